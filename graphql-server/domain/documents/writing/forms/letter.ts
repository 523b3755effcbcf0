/** What both letters of recommendation have in common. */
import type { LorQuickKey } from '../../../questionnaires/lorQuick.ts'
import type { LorWizardKey } from '../../../questionnaires/lorWizard.ts'
import type { Counsel } from './form.ts'

/** The lines of a letter's outline. */
export const LETTER_TITLES = {
  opening: 'Who writes, and how they know the student',
  evidence: 'Evidence: two or three moments',
  academics: 'Academic performance',
  qualities: 'Qualities, each with its evidence',
  comparison: 'Comparison with peers, and a candid word',
  fit: 'Fit with the programme, and what lies ahead',
  recommendation: 'The level of recommendation',
} as const

const EXAMPLES: Counsel = {
  enough: 90,
  missing:
    'Tell one thing that the student did and the recommender saw: the task, what the student decided, what came of it, with a figure.',
  short: 'Add what the task was, which step was the student’s own, and what changed by it, with a figure.',
  noFigure: 'Put a figure on what came of it: marks, hours, people, money or per cent, before and after.',
}
const PERFORMANCE: Counsel = {
  enough: 35,
  missing: 'Say how the student did in the recommender’s courses: grades, rank, out of how many.',
  short: 'Add one assignment or examination, and how it compared with the rest of the class.',
  noFigure: 'Add the grade or the rank, and out of how many.',
}
const PEERS: Counsel = {
  enough: 20,
  missing:
    'Say with whom the student is compared (how many students, over how many years) and where they stand.',
  short: 'Add how many students the comparison is with, and over how many years.',
}

/** What a counsellor would ask for next, by form. */
export const LETTER_COUNSEL: {
  quick: Partial<Record<LorQuickKey, Counsel>>
  wizard: Partial<Record<LorWizardKey, Counsel>>
} = {
  quick: {
    specificExamples: EXAMPLES,
    academicPerformance: PERFORMANCE,
    studentStrengths: {
      enough: 40,
      missing: 'Name two or three strengths, each with the occasion on which the recommender saw it.',
      short: 'Give for each strength one occasion on which it showed.',
    },
    characterQualities: {
      enough: 40,
      missing: 'Name a quality of character, and the day on which it showed.',
      short: 'Add one occasion on which this quality cost the student something.',
    },
    comparativeAssessment: PEERS,
  },
  wizard: {
    standoutMoment: EXAMPLES,
    problemSolvingExample: {
      ...EXAMPLES,
      missing:
        'Tell one problem that the student solved: what was wrong, what they tried, what worked, with a figure.',
    },
    academicPerformance: PERFORMANCE,
    peerComparison: PEERS,
    leadershipInstance: {
      enough: 60,
      missing: 'If the student has led others, say whom, to what end, and what came of it.',
      short: 'Add how many people it was, what the student decided, and what came of it.',
    },
    relationshipContext: {
      enough: 30,
      missing: 'Say how the recommender and the student came to work together.',
      short:
        'Add in which course, project or team, and what the recommender saw of the student’s work there.',
    },
    programFit: {
      enough: 40,
      missing: 'Say which piece of the student’s work makes them ready for this programme.',
      short: 'Name one course or group of the programme, and the work of the student’s that prepares for it.',
    },
    developmentAreas: {
      enough: 15,
      missing:
        'Name one thing that the student is still learning: a candid line makes the praise believable.',
      short: 'Add what the student has done about it.',
    },
    workEthic: {
      enough: 25,
      missing: 'Give one occasion on which the student’s way of working showed.',
      short: 'Add one occasion on which it showed.',
    },
  },
}
