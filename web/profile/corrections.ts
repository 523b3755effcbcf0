import type { ReadingCorrectionInput, ReadingKind } from '../__generated__/useProfileReadingQuery.graphql.ts'

export type { ReadingKind }

/** The correction of one item: the text to read instead, or null for nothing. */
export type Correction = { kind: ReadingKind; text: string | null }
export type Corrections = readonly Correction[]

/** The kinds that a page of this age knows; a newer server may know more. */
const KINDS: ReadonlySet<string> = new Set<ReadingKind>([
  ...(['GRADE', 'STUDIED', 'DEGREE_YEARS', 'LANGUAGES', 'GRE', 'GMAT', 'ENGLISH', 'WORK_YEARS'] as const),
  ...(['FIELDS', 'REFUSED', 'PLACES_REFUSED', 'PLACES_WANTED', 'RANKED', 'LENGTH', 'FAMILY'] as const),
  ...(['BUDGET', 'FUNDING', 'INTAKE'] as const),
])

/** Whether this page knows a kind. */
export function isReadingKind(kind: string): kind is ReadingKind {
  return KINDS.has(kind)
}

/** Corrections as a profile's node gives them, without kinds that this page does not know. */
export function correctionsOf(
  stored: readonly { kind: string; text: string | null | undefined }[],
): Correction[] {
  return stored.flatMap(({ kind, text }) => (isReadingKind(kind) ? [{ kind, text: text ?? null }] : []))
}

/** The corrections with another one of this kind; without one where `text` is left out. */
export function withCorrection(
  corrections: Corrections,
  kind: ReadingKind,
  text?: string | null,
): Correction[] {
  const rest = corrections.filter(correction => correction.kind !== kind)
  return text === undefined ? rest : [...rest, { kind, text }]
}

/** Corrections as the graph takes them. */
export function toCorrectionInputs(corrections: Corrections): ReadingCorrectionInput[] {
  return corrections.map(({ kind, text }) => ({ kind, text }))
}
