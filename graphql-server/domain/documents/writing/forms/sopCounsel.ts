/** What a counsellor would ask for next in a statement of purpose, in the order in which answering helps most. */
import type { SopQuickKey } from '../../../questionnaires/sopQuick.ts'
import type { SopWizardKey } from '../../../questionnaires/sopWizard.ts'
import type { Counsel } from './form.ts'

/** The quick statement of purpose, in the order in which answering helps most. */
export const SOP_QUICK_COUNSEL = {
  problemSolvingStory: {
    enough: 120,
    missing:
      'Tell one problem from start to end: what was wrong, what you tried first, what worked, and a figure for the result.',
    short:
      'Say how large the problem was, what you tried that did not work, which step was yours, and what changed, with a figure (hours, money, people, per cent).',
    noFigure: 'Put a figure on the result: how many people, hours, rupees or per cent before and after.',
  },
  fieldInterestOrigin: {
    enough: 70,
    missing:
      'Describe the one moment when this field caught you: where you were, what you saw, what you did next.',
    short:
      'Add where and when it happened and the first thing that you then did about it: a course, a book, something you built.',
  },
  facultyConnections: {
    enough: 70,
    missing:
      'Name one to three professors or labs, one paper or project of each, and how it meets something that you have done.',
    short:
      'For each name add one paper or project that you have read, and the question of your own that it touches.',
  },
  setbackLearning: {
    enough: 70,
    missing:
      'Tell of something that went wrong and was partly your doing, and what you have done differently since.',
    short: 'Add what your own part in it was, and one later occasion on which you did it differently.',
  },
  workExperienceDetails: {
    enough: 90,
    missing: 'Give one or two results from your work: what was wrong, what you changed, what came of it.',
    short:
      'Add one more result: the size of the team or budget, the step that you decided, and the figure before and after.',
    noFigure:
      'Add figures: the size of the team, the budget, the time saved or the share by which something rose or fell.',
  },
  academicProjects: {
    enough: 70,
    missing: 'Describe the project closest to this course: the question, your part, the method, the outcome.',
    short:
      'Say which part was yours, which method or tool you chose and why, and how you measured the outcome.',
    noFigure: 'Say how you measured the outcome: accuracy, load, cost, time, or how many people used it.',
  },
  researchExperience: {
    enough: 60,
    missing: 'If you have done research, say with whom, on what question, for how long, and what you found.',
    short: 'Add the question, the method, how long you worked on it, and what you found.',
  },
  universityInterest: {
    enough: 60,
    missing:
      'Name two things about this university that would not be true of the next on your list: a course, a studio, a facility, a way of teaching.',
    short: 'Name one course and one facility or group by name, and what you would use each of them for.',
  },
  shortTermGoals: {
    enough: 45,
    missing:
      'Say which role, at what kind of place, on which problem you want to work in the first years after the degree.',
    short:
      'Name the role, the kind of employer and the problem, and the skill that the programme must give you for it.',
  },
  longTermGoals: {
    enough: 45,
    missing: 'Say what should be different in ten years because of your work, and for whom.',
    short: 'Add for whom it should be different, where, and what you would have built or led by then.',
  },
  campusInvolvement: {
    enough: 50,
    missing:
      'Name one club, team or initiative that you would join, and what you have already done that you would bring to it.',
    short:
      'Add what you have already run or taken part in: for how long, with how many people, and what came of it.',
  },
  internshipExperience: {
    enough: 50,
    missing:
      'If you have done an internship, say where, when, and the one piece of work that you would talk about in an interview.',
    short: 'Add when it was, the one task that was yours, and what it was used for afterwards.',
  },
  futureContributions: {
    enough: 40,
    missing:
      'Say what your classmates would gain from you: a skill, an industry, a place that you know from within.',
    short: 'Give one example of having shared that skill or point of view with others.',
  },
  awardsHonors: {
    enough: 12,
    missing: 'If you have awards, give the year of each and out of how many it was chosen.',
    short: 'Add the year and out of how many it was chosen.',
  },
} satisfies Partial<Record<SopQuickKey, Counsel>>

/** The long statement of purpose. */
export const SOP_WIZARD_COUNSEL: Readonly<Partial<Record<SopWizardKey, Counsel>>> = {
  challengeOvercome: SOP_QUICK_COUNSEL.problemSolvingStory,
  whyThisField: SOP_QUICK_COUNSEL.fieldInterestOrigin,
  facultyInterest: SOP_QUICK_COUNSEL.facultyConnections,
  failureAndLearning: SOP_QUICK_COUNSEL.setbackLearning,
  contributionToUniversity: SOP_QUICK_COUNSEL.campusInvolvement,
  academicProjects: SOP_QUICK_COUNSEL.academicProjects,
  workExperience: SOP_QUICK_COUNSEL.workExperienceDetails,
  professionalGoals: SOP_QUICK_COUNSEL.shortTermGoals,
  whyThisUniversity: SOP_QUICK_COUNSEL.universityInterest,
  researchExperience: SOP_QUICK_COUNSEL.researchExperience,
  careerMotivation: {
    enough: 50,
    missing: 'Say what you cannot do yet that this degree would let you do.',
    short: 'Name the piece of work at which you noticed the gap, and what in the programme closes it.',
  },
  longTermVision: SOP_QUICK_COUNSEL.longTermGoals,
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
  internships: SOP_QUICK_COUNSEL.internshipExperience,
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
  scholarshipsAwards: SOP_QUICK_COUNSEL.awardsHonors,
}
