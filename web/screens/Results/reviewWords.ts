import type { FindingKind, ReviewUnit } from '../../__generated__/DocumentReview_document.graphql.ts'
import { numberOf } from '../../format/numbers.ts'
import { t, words } from '../../language/language.ts'
import type { Severity } from './placeFindings.ts'

/** The severities, the gravest first. */
export const SEVERITIES = ['MEND', 'CONSIDER', 'NOTE'] as const satisfies readonly Severity[]

/** How a severity is headed. */
export const SEVERITY_WORDS: Record<Severity, string> = words({
  MEND: 'To mend',
  CONSIDER: 'To consider',
  NOTE: 'Worth knowing',
})

/** The severity in this build's terms: a value that a newer server adds counts as the lowest. */
export function severityOf(severity: Severity | '%future added value'): Severity {
  return severity === '%future added value' ? 'NOTE' : severity
}

const KIND_WORDS: Record<Exclude<FindingKind, '%future added value'>, string> = words({
  LENGTH: 'Length',
  COVERAGE: 'Answer not told',
  KEY_STORY: 'Key story not told',
  UNSUPPORTED: 'No answer says this',
  WRONG_UNIVERSITY: 'Another university',
  AVOIDED: 'To be left out',
  CLICHE: 'Cliché',
  AI_PHRASE: 'Worn phrase',
  SPECIFICITY: 'Little detail',
  REPETITION: 'Said before',
  OPENINGS: 'Same opening',
  SPREAD: 'Sentence length',
  READING_EASE: 'Hard to read',
  PASSIVE: 'Passive voice',
  PARAGRAPH_LENGTH: 'Paragraph length',
  LETTER_BALANCE: 'Ability and effort',
  SIMILARITY: 'Like another document',
})

/** What a finding is about, in two or three words. */
export function kindWords(kind: FindingKind): string {
  return kind === '%future added value' ? t('Worth a look') : KIND_WORDS[kind]
}

const ONE_DECIMAL = { maximumFractionDigits: 1 } as const

/** A figure of the review as it is read; a dash where there was too little to measure. */
export function figureWords({ value, unit }: { value: number | null | undefined; unit: ReviewUnit }): string {
  if (value == null) return '–'
  switch (unit) {
    case 'SHARE':
      return `${Math.round(value * 100)}%`
    case 'PER_100_WORDS':
      return t('{count} in 100 words', { count: numberOf(value, ONE_DECIMAL) })
    default:
      return numberOf(value, ONE_DECIMAL)
  }
}
