/** What each answer has to do in a document: the gaps between answers depend on it. */
import type { DocumentType, QuestionnaireForm } from '../../../../generated/prisma/enums.ts'
import type { EssayQuickKey } from '../../../questionnaires/essayQuick.ts'
import type { EssayWizardKey } from '../../../questionnaires/essayWizard.ts'
import type { LorQuickKey } from '../../../questionnaires/lorQuick.ts'
import type { LorWizardKey } from '../../../questionnaires/lorWizard.ts'
import { questionnaireName } from '../../../questionnaires/sameAnswers.ts'
import type { SopQuickKey } from '../../../questionnaires/sopQuick.ts'
import type { SopWizardKey } from '../../../questionnaires/sopWizard.ts'

export type AnswerRole =
  /** One event with a beginning and an end. */
  | 'STORY'
  /** A failure, and what is done differently since. */
  | 'SETBACK'
  /** What is done differently since a failure, or has changed in somebody. */
  | 'CHANGE'
  /** What somebody does or did: work, projects, research. */
  | 'ACTS'
  /** Why the field, or why now. */
  | 'REASON'
  | 'GOAL'
  /** Why this school. */
  | 'SCHOOL'
  /** Courses, teachers and laboratories there. */
  | 'COURSE'
  /** The year of the degree. */
  | 'GRADUATION'
  /** Of a letter: what the student is like. */
  | 'PRAISE'
  /** Of a letter: beside other students. */
  | 'STANDING'
  /** Of a letter: how long and how closely its writer knows the student. */
  | 'ACQUAINTANCE'
  /** Of a letter: what the student has yet to learn. */
  | 'NEED'

type Roles<Key extends string> = { readonly [K in Key]?: AnswerRole }

const SOP_QUICK: Roles<SopQuickKey> = {
  graduationYear: 'GRADUATION',
  workExperienceDetails: 'ACTS',
  internshipExperience: 'ACTS',
  problemSolvingStory: 'STORY',
  fieldInterestOrigin: 'REASON',
  facultyConnections: 'COURSE',
  setbackLearning: 'SETBACK',
  academicProjects: 'ACTS',
  researchExperience: 'ACTS',
  shortTermGoals: 'GOAL',
  longTermGoals: 'GOAL',
  universityInterest: 'SCHOOL',
}

const SOP_WIZARD: Roles<SopWizardKey> = {
  graduationYear: 'GRADUATION',
  academicProjects: 'ACTS',
  researchExperience: 'ACTS',
  workExperience: 'ACTS',
  professionalAchievements: 'ACTS',
  internships: 'ACTS',
  leadershipRoles: 'ACTS',
  whyThisUniversity: 'SCHOOL',
  facultyInterest: 'COURSE',
  specificCourses: 'COURSE',
  researchGroups: 'COURSE',
  whyThisField: 'REASON',
  careerMotivation: 'REASON',
  professionalGoals: 'GOAL',
  longTermVision: 'GOAL',
  postGraduationPlans: 'GOAL',
  definingMoment: 'STORY',
  challengeOvercome: 'STORY',
  failureAndLearning: 'SETBACK',
  leadershipStory: 'STORY',
  innovationExample: 'STORY',
  collaborationExperience: 'STORY',
  volunteerWork: 'ACTS',
  communityInvolvement: 'ACTS',
}

const LOR_QUICK: Roles<LorQuickKey> = {
  recommenderRelation: 'ACQUAINTANCE',
  relationshipDuration: 'ACQUAINTANCE',
  studentStrengths: 'PRAISE',
  specificExamples: 'STORY',
  characterQualities: 'PRAISE',
  comparativeAssessment: 'STANDING',
}

const LOR_WIZARD: Roles<LorWizardKey> = {
  relationshipDuration: 'ACQUAINTANCE',
  relationshipContext: 'ACQUAINTANCE',
  coursesTeaching: 'ACQUAINTANCE',
  projectSupervision: 'ACQUAINTANCE',
  interactionFrequency: 'ACQUAINTANCE',
  academicStrengths: 'PRAISE',
  analyticalSkills: 'PRAISE',
  technicalSkills: 'PRAISE',
  standoutMoment: 'STORY',
  problemSolvingExample: 'STORY',
  leadershipInstance: 'STORY',
  innovativeApproach: 'STORY',
  overcomingChallenges: 'STORY',
  projectContributions: 'STORY',
  collaborationSkills: 'PRAISE',
  teamwork: 'PRAISE',
  workEthic: 'PRAISE',
  reliability: 'PRAISE',
  personalCharacter: 'PRAISE',
  integrity: 'PRAISE',
  peerComparison: 'STANDING',
  developmentAreas: 'NEED',
  programFit: 'NEED',
}

const ESSAY_QUICK: Roles<EssayQuickKey> = {
  personalStory: 'STORY',
  challengesOvercome: 'STORY',
  leadershipExperience: 'STORY',
  growthExperiences: 'CHANGE',
  futureImpact: 'GOAL',
}

const ESSAY_WIZARD: Roles<EssayWizardKey> = {
  lifeChangingExperience: 'STORY',
  significantChallenge: 'STORY',
  proudestAccomplishment: 'STORY',
  momentOfFailure: 'SETBACK',
  learningFromMistakes: 'CHANGE',
  ethicalDilemma: 'STORY',
  academicPassion: 'REASON',
  academicGoals: 'GOAL',
  leadershipExperience: 'STORY',
  habitsChanged: 'CHANGE',
  lessonsLearned: 'CHANGE',
  communityContribution: 'ACTS',
  changeYouInitiated: 'STORY',
  adaptabilityStory: 'STORY',
  careerAspirations: 'GOAL',
  whyThisSchool: 'SCHOOL',
  collaborationExample: 'STORY',
  riskTaken: 'STORY',
}

const ROLES = { SOP_QUICK, SOP_WIZARD, LOR_QUICK, LOR_WIZARD, ESSAY_QUICK, ESSAY_WIZARD }

/** What an answer has to do; null where no gap depends on it. */
export function answerRole(
  { type, form }: { type: DocumentType; form: QuestionnaireForm },
  key: string,
): AnswerRole | null {
  const roles: Roles<string> = ROLES[questionnaireName(type, form)]
  return roles[key] ?? null
}
