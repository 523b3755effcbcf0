/** The basis of a figure. */
export type Basis = {
  readonly basis: 'SOURCED' | 'INDICATIVE' | '%future added value'
  readonly source: string
  readonly year: number
}

/** The basis of a figure in words: 'Sourced: CRICOS register, 2023'. */
export function basisWords({ basis, source, year }: Basis): string {
  // A rule may name its year itself.
  const when = source.includes(String(year)) ? '' : `, ${year}`
  return `${basis === 'SOURCED' ? 'Sourced' : 'Indicative'}: ${source}${when}`
}
