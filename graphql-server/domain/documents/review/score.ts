/** The score: a weighted mean of parts that are all shown. It grades the text, and makes no promise of admission. */
import type { DocumentType } from '../../../generated/prisma/enums.ts'
import type { Finding, ScorePart } from './review.ts'

/** The inputs of the score. A null figure was not measurable and leaves its part out. */
export type Measured = {
  type: DocumentType
  words: number
  targetWords: number | null
  coverage: number | null
  coveredStories: number
  stories: number
  claims: number
  unsupported: number
  /** Sentences that seem to say something else than an answer. */
  doubtful: number
  wrongUniversities: number
  avoided: number
  specificity: number
  specificityAim: number
  spread: number | null
  readingEase: number | null
  passiveShare: number | null
  shared: number | null
  findings: readonly Finding[]
}

const GOOD_LENGTH = 0.1
const WORST_LENGTH = 0.6
const MARK = { MEND: 3, CONSIDER: 1, NOTE: 0.4 } as const
const GOOD_SPREAD = 6
const GOOD_EASE = 30
const GOOD_PASSIVE = 0.25
const WORST_PASSIVE = 0.65
/** From this share of the target length on, the parts about the writing count in full. */
const ENOUGH = 0.5
const ENOUGH_WORDS = 250

/**
 * Each part is 0 to 100:
 *
 * - Length (15): 100 within 10 % of the target, then falling to 0 at 60 % off.
 * - Your answers (20): the coverage of the answers that matter.
 * - Key stories (10, statements of purpose only): the share that the text covers.
 * - Claims (25): 100, less 15 for each number or name that no answer has, 5 for each sentence that seems to say something
 *   else than an answer, 40 for each wrong university and 20 for each mention of a topic to avoid; per 500 words, in
 *   shorter texts per text.
 * - Detail (10): numbers and names per 100 words against the aim (3 in a statement of purpose, 2 otherwise).
 * - Fresh wording (10): 100 less 40 for each stock phrase per 100 words; MEND counts 3, NOTE 0.4.
 * - Variety (10): mean of the spread of sentence lengths (full from 6 words), of repetition (25 off for each) and of
 *   openings (20 off for each).
 * - Clarity (10): mean of the reading ease (full from 30, 0 at 0), of the passive share (full to 25 %, 0 at 65 %) and of
 *   sentences and paragraphs of good length (15 off for each that is not; per 500 words).
 * - Own words (5, letters only): falls from 100 to 0 as the share in common with another letter goes from 20 % to 80 %.
 *
 * The parts about the writing itself (Claims to Own words) are scaled down in proportion while a text has less than
 * half of its target length. The score is the weighted mean of the measured parts.
 */
export function scoreText(measured: Measured): { score: number; parts: ScorePart[] } {
  const { words, targetWords } = measured
  const reach = Math.min(1, words / Math.max(1, targetWords === null ? ENOUGH_WORDS : targetWords * ENOUGH))
  const parts = [
    ...lengthPart(measured),
    ...answersPart(measured),
    ...[
      claimsPart(measured),
      detailPart(measured),
      wordingPart(measured),
      varietyPart(measured),
      clarityPart(measured),
      ...ownWordsPart(measured),
    ].map(part => ({
      ...part,
      score: Math.min(100, part.score) * reach,
      why: reach < 1 ? `${part.why} Counted in proportion, since the text is so short.` : part.why,
    })),
  ].map(part => ({ ...part, score: Math.round(Math.min(100, Math.max(0, part.score))) }))
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  return {
    score: Math.round(parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights),
    parts,
  }
}

function lengthPart({ words, targetWords }: Measured): ScorePart[] {
  if (targetWords === null) return []
  const off = Math.abs(words - targetWords) / targetWords
  return [
    {
      name: 'Length',
      weight: 15,
      score: 100 * (1 - Math.max(0, off - GOOD_LENGTH) / (WORST_LENGTH - GOOD_LENGTH)),
      why: `${words.toLocaleString('en')} words; ${targetWords.toLocaleString('en')} were asked for.`,
    },
  ]
}

function answersPart({ coverage, stories, coveredStories }: Measured): ScorePart[] {
  return [
    ...(coverage === null
      ? []
      : [
          {
            name: 'Your answers',
            weight: 20,
            score: 100 * coverage,
            why: `The text tells ${percent(coverage)} of the answers that matter, by their weight.`,
          },
        ]),
    ...(stories === 0
      ? []
      : [
          {
            name: 'Key stories',
            weight: 10,
            score: (100 * coveredStories) / stories,
            why: `${coveredStories} of ${stories} key stories are told.`,
          },
        ]),
  ]
}

function claimsPart({
  words,
  claims,
  unsupported,
  doubtful,
  wrongUniversities,
  avoided,
}: Measured): ScorePart {
  const faults = [
    ...(unsupported > 0
      ? [`${count(unsupported, 'number or name', 'numbers or names')} in none of your answers`]
      : []),
    ...(doubtful > 0 ? [`${count(doubtful, 'place', 'places')} to compare with your answers`] : []),
    ...(wrongUniversities > 0
      ? [`${count(wrongUniversities, 'wrong university', 'wrong universities')}`]
      : []),
    ...(avoided > 0 ? [`${count(avoided, 'place', 'places')} with what was to be left out`] : []),
  ]
  return {
    name: 'Claims',
    weight: 25,
    score: 100 - (15 * unsupported + 5 * doubtful + 40 * wrongUniversities + 20 * avoided) * per500(words),
    why:
      faults.length === 0
        ? `All ${claims} numbers and names stand in your answers; whether each sentence is right is yours to read.`
        : `${faults.join(', ')}.`,
  }
}

function detailPart({ specificity, specificityAim }: Measured): ScorePart {
  return {
    name: 'Detail',
    weight: 10,
    score: (100 * specificity) / specificityAim,
    why: `${specificity.toFixed(1)} numbers and names per 100 words; ${specificityAim} are good.`,
  }
}

function wordingPart({ words, findings }: Measured): ScorePart {
  const stock = findings.filter(({ kind }) => kind === 'CLICHE' || kind === 'AI_PHRASE')
  const marks = stock.reduce((sum, { severity }) => sum + MARK[severity], 0)
  return {
    name: 'Fresh wording',
    weight: 10,
    score: 100 - (40 * marks * 100) / Math.max(words, 100),
    why:
      stock.length === 0
        ? 'No stock phrase was found.'
        : `${count(stock.length, 'stock phrase', 'stock phrases')}.`,
  }
}

function varietyPart({ spread, findings }: Measured): ScorePart {
  const repeated = findings.filter(({ kind }) => kind === 'REPETITION').length
  const openings = findings.filter(({ kind }) => kind === 'OPENINGS').length
  const scores = [
    ...(spread === null ? [] : [(100 * Math.min(spread, GOOD_SPREAD)) / GOOD_SPREAD]),
    Math.max(0, 100 - 25 * repeated),
    Math.max(0, 100 - 20 * openings),
  ]
  return {
    name: 'Variety',
    weight: 10,
    score: mean(scores),
    why: `${spread === null ? 'Too few sentences to measure their spread' : `Sentences vary by ${spread.toFixed(1)} words`}; ${count(repeated, 'repetition', 'repetitions')}; ${count(openings, 'run of like openings', 'runs of like openings')}.`,
  }
}

function clarityPart({ words, readingEase, passiveShare, findings }: Measured): ScorePart {
  const long = findings.filter(
    ({ kind, start }) => kind === 'PARAGRAPH_LENGTH' || (kind === 'SPREAD' && start !== null),
  ).length
  const scores = [
    ...(readingEase === null ? [] : [(100 * Math.min(GOOD_EASE, Math.max(0, readingEase))) / GOOD_EASE]),
    ...(passiveShare === null
      ? []
      : [100 * (1 - Math.min(1, Math.max(0, passiveShare - GOOD_PASSIVE) / (WORST_PASSIVE - GOOD_PASSIVE)))]),
    Math.max(0, 100 - 15 * long * per500(words)),
  ]
  return {
    name: 'Clarity',
    weight: 10,
    score: mean(scores),
    why: `${readingEase === null ? 'Reading ease was not measured' : `Reading ease ${readingEase.toFixed(0)}`}; ${percent(passiveShare ?? 0)} of the sentences passive; ${count(long, 'sentence or paragraph', 'sentences or paragraphs')} of a length that tires.`,
  }
}

function ownWordsPart({ type, shared }: Measured): ScorePart[] {
  if (type !== 'LOR' || shared === null) return []
  return [
    {
      name: 'Own words',
      weight: 5,
      score: 100 * (1 - Math.max(0, shared - 0.2) / 0.6),
      why: `${percent(shared)} of its five-word runs stand in another letter as well.`,
    },
  ]
}

function per500(words: number): number {
  return 500 / Math.max(500, words)
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
