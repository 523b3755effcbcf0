import { decimal, matchesOf, nothing, type Outcome, plain, quoted } from './words.ts'

const NUMBER = String.raw`(\d{2,3}(?:[.,]\d{1,3})?)`
/** 'CAT 98.4 %ile', 'CAT'25: 97 percentile', 'XAT percentile 96.5'. A year may follow the name. */
const BEHIND_NAME = new RegExp(
  String.raw`(?<![a-z])(CAT|XAT)(?![a-z])(?:\s?'?(?:20)?\d{2}(?=\s*[-:,(–]|\s+\d))?(?:\s|[-:=(,]|\b(?:score|percentile|%ile|overall|of|is|was|around|about)\b){0,6}${NUMBER}(?![\d/]|\s?(?:months?|attempts?|marks))`,
  'gi',
)
/** '98.4 percentile in CAT'. */
const BEFORE_NAME = new RegExp(
  String.raw`(?<![\d.,])${NUMBER}\s{0,2}(?:%\s?ile|percentile|%|pctl)\s{1,2}(?:in\s|at\s|on\s)?(?:the\s)?(CAT|XAT)(?![a-z])`,
  'gi',
)
const HOPED =
  /\b(?:target|aim|expect|mock|plan|will|hope|predicted)\w{0,3}\b[^,;.\n]{0,24}$|\bappearing\b[^,;.\n]{0,24}$/i

/**
 * Reads the percentile of India's tests for an MBA, CAT and XAT: CAT where both are named, as most schools take it, and
 * from 30 on. A mock or a hope is none.
 */
export function readPercentile(words: string): Outcome<number> {
  const text = plain(words)
  const found = [
    ...matchesOf(BEHIND_NAME, text).map(match => ({ match, name: match[1] ?? '', typed: match[2] ?? '' })),
    ...matchesOf(BEFORE_NAME, text).map(match => ({ match, name: match[2] ?? '', typed: match[1] ?? '' })),
  ]
    .map(({ match, name, typed }) => ({ match, name: name.toUpperCase(), value: decimal(typed) }))
    .filter(({ match, value }) => value >= 30 && value <= 100 && !HOPED.test(text.slice(0, match.index)))
    .sort((a, b) => a.name.localeCompare(b.name) || b.value - a.value)
  const [best] = found
  if (!best) return nothing()
  const { match, name, value } = best
  const other = found.find(score => score.name !== name)
  return {
    value,
    understood: `${name} ${value} percentile`,
    note: other ? `counted rather than ${other.name} ${other.value}, which fewer schools take` : null,
    quote: quoted(words, { start: match.index, end: match.index + match[0].length }),
    doubts: [],
  }
}
