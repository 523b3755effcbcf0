/** The hint is shown only for texts with more characters than this. */
const LONG_ENOUGH = 50
/** How long the hint is shown, in milliseconds. */
export const METRICS_HINT_MS = 8000

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|lakhs?|crores?|millions?|billions?|dozens?'

/** What counts as a figure. A year alone does not: it says when, not how much. */
const MEASURES: readonly RegExp[] = [
  /\d\s*(%|per\s?cent\b)/i,
  /[$€£₹]\s*\d|\b(rs\.?|inr|usd|eur|gbp)\s*\d/i,
  // Counts, durations, amounts, grades such as 8.4/10, multiples such as 3x: any figure that is not a year.
  /(?<![\d.,])(?!(?:19|20)\d\d(?![\d.,]*\d))\d/,
  new RegExp(`\\b(${NUMBER_WORDS})\\b`, 'i'),
  /\b(half|halved|twice|thrice|doubled?|tripled?|quadrupled)\b/i,
  /\bc?gpa\b/i,
  /\b(awards?|awarded|prizes?|medals?|trophy|scholarships?|fellowships?|honou?rs|dean['’]s list|distinction|cum laude)\b/i,
  /\b(rank(ed|ing|s)?|topped|top of|first place|runners?-up|finalists?|winners?|won|best (paper|project|student|team|thesis))\b/i,
]

/** Whether a story is long enough and has no figure. */
export function lacksMetrics(text: string): boolean {
  return text.trim().length > LONG_ENOUGH && !MEASURES.some(measure => measure.test(text))
}
