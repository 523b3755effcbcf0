/** What each answer has to do in a document: the gaps between answers depend on it. */

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
  /** Of a letter: what the student is like. */
  | 'PRAISE'
  /** Of a letter: beside other students. */
  | 'STANDING'
  /** Of a letter: how long and how closely its writer knows the student. */
  | 'ACQUAINTANCE'
  /** Of a letter: what the student has yet to learn. */
  | 'NEED'

/** The answers with each role. A key asks the same in each questionnaire that has it. */
const ROLES: readonly (readonly [AnswerRole, string])[] = [
  [
    'STORY',
    `problemSolvingStory definingMoment challengeOvercome leadershipStory innovationExample
collaborationExperience specificExamples standoutMoment problemSolvingExample leadershipInstance
innovativeApproach overcomingChallenges projectContributions personalStory challengesOvercome
leadershipExperience lifeChangingExperience significantChallenge proudestAccomplishment
ethicalDilemma changeYouInitiated adaptabilityStory collaborationExample riskTaken`,
  ],
  ['SETBACK', 'setbackLearning failureAndLearning momentOfFailure'],
  ['CHANGE', 'growthExperiences learningFromMistakes habitsChanged lessonsLearned'],
  [
    'ACTS',
    `workExperienceDetails internshipExperience academicProjects researchExperience workExperience
professionalAchievements internships leadershipRoles volunteerWork communityInvolvement
communityContribution`,
  ],
  ['REASON', 'fieldInterestOrigin whyThisField careerMotivation academicPassion'],
  [
    'GOAL',
    `shortTermGoals longTermGoals professionalGoals longTermVision postGraduationPlans futureImpact
academicGoals careerAspirations`,
  ],
  ['SCHOOL', 'universityInterest whyThisUniversity whyThisSchool'],
  ['COURSE', 'facultyConnections facultyInterest specificCourses researchGroups'],
  [
    'PRAISE',
    `studentStrengths characterQualities academicStrengths analyticalSkills technicalSkills
collaborationSkills teamwork workEthic reliability personalCharacter integrity`,
  ],
  ['STANDING', 'comparativeAssessment peerComparison'],
  [
    'ACQUAINTANCE',
    `recommenderRelation relationshipDuration relationshipContext coursesTeaching projectSupervision
interactionFrequency`,
  ],
  ['NEED', 'developmentAreas programFit'],
]
const ROLE_OF = new Map(ROLES.flatMap(([role, keys]) => keys.split(/\s+/u).map(key => [key, role] as const)))

/** What an answer has to do in a document; null where no gap depends on it. */
export function answerRole(key: string): AnswerRole | null {
  return ROLE_OF.get(key) ?? null
}

/** Every key of the table, for a test that some questionnaire asks it. */
export const KEYS_WITH_ROLE: readonly string[] = [...ROLE_OF.keys()]
