/** The quick statement of purpose. */
import type { SopQuickBackgroundKey, SopQuickKey } from '../../../questionnaires/sopQuick.ts'
import type { WritingForm } from './form.ts'
import { SOP_QUICK_COUNSEL } from './sopCounsel.ts'

/** One page, told from the interest to the goals. */
export const sopQuickForm: WritingForm<SopQuickKey | SopQuickBackgroundKey> = {
  lengthKey: 'wordCount',
  toneKey: 'writingTone',
  defaultWords: 1000,
  tones: ['classic-formal', 'formal-warm', 'conversational'],
  defaultTone: 'formal-warm',
  application: 'ALWAYS',
  counsel: SOP_QUICK_COUNSEL,
  onlyWhile: [
    {
      keys: ['currentCompany', 'currentJobTitle', 'workExperienceDetails', 'professionalExperience'],
      key: 'hasWorkExperience',
      option: 'yes',
    },
  ],
  standIns: [
    { key: 'academicBackground', for: ['currentDegree', 'currentUniversity', 'currentGPA'] },
    { key: 'academicAchievements', for: ['awardsHonors'] },
    {
      key: 'professionalExperience',
      for: ['currentCompany', 'workExperienceDetails', 'internshipExperience'],
    },
    { key: 'programInterest', for: ['universityInterest'] },
    { key: 'careerGoals', for: ['shortTermGoals', 'longTermGoals'] },
  ],
  sections: [
    {
      job: 'opening',
      title: 'Where the interest began, and the programme',
      share: 0.1,
      parts: [{ title: 'Where the interest began, and the programme', keys: ['fieldInterestOrigin'] }],
    },
    {
      job: 'preparation',
      title: 'Preparation: studies and recognition',
      share: 0.25,
      parts: [
        {
          title: 'Preparation: studies and recognition',
          keys: [
            'currentDegree',
            'currentUniversity',
            'graduationYear',
            'currentGPA',
            'academicBackground',
            'academicAchievements',
            'awardsHonors',
            'additionalInformation',
          ],
        },
      ],
    },
    {
      job: 'evidence',
      title: 'Evidence: projects, research and work',
      share: 0.25,
      parts: [
        {
          title: 'Evidence: projects and research',
          keys: ['academicProjects', 'researchExperience', 'publications'],
        },
        {
          title: 'Evidence: practice and work',
          keys: [
            'internshipExperience',
            'currentJobTitle',
            'currentCompany',
            'workExperienceDetails',
            'professionalExperience',
          ],
        },
      ],
    },
    {
      job: 'challenge',
      title: 'A problem and a setback, and what they taught',
      share: 0.15,
      parts: [
        { title: 'A problem, and what was done about it', keys: ['problemSolvingStory'] },
        { title: 'A setback, and what it taught', keys: ['setbackLearning'] },
      ],
    },
    {
      job: 'fit',
      title: 'Fit: why this programme, and what it would gain',
      share: 0.15,
      parts: [
        {
          title: 'Fit: why this programme, and with whom',
          keys: ['universityInterest', 'programInterest', 'facultyConnections'],
        },
        { title: 'What the programme would gain', keys: ['futureContributions', 'campusInvolvement'] },
      ],
    },
    {
      job: 'goals',
      title: 'Goals: the first years and the long run',
      share: 0.1,
      parts: [
        {
          title: 'Goals: the first years and the long run',
          keys: ['shortTermGoals', 'careerGoals', 'longTermGoals'],
        },
      ],
    },
  ],
}
