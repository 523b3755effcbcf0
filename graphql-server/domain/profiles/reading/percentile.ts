import { nmatToPercentile } from './concordances.ts'
import { decimal, matchesOf, nothing, type Outcome, plain, quoted } from './words.ts'

/** India's tests for an MBA, the one that most schools take first. */
export const INDIAN_TESTS = ['CAT', 'XAT', 'NMAT', 'SNAP', 'CMAT', 'MAT'] as const
export type IndianTest = (typeof INDIAN_TESTS)[number]

const NAMES = `(${INDIAN_TESTS.join('|')})`
const NUMBER = String.raw`(\d{2,3}(?:[.,]\d{1,3})?)`
/** 'CAT 98.4 %ile', 'CAT'25: 97 percentile', 'XAT percentile 96.5', 'NMAT by GMAC 221'. A year may follow the name. */
const BEHIND_NAME = new RegExp(
  String.raw`(?<![a-z])${NAMES}(?![a-z])(?:\s?'?(?:20)?\d{2}(?=\s*[-:,(–]|\s+\d))?(?:\s|[-:=(,]|\b(?:score|percentile|%ile|overall|of|is|was|around|about|by\sgmac|total)\b){0,6}${NUMBER}(?![\d/]|\s?(?:months?|attempts?|marks))`,
  'gi',
)
/** '98.4 percentile in CAT'. */
const BEFORE_NAME = new RegExp(
  String.raw`(?<![\d.,])${NUMBER}\s{0,2}(?:%\s?ile|percentile|%|pctl)\s{1,2}(?:in\s|at\s|on\s)?(?:the\s)?${NAMES}(?![a-z])`,
  'gi',
)
const HOPED =
  /\b(?:target|aim|expect|mock|plan|will|hope|predicted)\w{0,3}\b[^,;.\n]{0,24}$|\bappearing\b[^,;.\n]{0,24}$/i
/** Scores of the NMAT, which is told in points. */
const NMAT_POINTS = { least: 120, most: 360 }

/** The percentiles of a person's tests, and the one that counts where a school takes any of them. */
export type IndianScores = { best: number; byTest: Readonly<Partial<Record<IndianTest, number>>> }

/**
 * Reads India's tests for an MBA as percentiles, from 30 on, an NMAT score by about what it is: CAT counts where several
 * are named, as most schools take it. A mock or a hope is none.
 */
export function readPercentile(words: string): Outcome<IndianScores> {
  const text = plain(words)
  const found = [
    ...matchesOf(BEHIND_NAME, text).map(match => ({ match, name: match[1] ?? '', typed: match[2] ?? '' })),
    ...matchesOf(BEFORE_NAME, text).map(match => ({ match, name: match[2] ?? '', typed: match[1] ?? '' })),
  ]
    .flatMap(({ match, name, typed }) => {
      const test = INDIAN_TESTS.find(one => one === name.toUpperCase())
      const value = decimal(typed)
      if (!test || HOPED.test(text.slice(0, match.index))) return []
      if (test === 'NMAT' && value >= NMAT_POINTS.least && value <= NMAT_POINTS.most)
        return [{ match, test, value: nmatToPercentile(value), said: `NMAT ${value}` }]
      return value >= 30 && value <= 100 ? [{ match, test, value, said: `${test} ${value} percentile` }] : []
    })
    .sort((a, b) => INDIAN_TESTS.indexOf(a.test) - INDIAN_TESTS.indexOf(b.test) || b.value - a.value)
  const [best] = found
  if (!best) return nothing()
  const others = found
    .filter(({ test }, place) => found.findIndex(score => score.test === test) === place)
    .slice(1)
  const notes = [
    best.test === 'NMAT' ? `about the ${best.value} percentile (indicative)` : null,
    others.length > 0
      ? `counts where a school does not take ${others.map(({ said }) => said.replace(' percentile', '')).join(' or ')}`
      : null,
  ]
  return {
    value: {
      best: best.value,
      byTest: Object.fromEntries(found.toReversed().map(({ test, value }) => [test, value])),
    },
    understood: best.said,
    exact: [best, ...others].map(({ said }) => said).join('; '),
    note: notes.filter(note => note !== null).join('; ') || null,
    quote: quoted(words, { start: best.match.index, end: best.match.index + best.match[0].length }),
    doubts: [],
  }
}
