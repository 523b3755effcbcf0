import type { Program, University } from '../rows.ts'

/** Cities with a public university in Baden-Württemberg, where students from outside the EU pay 1,500 EUR a semester. */
const BADEN_WUERTTEMBERG = new Set([
  'Heidelberg',
  'Karlsruhe',
  'Stuttgart',
  'Freiburg',
  'Tübingen',
  'Mannheim',
  'Konstanz',
  'Ulm',
])

/** What a year costs people from abroad at the least, in the country's currency: a lower sum is a home fee, or a part. */
const LEAST_OVERSEAS_FEES: Readonly<Record<string, { currency: string; year: number }>> = {
  UK: { currency: 'GBP', year: 12_500 },
  USA: { currency: 'USD', year: 14_000 },
}

/** Drops the tuition that cannot be that of people from abroad. What is dropped is unknown. */
export function dropHomeFees(programs: readonly Program[], universities: readonly University[]): void {
  const countries = new Map(universities.map(({ key, country }) => [key, country]))
  for (const program of programs) {
    const least = LEAST_OVERSEAS_FEES[countries.get(program.university) ?? '']
    if (!least || program.tuition === '' || program.currency !== least.currency) continue
    const years = program.period === 'PROGRAMME' ? Math.max(1, Number(program.months) / 12) : 1
    if (Number(program.tuition) / years >= least.year) continue
    const empty: Partial<Program> = {
      tuition: '',
      currency: '',
      period: '',
      tuitionYear: '',
      tuitionBasis: '',
      tuitionSource: '',
      tuitionNote: '',
    }
    Object.assign(program, empty)
  }
}

/**
 * Adds the tuition at public universities that is known by a rule: in Germany the amount, in Italy and at the
 * Technical University of Munich a note. MBAs and programmes with a fee are unchanged.
 */
export function applyFeeRules(programs: readonly Program[], universities: readonly University[]): void {
  const byKey = new Map(universities.map(university => [university.key, university]))
  for (const program of programs) {
    const university = byKey.get(program.university)
    if (
      !university ||
      program.tuition !== '' ||
      program.degreeType === 'MBA' ||
      university.control !== 'PUBLIC'
    )
      continue
    if (university.country === 'ITALY')
      program.tuitionNote = 'Public universities set the fee by family income.'
    if (university.country !== 'GERMANY') continue
    if (university.key === 'germany/technical-university-of-munich') {
      program.tuitionNote = 'Students from outside the EU pay a fee that differs from programme to programme.'
      continue
    }
    const tuition = BADEN_WUERTTEMBERG.has(university.city) ? 3000 : 0
    const fee: Partial<Program> = {
      tuition,
      currency: 'EUR',
      period: 'YEAR',
      tuitionYear: 2025,
      tuitionBasis: 'INDICATIVE',
      tuitionSource: 'daad-fees',
      tuitionNote:
        'A semester contribution of some 100 to 400 EUR comes on top; single programmes charge a fee of their own.',
    }
    Object.assign(program, fee)
  }
}
