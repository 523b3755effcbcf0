/**
 * Which questions of the six questionnaires are the same, and which fields of the account and the profile answer them.
 * The table lets known answers be offered. Keys are checked by their questionnaire: an unknown key does not compile.
 */
import type { DocumentType, QuestionnaireForm } from '../../generated/prisma/enums.ts'
import type { EssayQuickKey } from './essayQuick.ts'
import type { EssayWizardKey } from './essayWizard.ts'
import type { LorQuickKey } from './lorQuick.ts'
import type { LorWizardKey } from './lorWizard.ts'
import type { SopQuickKey } from './sopQuick.ts'
import type { SopWizardKey } from './sopWizard.ts'

type Keys = {
  SOP_QUICK: SopQuickKey
  SOP_WIZARD: SopWizardKey
  LOR_QUICK: LorQuickKey
  LOR_WIZARD: LorWizardKey
  ESSAY_QUICK: EssayQuickKey
  ESSAY_WIZARD: EssayWizardKey
}

/** Fields outside the questionnaires that answer questions, all of them texts. */
export type AccountField = 'fullName' | 'email'
export type ProfileField = 'workExperience' | 'studyInterests' | 'intendedStartDate'
/** Fields of a document's target that were entered outside its questionnaire. */
export type DocumentField = 'course' | 'targetUniversity'

/** A question that occurs in several places, at most once in each questionnaire. */
export type SameAnswer = { readonly [Name in keyof Keys]?: Keys[Name] } & {
  readonly account?: AccountField
  readonly profile?: ProfileField
  readonly document?: DocumentField
}

/** Letters describe the student in another person's words. Their stories are not the student's. */
export const SAME_ANSWERS: readonly SameAnswer[] = [
  {
    SOP_QUICK: 'studentFullName',
    SOP_WIZARD: 'fullName',
    LOR_WIZARD: 'studentFullName',
    ESSAY_WIZARD: 'fullName',
    account: 'fullName',
  },
  {
    SOP_QUICK: 'studentEmail',
    SOP_WIZARD: 'email',
    LOR_WIZARD: 'studentEmail',
    ESSAY_WIZARD: 'email',
    account: 'email',
  },
  {
    SOP_WIZARD: 'targetProgram',
    LOR_WIZARD: 'programApplying',
    ESSAY_WIZARD: 'targetProgram',
    document: 'course',
  },
  {
    SOP_WIZARD: 'targetUniversity',
    LOR_WIZARD: 'targetUniversity',
    ESSAY_WIZARD: 'targetUniversity',
    document: 'targetUniversity',
  },
  { SOP_WIZARD: 'applicationSemester', profile: 'intendedStartDate' },

  { SOP_QUICK: 'currentUniversity', SOP_WIZARD: 'currentUniversity' },
  { SOP_QUICK: 'currentDegree', SOP_WIZARD: 'currentDegree' },
  { SOP_QUICK: 'graduationYear', SOP_WIZARD: 'graduationYear' },
  { SOP_QUICK: 'currentGPA', SOP_WIZARD: 'currentGPA' },
  { SOP_QUICK: 'academicProjects', SOP_WIZARD: 'academicProjects' },
  { SOP_QUICK: 'researchExperience', SOP_WIZARD: 'researchExperience' },
  { SOP_QUICK: 'publications', SOP_WIZARD: 'publications' },
  { SOP_QUICK: 'awardsHonors', SOP_WIZARD: 'scholarshipsAwards' },

  { SOP_QUICK: 'currentJobTitle', SOP_WIZARD: 'currentPosition' },
  { SOP_QUICK: 'workExperienceDetails', SOP_WIZARD: 'workExperience', profile: 'workExperience' },
  { SOP_QUICK: 'internshipExperience', SOP_WIZARD: 'internships' },

  { SOP_WIZARD: 'specificInterestAreas', ESSAY_WIZARD: 'researchInterests', profile: 'studyInterests' },
  { SOP_QUICK: 'fieldInterestOrigin', SOP_WIZARD: 'whyThisField' },
  {
    SOP_QUICK: 'problemSolvingStory',
    SOP_WIZARD: 'challengeOvercome',
    ESSAY_QUICK: 'challengesOvercome',
    ESSAY_WIZARD: 'significantChallenge',
  },
  { SOP_QUICK: 'setbackLearning', SOP_WIZARD: 'failureAndLearning', ESSAY_WIZARD: 'momentOfFailure' },
  {
    SOP_WIZARD: 'definingMoment',
    ESSAY_QUICK: 'personalStory',
    ESSAY_WIZARD: 'lifeChangingExperience',
  },
  {
    SOP_WIZARD: 'leadershipStory',
    ESSAY_QUICK: 'leadershipExperience',
    ESSAY_WIZARD: 'leadershipExperience',
  },
  { SOP_WIZARD: 'collaborationExperience', ESSAY_WIZARD: 'collaborationExample' },
  { SOP_WIZARD: 'communityInvolvement', ESSAY_WIZARD: 'communityContribution' },
  { SOP_WIZARD: 'culturalBackground', ESSAY_WIZARD: 'culturalIdentity' },
  { ESSAY_QUICK: 'growthExperiences', ESSAY_WIZARD: 'personalGrowthJourney' },
  { ESSAY_QUICK: 'uniquePerspective', ESSAY_WIZARD: 'uniqueQualities' },
  { ESSAY_QUICK: 'diversityContribution', ESSAY_WIZARD: 'diversityContribution' },
  { ESSAY_QUICK: 'essayPrompt', ESSAY_WIZARD: 'essayPrompt' },

  { SOP_QUICK: 'facultyConnections', SOP_WIZARD: 'facultyInterest' },
  { SOP_QUICK: 'universityInterest', SOP_WIZARD: 'whyThisUniversity', ESSAY_WIZARD: 'whyThisSchool' },
  {
    SOP_QUICK: 'futureContributions',
    SOP_WIZARD: 'contributionToUniversity',
    ESSAY_WIZARD: 'contributionPlans',
  },
  { SOP_QUICK: 'shortTermGoals', SOP_WIZARD: 'professionalGoals', ESSAY_WIZARD: 'careerAspirations' },
  { SOP_QUICK: 'longTermGoals', SOP_WIZARD: 'longTermVision' },
  { SOP_WIZARD: 'impactVision', ESSAY_QUICK: 'futureImpact', ESSAY_WIZARD: 'impactVision' },

  { LOR_QUICK: 'recommenderName', LOR_WIZARD: 'recommenderName' },
  { LOR_QUICK: 'recommenderTitle', LOR_WIZARD: 'recommenderTitle' },
  { LOR_QUICK: 'recommenderRelation', LOR_WIZARD: 'relationshipContext' },
  { LOR_QUICK: 'relationshipDuration', LOR_WIZARD: 'relationshipDuration' },
  { LOR_QUICK: 'specificExamples', LOR_WIZARD: 'standoutMoment' },
  { LOR_QUICK: 'academicPerformance', LOR_WIZARD: 'academicPerformance' },
  { LOR_QUICK: 'characterQualities', LOR_WIZARD: 'personalCharacter' },
  { LOR_QUICK: 'comparativeAssessment', LOR_WIZARD: 'peerComparison' },
  { LOR_QUICK: 'studentStrengths', LOR_WIZARD: 'uniqueStrengths' },
]

/** A questionnaire's name in the table. */
export function questionnaireName(type: DocumentType, form: QuestionnaireForm): keyof Keys {
  return `${type}_${form}`
}
