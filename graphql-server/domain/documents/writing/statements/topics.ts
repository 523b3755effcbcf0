/** Which part of life a question asks about, and with which question a statement from elsewhere is told. */
import type { DocumentType, QuestionnaireForm } from '../../../../generated/prisma/enums.ts'
import type { EssayQuickKey } from '../../../questionnaires/essayQuick.ts'
import type { EssayWizardKey } from '../../../questionnaires/essayWizard.ts'
import type { LorQuickKey } from '../../../questionnaires/lorQuick.ts'
import type { LorWizardKey } from '../../../questionnaires/lorWizard.ts'
import { questionnaireName, SAME_ANSWERS } from '../../../questionnaires/sameAnswers.ts'
import type { SopQuickKey } from '../../../questionnaires/sopQuick.ts'
import type { SopWizardKey } from '../../../questionnaires/sopWizard.ts'
import type { Said, StatementTopic } from './statement.ts'

/**
 * The part of life of each section's questions, with exceptions by key. What is in neither says nothing about a life:
 * names, addresses, preferences, targets.
 */
type Topics<Key extends string> = {
  sections: Readonly<Record<string, StatementTopic>>
  keys?: { readonly [K in Key]?: StatementTopic | null }
  background?: Readonly<Record<string, StatementTopic>>
  /** The question that statements of a part of life are told with. */
  tellsWith: { readonly [Topic in StatementTopic]?: Key }
}

const SOP_QUICK: Topics<SopQuickKey> = {
  sections: {
    studies: 'STUDY',
    work: 'WORK',
    stories: 'EXPERIENCES',
    achievements: 'PROJECTS',
    goals: 'GOALS',
  },
  keys: {
    fieldInterestOrigin: 'STUDY',
    facultyConnections: 'SCHOOLS',
    campusInvolvement: 'PEOPLE',
    universityInterest: 'SCHOOLS',
    futureContributions: 'SCHOOLS',
    additionalInformation: 'BACKGROUND',
  },
  background: {
    academicBackground: 'STUDY',
    academicAchievements: 'PROJECTS',
    professionalExperience: 'WORK',
    careerGoals: 'GOALS',
    programInterest: 'SCHOOLS',
  },
  tellsWith: {
    STUDY: 'fieldInterestOrigin',
    WORK: 'workExperienceDetails',
    PROJECTS: 'academicProjects',
    EXPERIENCES: 'problemSolvingStory',
    PEOPLE: 'campusInvolvement',
    BACKGROUND: 'additionalInformation',
    GOALS: 'shortTermGoals',
    SCHOOLS: 'universityInterest',
  },
}

const SOP_WIZARD: Topics<SopWizardKey> = {
  sections: {
    academic: 'STUDY',
    professional: 'WORK',
    target: 'SCHOOLS',
    motivation: 'GOALS',
    stories: 'EXPERIENCES',
  },
  keys: {
    targetUniversity: null,
    targetProgram: null,
    academicProjects: 'PROJECTS',
    researchExperience: 'PROJECTS',
    publications: 'PROJECTS',
    whyThisField: 'STUDY',
    specificInterestAreas: 'STUDY',
    contributionToUniversity: 'SCHOOLS',
    leadershipStory: 'PEOPLE',
    collaborationExperience: 'PEOPLE',
    extracurricularActivities: 'PEOPLE',
    volunteerWork: 'PEOPLE',
    communityInvolvement: 'PEOPLE',
    hobbiesInterests: 'BACKGROUND',
    culturalBackground: 'BACKGROUND',
    languageSkills: 'BACKGROUND',
    additionalNotes: 'BACKGROUND',
  },
  tellsWith: {
    STUDY: 'whyThisField',
    WORK: 'workExperience',
    PROJECTS: 'academicProjects',
    EXPERIENCES: 'challengeOvercome',
    PEOPLE: 'communityInvolvement',
    BACKGROUND: 'culturalBackground',
    GOALS: 'professionalGoals',
    SCHOOLS: 'whyThisUniversity',
  },
}

const LOR_QUICK: Topics<LorQuickKey> = {
  sections: { recommender: 'LETTERS', evidence: 'LETTERS', recommendation: 'LETTERS' },
  keys: { recommenderName: null },
  tellsWith: { LETTERS: 'specificExamples' },
}

const LOR_WIZARD: Topics<LorWizardKey> = {
  sections: {
    recommender: 'LETTERS',
    relationship: 'LETTERS',
    academic: 'LETTERS',
    examples: 'LETTERS',
    qualities: 'LETTERS',
    comparison: 'LETTERS',
    future: 'LETTERS',
  },
  keys: { recommenderName: null, programFit: 'SCHOOLS' },
  tellsWith: { LETTERS: 'standoutMoment' },
}

const ESSAY_QUICK: Topics<EssayQuickKey> = {
  sections: { story: 'EXPERIENCES', self: 'BACKGROUND', future: 'GOALS' },
  keys: { leadershipExperience: 'PEOPLE' },
  tellsWith: {
    STUDY: 'passionsInterests',
    WORK: 'growthExperiences',
    PROJECTS: 'passionsInterests',
    EXPERIENCES: 'challengesOvercome',
    PEOPLE: 'leadershipExperience',
    BACKGROUND: 'uniquePerspective',
    GOALS: 'futureImpact',
  },
}

const ESSAY_WIZARD: Topics<EssayWizardKey> = {
  sections: {
    background: 'BACKGROUND',
    experiences: 'EXPERIENCES',
    values: 'BACKGROUND',
    academic: 'STUDY',
    leadership: 'PEOPLE',
    growth: 'EXPERIENCES',
    future: 'GOALS',
    prompts: 'EXPERIENCES',
  },
  keys: {
    communityInfluence: 'PEOPLE',
    academicGoals: 'GOALS',
    contributionPlans: 'SCHOOLS',
    whyThisSchool: 'SCHOOLS',
    diversityContribution: 'BACKGROUND',
    globalPerspective: 'BACKGROUND',
    collaborationExample: 'PEOPLE',
    roleModel: 'PEOPLE',
    bookInfluence: 'BACKGROUND',
    innovativeIdea: 'PROJECTS',
    uniqueQualities: 'BACKGROUND',
  },
  tellsWith: {
    STUDY: 'academicPassion',
    WORK: 'skillsDeveloped',
    PROJECTS: 'innovativeIdea',
    EXPERIENCES: 'significantChallenge',
    PEOPLE: 'communityContribution',
    BACKGROUND: 'personalBackground',
    GOALS: 'careerAspirations',
    SCHOOLS: 'whyThisSchool',
  },
}

const TOPICS = { SOP_QUICK, SOP_WIZARD, LOR_QUICK, LOR_WIZARD, ESSAY_QUICK, ESSAY_WIZARD }

/** Fields of the profile that tell something; budget, dates and scores are settings. */
export const PROFILE_TOPICS = {
  academicBackground: 'STUDY',
  workExperience: 'WORK',
  studyInterests: 'STUDY',
} as const satisfies Record<string, StatementTopic>

/** The part of life that an answer is about; null where it says nothing about a life. */
export function topicOf({
  asked,
  section,
  key,
}: {
  asked: { type: DocumentType; form: QuestionnaireForm }
  /** The key of the question's section; null for background. */
  section: string | null
  key: string
}): StatementTopic | null {
  const { sections, keys, background }: Topics<string> = TOPICS[questionnaireName(asked.type, asked.form)]
  const own = keys?.[key]
  if (own !== undefined) return own
  return (section === null ? background?.[key] : sections[section]) ?? null
}

/** The question of a questionnaire that statements of a part of life are told with; null if they have no place there. */
export function tellsWith(
  { type, form }: { type: DocumentType; form: QuestionnaireForm },
  topic: StatementTopic,
): string | null {
  const { tellsWith: places }: Topics<string> = TOPICS[questionnaireName(type, form)]
  return places[topic] ?? null
}

/** One name for a question that several questionnaires or the profile ask. */
export function commonQuestion({ asked, key }: Pick<Said, 'asked' | 'key'>): string {
  const name = asked === null ? 'profile' : questionnaireName(asked.type, asked.form)
  const at = SAME_ANSWERS.findIndex(same =>
    asked === null ? same.profile === key : same[questionnaireName(asked.type, asked.form)] === key,
  )
  return at >= 0 ? `same ${at}` : `${name} ${key}`
}
