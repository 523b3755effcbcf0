/** The long statement of purpose. */
import type { SopWizardKey } from '../../../questionnaires/sopWizard.ts'
import type { WritingForm } from './form.ts'
import { SOP_WIZARD_COUNSEL } from './sopCounsel.ts'

/** The same parts as the short one, with more that may feed each. */
export const sopWizardForm: WritingForm<SopWizardKey> = {
  lengthKey: 'targetWordCount',
  toneKey: 'writingTone',
  defaultWords: 1000,
  tones: ['professional', 'conversational', 'academic', 'personal'],
  defaultTone: 'professional',
  application: 'ALWAYS',
  onlyWhile: [
    {
      keys: ['currentPosition', 'workExperience', 'industryExperience', 'professionalAchievements'],
      key: 'hasWorkExperience',
      option: 'true',
    },
  ],
  standIns: [],
  avoidKey: 'avoidMentioning',
  emphasis: {
    key: 'emphasizeAspects',
    keys: {
      'academic-preparation': ['significantCoursework', 'academicAchievements', 'scholarshipsAwards'],
      research: ['academicProjects', 'researchExperience', 'publications', 'specificInterestAreas'],
      'work-experience': ['workExperience', 'professionalAchievements', 'industryExperience', 'internships'],
      leadership: ['leadershipRoles', 'leadershipStory'],
      'personal-stories': ['definingMoment', 'challengeOvercome', 'failureAndLearning'],
      'career-goals': ['professionalGoals', 'postGraduationPlans', 'longTermVision', 'impactVision'],
      'university-fit': ['whyThisUniversity', 'facultyInterest', 'specificCourses', 'researchGroups'],
      community: [
        'contributionToUniversity',
        'extracurricularActivities',
        'volunteerWork',
        'communityInvolvement',
      ],
    },
  },
  counsel: SOP_WIZARD_COUNSEL,
  orders: {
    // Stories before the record.
    personal: ['opening', 'challenge', 'preparation', 'evidence', 'fit', 'goals'],
  },
  sections: [
    {
      job: 'opening',
      title: 'Where the interest began, and the programme',
      share: 0.1,
      parts: [
        { title: 'Where the interest began, and the programme', keys: ['definingMoment', 'whyThisField'] },
      ],
    },
    {
      job: 'preparation',
      title: 'Preparation: studies and recognition',
      share: 0.2,
      parts: [
        {
          title: 'Preparation: studies and recognition',
          keys: [
            'currentDegree',
            'currentUniversity',
            'graduationYear',
            'currentGPA',
            'fieldOfStudy',
            'academicRank',
            'significantCoursework',
            'academicAchievements',
            'scholarshipsAwards',
            'otherCertifications',
            'languageSkills',
            'additionalNotes',
          ],
        },
      ],
    },
    {
      job: 'evidence',
      title: 'Evidence: projects, research and work',
      share: 0.31,
      parts: [
        {
          title: 'Evidence: projects and research',
          keys: ['academicProjects', 'researchExperience', 'publications'],
        },
        {
          title: 'Evidence: practice and work',
          keys: [
            'internships',
            'currentPosition',
            'workExperience',
            'leadershipRoles',
            'industryExperience',
            'professionalAchievements',
          ],
        },
        {
          title: 'Evidence: skills, and what is done outside work and study',
          keys: [
            'skillsCompetencies',
            'volunteerWork',
            'communityInvolvement',
            'extracurricularActivities',
            'hobbiesInterests',
            'culturalBackground',
          ],
        },
      ],
    },
    {
      job: 'challenge',
      title: 'A problem and a failure, and what they taught',
      share: 0.17,
      parts: [
        { title: 'A problem, and what was done about it', keys: ['challengeOvercome'] },
        {
          title: 'New ways, and working with others',
          keys: ['innovationExample', 'leadershipStory', 'collaborationExperience'],
        },
        { title: 'A failure, and what it taught', keys: ['failureAndLearning'] },
      ],
    },
    {
      job: 'fit',
      title: 'Fit: why this programme, and what it would gain',
      share: 0.12,
      parts: [
        {
          title: 'Fit: why this degree, and why there',
          keys: [
            'careerMotivation',
            'whyThisUniversity',
            'specificCourses',
            'universityResources',
            'campusVisitExperience',
          ],
        },
        {
          title: 'Fit: with whom, and on which questions',
          keys: ['facultyInterest', 'researchGroups', 'specificInterestAreas'],
        },
        {
          title: 'What the programme would gain',
          keys: ['contributionToUniversity'],
        },
      ],
    },
    {
      job: 'goals',
      title: 'Goals: the first years and the long run',
      share: 0.1,
      parts: [
        {
          title: 'Goals: the first years and the long run',
          keys: [
            'postGraduationPlans',
            'professionalGoals',
            'contributionToField',
            'longTermVision',
            'impactVision',
          ],
        },
      ],
    },
  ],
}
