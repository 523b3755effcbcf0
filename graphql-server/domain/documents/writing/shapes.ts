/** What good documents of each kind are made of, as data: the order, the weight and what may feed each part. */
import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import type { SopQuickBackgroundKey, SopQuickKey } from '../../questionnaires/sopQuick.ts'

/** A paragraph of its own when the section has room for several; otherwise a stretch of the section's one paragraph. */
export type ShapePart<Key extends string = string> = { title: string; keys: readonly Key[] }

export type ShapeSection<Key extends string = string> = {
  job: string
  /** The line of the outline when the section is one paragraph. */
  title: string
  /** Share of the words, 0 to 1; the shares of a shape sum to 1. */
  share: number
  parts: readonly ShapePart<Key>[]
  /** Where it holds a sentence or two only, it opens the next section instead, under this line. */
  titleWithNext?: string
}

export type DocumentShape<Key extends string = string> = {
  /** The questions that steer length and tone. */
  lengthKey: Key
  toneKey: Key
  defaultWords: number
  /** Answers that count only while another has this option. */
  onlyWhile: readonly { keys: readonly Key[]; key: Key; option: string }[]
  /** Background that counts only while none of these questions is answered: it would tell the same twice. */
  standIns: readonly { key: Key; for: readonly Key[] }[]
  sections: readonly ShapeSection<Key>[]
}

export type SopQuickFeed = SopQuickKey | SopQuickBackgroundKey

const sopQuick: DocumentShape<SopQuickFeed> = {
  lengthKey: 'wordCount',
  toneKey: 'writingTone',
  defaultWords: 1000,
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
      titleWithNext: 'Preparation, and what came of it',
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

/** A shape for every kind of document that can be written, by its questionnaire. */
export const SHAPES: Partial<Record<DocumentType, Partial<Record<QuestionnaireForm, DocumentShape>>>> = {
  SOP: { QUICK: sopQuick },
}

/** @throws Error when nothing of this kind can be written; offering it is a fault of ours. */
export function shapeOf(type: DocumentType, form: QuestionnaireForm): DocumentShape {
  const shape = SHAPES[type]?.[form]
  if (shape === undefined) throw new Error(`There is no plan for ${type} ${form}`)
  return shape
}
