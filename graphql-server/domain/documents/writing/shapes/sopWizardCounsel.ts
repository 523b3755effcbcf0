/** What a counsellor would ask for next in the long statement of purpose, in the order in which answering helps most. */
import type { SopWizardKey } from '../../../questionnaires/sopWizard.ts'
import { type Counsel, SOP_QUICK_COUNSEL } from '../advice.ts'

const quick = (key: keyof typeof SOP_QUICK_COUNSEL): Counsel => {
  const counsel = SOP_QUICK_COUNSEL[key]
  if (counsel === undefined) throw new Error(`There is no counsel on ${key}`)
  return counsel
}

export const SOP_WIZARD_COUNSEL: Readonly<Partial<Record<SopWizardKey, Counsel>>> = {
  challengeOvercome: quick('problemSolvingStory'),
  whyThisField: quick('fieldInterestOrigin'),
  facultyInterest: quick('facultyConnections'),
  failureAndLearning: quick('setbackLearning'),
  contributionToUniversity: quick('campusInvolvement'),
  academicProjects: quick('academicProjects'),
  workExperience: quick('workExperienceDetails'),
  professionalGoals: quick('shortTermGoals'),
  whyThisUniversity: quick('universityInterest'),
  researchExperience: quick('researchExperience'),
  careerMotivation: {
    enough: 50,
    missing: 'Say what you cannot do yet that this degree would let you do.',
    short: 'Name the piece of work at which you noticed the gap, and what in the programme closes it.',
  },
  longTermVision: quick('longTermGoals'),
  definingMoment: {
    enough: 70,
    missing: 'Describe one scene that set your direction: where you were, what you saw, what you decided.',
    short: 'Add where and when it was, what was said or done, and what you did next.',
  },
  specificCourses: {
    enough: 40,
    missing: 'Name two or three courses there, each with the gap in your training that it would close.',
    short: 'For each course add what you have had to do without it so far.',
  },
  internships: quick('internshipExperience'),
  leadershipStory: {
    enough: 70,
    missing: 'Tell of one decision that was yours and that some disagreed with.',
    short: 'Add who disagreed, what you did about it, and what came of the decision.',
  },
  significantCoursework: {
    enough: 40,
    missing: 'Name two or three courses, each with what you can do now that you could not do before.',
    short: 'Add what you built, proved or measured in each course.',
  },
  scholarshipsAwards: quick('awardsHonors'),
}
