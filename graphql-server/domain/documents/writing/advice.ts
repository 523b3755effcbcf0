/** What a counsellor would ask for next. None of it quotes an answer, so all of it may be shown with a preview. */
import type { AnswerAdvice } from './draft.ts'
import type { SopQuickFeed } from './sopQuickFeed.ts'

/** What to ask for when an answer is missing, short or without a figure. */
export type Counsel = {
  /** An answer with fewer words than this would carry more. */
  enough: number
  missing: string
  short: string
  /** Where an answer is long enough and yet has no figure in it. */
  noFigure?: string
}

/** The quick statement of purpose, in the order in which answering helps most. */
export const SOP_QUICK_COUNSEL: Partial<Record<SopQuickFeed, Counsel>> = {
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
}

/** Where this many are asked for, prose is; awards and tests are lists. */
const WORDS_OF_PROSE = 30
/** Of an answer that stands in the text as it was typed, behind a colon. */
const WRITE_OUT =
  'These are notes, and stand in the text as notes. Write them out in whole sentences: who did what, when, and what came of it.'

/** The most that a person can act on in one sitting. */
const MOST = 6

/**
 * Which answers to extend, and with what. `isShort`: the text is well short of its target, so every thin answer is
 * worth naming; otherwise only key stories that are missing, notes, and results without a figure.
 */
export function adviseOn({
  counsels,
  proseByKey,
  labelOf,
  isKeyStory,
  isInPlay,
  isInNotes,
  isShort,
}: {
  counsels: Readonly<Partial<Record<string, Counsel>>>
  proseByKey: ReadonlyMap<string, { words: number; hasFigure: boolean }>
  labelOf: (key: string) => string
  isKeyStory: (key: string) => boolean
  isInPlay: (key: string) => boolean
  /** Does the text hold the answer as the notes that were typed? */
  isInNotes: (key: string) => boolean
  isShort: boolean
}): AnswerAdvice[] {
  const wanting = Object.entries(counsels).flatMap(([key, counsel], order) => {
    if (counsel === undefined || !isInPlay(key)) return []
    const { words, hasFigure } = proseByKey.get(key) ?? { words: 0, hasFigure: false }
    const lack = Math.max(0, counsel.enough - words)
    const advice =
      words === 0
        ? isKeyStory(key) || isShort
          ? counsel.missing
          : null
        : isInNotes(key) && counsel.enough >= WORDS_OF_PROSE
          ? WRITE_OUT
          : isShort && lack > counsel.enough * 0.25
            ? counsel.short
            : counsel.noFigure !== undefined && !hasFigure
              ? counsel.noFigure
              : null
    return advice === null
      ? []
      : [{ key, label: labelOf(key), advice, weight: (isKeyStory(key) ? 200 : 0) + lack - order }]
  })
  return wanting
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ key, label, advice }) => ({ key, label, advice }))
}
