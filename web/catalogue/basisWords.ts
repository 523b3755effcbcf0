import { t } from '../language/language.ts'

/** The basis of a figure. */
export type Basis = {
  readonly basis: 'SOURCED' | 'INDICATIVE' | '%future added value'
  readonly source: string
  readonly year: number
}

/** What a figure rests on, in words: its source, or the rule that gave it. */
export function basisOf(basis: Basis['basis'], source: string): string {
  return basis === 'SOURCED' ? t('Sourced: {source}', { source }) : t('Indicative: {source}', { source })
}

/** The basis of a figure in words: 'Sourced: CRICOS register, 2023'. */
export function basisWords({ basis, source, year }: Basis): string {
  // A rule may name its year itself.
  const when = source.includes(String(year)) ? '' : `, ${year}`
  return basisOf(basis, source + when)
}
