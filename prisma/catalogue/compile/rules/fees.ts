import type { Program, University } from '../rows.ts'

/** Cities with a public university in Baden-Württemberg, where students from outside the EU pay 1,500 EUR a semester. */
const BADEN_WUERTTEMBERG = new Set([
  'Aalen',
  'Albstadt',
  'Biberach',
  'Esslingen am Neckar',
  'Freiburg',
  'Furtwangen',
  'Heidelberg',
  'Heilbronn',
  'Karlsruhe',
  'Konstanz',
  'Ludwigsburg',
  'Mannheim',
  'Nürtingen',
  'Offenburg',
  'Pforzheim',
  'Reutlingen',
  'Rottenburg am Neckar',
  'Schwäbisch Gmünd',
  'Stuttgart',
  'Trossingen',
  'Tübingen',
  'Ulm',
  'Weingarten',
])

/** What a year costs people from abroad at the least, in the country's currency: a lower sum is a home fee, or a part. */
const LEAST_OVERSEAS_FEES: Readonly<Record<string, { currency: string; year: number }>> = {
  UK: { currency: 'GBP', year: 12_500 },
  USA: { currency: 'USD', year: 14_000 },
  CANADA: { currency: 'CAD', year: 8000 },
}

/** Drops the tuition that cannot be that of people from abroad. What is dropped is unknown. */
export function dropHomeFees(programs: readonly Program[], universities: readonly University[]): void {
  const countries = new Map(universities.map(({ key, country }) => [key, country]))
  for (const program of programs) {
    const least = LEAST_OVERSEAS_FEES[countries.get(program.university) ?? '']
    if (!least || program.tuition === '' || program.currency !== least.currency) continue
    // What counsellors know is of people from abroad: some Canadian research degrees cost them as little.
    if (program.tuitionSource === 'counsellors-2026') continue
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
 * Technical University of Munich a note. MBAs and programmes with a fee of their own are unchanged.
 */
export function applyFeeRules(programs: readonly Program[], universities: readonly University[]): void {
  const byKey = new Map(universities.map(university => [university.key, university]))
  for (const program of programs) {
    const university = byKey.get(program.university)
    if (!university || program.degreeType === 'MBA' || university.control !== 'PUBLIC') continue
    if (university.country === 'ITALY' && program.tuition === '')
      program.tuitionNote = 'Public universities set the fee by family income.'
    if (university.country !== 'GERMANY') continue
    if (university.key === 'germany/technical-university-of-munich') {
      if (program.tuition === '')
        program.tuitionNote = 'Students from outside the EU pay 4,000 or 6,000 EUR a semester, by programme.'
      continue
    }
    const tuition = BADEN_WUERTTEMBERG.has(university.city) ? 3000 : 0
    if (program.tuition !== '' && program.tuition !== tuition) continue
    const fee: Partial<Program> = {
      tuition,
      currency: 'EUR',
      period: 'YEAR',
      tuitionYear: 2025,
      tuitionBasis: 'INDICATIVE',
      tuitionSource: 'daad-fees',
    }
    Object.assign(program, fee)
  }
}
