import { nothing, type Outcome, quoted } from './words.ts'

/** A wish for a place in a ranking of universities. */
const RANKING =
  /\bQS\b|\brank(?:ing|ed)s?\b|\btop[\s-]?\d{2,3}\b|\brussell group\b|\bgroup of eight\b|\bgo8\b|\bivy\b/i

const FIRST: Outcome<boolean> = {
  value: true,
  understood: 'well-ranked universities first',
  note: 'we keep no rankings: universities that are hard to get into come first, and a place in a ranking is yours to check',
  quote: null,
  doubts: [],
}
const NO_MATTER: Outcome<boolean> = {
  ...FIRST,
  value: false,
  understood: 'rankings do not matter',
  note: null,
}

/** Reads whether somebody wishes for a place in a ranking: 'QS top 100'. Nothing where they do not speak of one. */
export function readRanked(words: string): Outcome<boolean> {
  const match = RANKING.exec(words)
  if (!match) return nothing()
  return { ...FIRST, quote: quoted(words, { start: match.index, end: match.index + match[0].length }) }
}

/** The same as a correction says it: 'yes', 'QS top 100', 'rankings do not matter'. */
export function readRankedAlone(words: string): Outcome<boolean> {
  if (/^\s*(?:no\b|none|rankings?\s(?:do|does)(?:\snot|n't))/i.test(words)) return NO_MATTER
  return /\b(?:yes|well-ranked|first)\b/i.test(words) ? FIRST : readRanked(words).value ? FIRST : nothing()
}
