/** What a counsellor would ask for next in an essay, in the order in which answering helps most. */
import type { EssayQuickKey } from '../../../questionnaires/essayQuick.ts'
import type { EssayWizardKey } from '../../../questionnaires/essayWizard.ts'
import type { EssayRole } from './essay.ts'
import type { Counsel } from './form.ts'

const LEADERSHIP: Counsel = {
  enough: 70,
  missing: 'If the prompt asks for it, tell of one decision that was yours and that some disagreed with.',
  short: 'Add who disagreed, what you said or did, and what came of it.',
}
const CLASS: Counsel = {
  enough: 45,
  missing: 'Name a place, a trade, a language or an experience that few in the class will know from within.',
  short: 'Add one situation in which others gained from it.',
}

export const ESSAY_QUICK_COUNSEL: Readonly<Partial<Record<EssayQuickKey, Counsel>>> = {
  personalStory: {
    enough: 150,
    missing: 'Tell the one event that answers the prompt: where you were, what was said, what you did next.',
    short: 'Add what was said or done at the turning point, in the order in which it happened.',
  },
  challengesOvercome: {
    enough: 90,
    missing: 'Say what was hard, what you tried first, and what worked in the end.',
    short: 'Add the first attempt that did not work, and what it cost.',
  },
  growthExperiences: {
    enough: 70,
    missing: 'Set what you did before against what you do now.',
    short: 'Add one later occasion on which you did it differently.',
  },
  uniquePerspective: {
    enough: 70,
    missing: 'Describe something that you notice and others pass by, and where you learned to see it.',
    short: 'Add where you learned to look at it like that, and one time when it mattered.',
  },
  passionsInterests: {
    enough: 60,
    missing:
      'Describe one thing that you do unasked, with a detail that only someone who does it would know.',
    short: 'Add a detail that only someone who does it would know.',
  },
  futureImpact: {
    enough: 50,
    missing: 'Say for whom you want to make a difference, and what its first small sign would be.',
    short: 'Add for whom, where, and what the first small sign of it would be.',
  },
  diversityContribution: CLASS,
  leadershipExperience: LEADERSHIP,
}

export const ESSAY_WIZARD_COUNSEL: Readonly<Partial<Record<EssayWizardKey, Counsel>>> = {
  lifeChangingExperience: {
    enough: 120,
    missing: 'Tell one experience as a scene: where you were, what happened, what you did next.',
    short: 'Add what was said or done at the turning point, and what you did in the days after.',
  },
  significantChallenge: {
    enough: 120,
    missing: 'Tell one challenge from start to end: what was hard, what you tried first, what worked.',
    short: 'Add the first attempt that did not work, which step was yours, and what changed.',
    noFigure: 'Put a figure on it: how long it took, how many people it touched, what changed.',
  },
  academicPassion: {
    enough: 70,
    missing: 'Describe the subject that you return to unasked, and the last thing that you did about it.',
    short: 'Add one thing that you read, built or asked because of it.',
  },
  leadershipExperience: LEADERSHIP,
  communityContribution: {
    enough: 80,
    missing: 'Say what you did for a community, for how long, and what was different afterwards.',
    short: 'Add how often, with how many people, and what was different afterwards.',
  },
  momentOfFailure: {
    enough: 80,
    missing: 'Tell of something that went wrong and was partly your doing.',
    short: 'Add what your own part in it was, and what you did on the next day.',
  },
  learningFromMistakes: {
    enough: 40,
    missing: 'Say what you do differently since a mistake of yours.',
    short: 'Add one later occasion on which you did it differently.',
  },
  personalBackground: {
    enough: 60,
    missing:
      'Say where you come from in two or three plain sentences: the place, the people, the work they do.',
    short: 'Add one thing that could be seen or heard there.',
  },
  impactVision: {
    enough: 45,
    missing: 'Say for whom you want to make a difference, and what its first sign would be.',
    short: 'Add for whom, where, and what the first sign of it would be.',
  },
  careerAspirations: {
    enough: 45,
    missing: 'Say which work you want to do, where, and on which problem.',
    short: 'Name the kind of place, the problem, and the first step towards it.',
  },
  whyThisSchool: {
    enough: 70,
    missing: 'Name two things about this school that would not be true of the next one on your list.',
    short: 'Name one course and one group or custom, and what you would do with each.',
  },
  diversityContribution: CLASS,
  lessonsLearned: {
    enough: 40,
    missing: 'Name one lesson and the occasion that taught it.',
    short: 'Add the occasion that taught it.',
  },
}

/** Where an answer has no counsel of its own. */
export const COUNSEL_BY_ROLE: Readonly<Partial<Record<EssayRole, Counsel>>> = {
  SCENE: {
    enough: 70,
    missing: 'Tell it as one scene: where you were, what happened, what you did next.',
    short: 'Add what was said or done, in the order in which it happened, and what came of it.',
  },
  GROUND: {
    enough: 50,
    missing: 'Say it in two or three plain sentences: the place, the people, what they do.',
    short: 'Add one thing that could be seen or heard there.',
  },
  INTEREST: {
    enough: 50,
    missing: 'Name one thing that you read, built or asked because of it.',
    short: 'Add one thing that you read, built or asked because of it, and when.',
  },
  REFLECTION: {
    enough: 35,
    missing: 'Set what you did or thought before against what you do or think now.',
    short: 'Add the occasion that taught it, or one on which it showed.',
  },
  AHEAD: {
    enough: 40,
    missing: 'Say for whom, where, and with which first step.',
    short: 'Add for whom, where, and the first step towards it.',
  },
}
