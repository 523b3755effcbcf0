/** The types of a review: each finding with its place and reason. */

export const FINDING_KINDS = [
  'LENGTH',
  'COVERAGE',
  'KEY_STORY',
  'UNSUPPORTED',
  'WRONG_UNIVERSITY',
  'AVOIDED',
  'CLICHE',
  'AI_PHRASE',
  'SPECIFICITY',
  'REPETITION',
  'OPENINGS',
  'SPREAD',
  'READING_EASE',
  'PASSIVE',
  'PARAGRAPH_LENGTH',
  'LETTER_BALANCE',
  'SIMILARITY',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** MEND: wrong as it is. CONSIDER: it may disturb a reader. NOTE: worth knowing, and often correct. */
export const SEVERITIES = ['MEND', 'CONSIDER', 'NOTE'] as const
export type Severity = (typeof SEVERITIES)[number]

/** How a finding can be settled without anything that the person did not say. */
export type EditPlan =
  | { by: 'REPLACING'; text: string }
  | { by: 'TAKING_SENTENCE_OUT' | 'TAKING_TAIL_OUT' | 'TAKING_WORDS_OUT' }

/** A change of the reviewed text: the characters from `start` to `end` become `text`. `label` says what it does. */
export type Edit = { start: number; end: number; text: string; label: string }

type Said = {
  kind: FindingKind
  severity: Severity
  reason: string
  suggestion: string
  /** The question that the finding is about. */
  key: string | null
  /** The other text that shares the passage, by index from 0. */
  other: number | null
  /** How it can be settled; null where the person has to find words. */
  plan: EditPlan | null
}

/**
 * One finding. `start` and `end` are UTF-16 offsets into the reviewed text, and `excerpt` is the text between them. All
 * three are null if the finding is about the whole text.
 */
export type Finding = Said &
  ({ start: number; end: number; excerpt: string } | { start: null; end: null; excerpt: null })

/** A finding with the change that settles it; null where none is certain. */
export type ReviewFinding = Finding & { edit: Edit | null }

/** A measured figure. `value` is null if there are too few data, and `basis` says how it was measured. */
export type Figure = {
  label: string
  value: number | null
  unit: 'WORDS' | 'SHARE' | 'COUNT' | 'PER_100_WORDS' | 'POINTS'
  basis: string
}

export type Figures = {
  words: Figure
  targetWords: Figure
  paragraphs: Figure
  sentences: Figure
  coverage: Figure
  unsupported: Figure
  specificity: Figure
  stockPhrases: Figure
  sentenceLengthMean: Figure
  sentenceLengthSpread: Figure
  repetition: Figure
  readingEase: Figure
  passiveShare: Figure
  similarity: Figure
  sharedWithOthers: Figure
  abilityWords: Figure
  effortWords: Figure
}

/** One part of the score: 0 to 100, its weight, and its reason. */
export type ScorePart = { name: string; score: number; weight: number; why: string }

/** One of the key stories of a statement of purpose: whether it was answered and whether the text covers it. */
export type KeyStory = { key: string; label: string; answered: boolean; told: boolean }

export type Review = {
  /** 0 to 100: the weighted mean of the parts. */
  score: number
  parts: readonly ScorePart[]
  figures: Figures
  /** MEND first; within a severity findings about the whole text, then by position. */
  findings: readonly ReviewFinding[]
  /** Empty unless the document is a statement of purpose. */
  keyStories: readonly KeyStory[]
}

/** The content of a finding. */
export type Words = Pick<Said, 'severity' | 'reason' | 'suggestion'> &
  Partial<Pick<Said, 'key' | 'other' | 'plan'>>

/** A finding about the whole text. */
export function aboutAll(kind: FindingKind, words: Words): Finding {
  return { key: null, other: null, plan: null, ...words, kind, start: null, end: null, excerpt: null }
}

/** A finding about one range of the text. */
export function at(
  kind: FindingKind,
  text: string,
  place: { start: number; end: number },
  words: Words,
): Finding {
  const { start, end } = place
  return { key: null, other: null, plan: null, ...words, kind, start, end, excerpt: text.slice(start, end) }
}
