import { capitalised } from '../cells.ts'
import type { Program, TableRow, University } from '../rows.ts'

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

const NO_TUITION: Partial<Program> = {
  tuition: '',
  currency: '',
  period: '',
  tuitionYear: '',
  tuitionBasis: '',
  tuitionSource: '',
  tuitionNote: '',
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
    Object.assign(program, NO_TUITION)
  }
}

/** Public universities whose master's cost by the rule for their country: all of Germany but one. */
export function hasGermanRule({ country, control, key }: University): boolean {
  return country === 'GERMANY' && control === 'PUBLIC' && key !== MUNICH
}

const MUNICH = 'germany/technical-university-of-munich'

/** What a year costs somebody from outside the EU at a public university in Germany, in EUR. */
function germanYear({ city }: University): number {
  return BADEN_WUERTTEMBERG.has(city) ? 3000 : 0
}

/** What a year of a master's costs at public universities in Germany, by rule. */
export function germanTuition(universities: readonly University[]): TableRow<'usual_tuition'>[] {
  return universities.filter(hasGermanRule).map(university => ({
    university: university.key,
    of: 'MASTERS',
    amount: germanYear(university),
    currency: 'EUR',
    source: 'daad-fees',
    year: 2025,
  }))
}

/**
 * Notes what is known of the tuition at public universities besides an amount, and leaves an amount to the rule for
 * Germany where it is the same. MBAs are unchanged.
 */
export function applyFeeRules(programs: readonly Program[], universities: readonly University[]): void {
  const byKey = new Map(universities.map(university => [university.key, university]))
  for (const program of programs) {
    const university = byKey.get(program.university)
    if (!university || program.degreeType === 'MBA' || university.control !== 'PUBLIC') continue
    const { tuition, note } = program
    if (university.country === 'ITALY' && tuition === '') program.tuitionNote = 'Set by family income.'
    if (university.key === MUNICH && tuition === '')
      program.tuitionNote = 'Students from outside the EU pay 4,000 or 6,000 EUR a semester, by programme.'
    if (!hasGermanRule(university)) continue
    if (tuition === germanYear(university)) Object.assign(program, NO_TUITION)
    if (tuition === '' && OWN_FEE.test(note)) {
      program.tuitionNote = 'This programme charges a fee of its own.'
      program.note = capitalised(
        note
          .split('; ')
          .filter(part => !OWN_FEE.test(part))
          .join('; '),
      )
    }
  }
}

const OWN_FEE = /\bcharges a fee of its own\b/i
