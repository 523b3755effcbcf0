import { findField } from '../../../../graphql-server/domain/catalogue/fields.ts'
import { raisedNote } from '../../../../graphql-server/domain/catalogue/sourceCells.ts'
import { type Cells, capitalised, cell } from '../cells.ts'
import type { Program, TableRow, University } from '../rows.ts'
import type { SourceCode } from '../sources.ts'
import { byProgramKey, programKey } from './programKey.ts'

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

/** Course searches whose fees are often those of residents, or of a part or the whole of a course given as a year. */
const COURSE_SEARCHES: ReadonlySet<string> = new Set(['band-2025', 'courses-2023'])
/** How far such a fee may lie from what a year usually costs at the university. */
const LEAST_OF_USUAL = 0.8
const MOST_OF_USUAL = 1.35

/** Drops the fees of course searches that are far from what a year usually costs at the university: that counts then. */
export function dropDoubtfulFees(
  programs: readonly Program[],
  usualTuition: readonly TableRow<'usual_tuition'>[],
): void {
  const usual = new Map(usualTuition.map(row => [`${row.university} ${row.of}`, row]))
  for (const program of programs) {
    const { university, degreeType, field, tuition, currency, tuitionSource } = program
    if (tuition === '' || !COURSE_SEARCHES.has(tuitionSource)) continue
    const narrower = degreeType === 'MASTERS' ? [field, findField(field)?.group] : []
    const row = [...narrower, degreeType].flatMap(of => usual.get(`${university} ${of}`) ?? [])[0]
    if (!row || row.currency !== currency) continue
    const share = yearOfTuition(program) / row.amount
    if (share < LEAST_OF_USUAL || share > MOST_OF_USUAL) Object.assign(program, NO_TUITION)
  }
}

/** What a year of a programme with a known tuition costs. */
function yearOfTuition({ tuition, period, months }: Program): number {
  return period === 'PROGRAMME' ? Number(tuition) / Math.max(1, Number(months) / 12) : Number(tuition)
}

/** Sources of fees of 2023, by how much such fees have risen since, and as what the raised fee is marked. */
const FEES_OF_2023: Readonly<Record<string, { factor: number; source: SourceCode }>> = {
  'cricos-2023': { factor: 1.04 ** 3, source: 'cricos-raised' },
  'courses-2023': { factor: 1.03 ** 3, source: 'courses-raised' },
}

/** Raises fees of 2023 to what they are likely to be in 2026, rounded to hundreds; a note keeps the sum of the source. */
export function raiseOldFees(programs: readonly Program[]): void {
  for (const program of programs) {
    const { tuition, period, currency, tuitionSource } = program
    const old = FEES_OF_2023[tuitionSource]
    if (!old || tuition === '') continue
    const said = raisedNote(Number(tuition), { tuitionSource: old.source, currency, period })
    program.tuition = Math.round((Number(tuition) * old.factor) / 100) * 100
    program.tuitionSource = old.source
    program.tuitionYear = ''
    program.tuitionBasis = ''
    program.tuitionNote = program.tuitionNote === '' ? said : `${program.tuitionNote} ${said}`
  }
}

/**
 * Puts the fees of named programmes that counsellors checked in the place of what sources say (reviewed/tuition.csv), and
 * the months that they are for.
 * @throws Error naming the rows of programmes that the catalogue does not have
 */
export function applyCheckedTuition(programs: readonly Program[], rows: readonly Cells[]): void {
  const found = byProgramKey(programs)
  const missing: string[] = []
  for (const row of rows) {
    const name = programKey(cell(row, 'university'), cell(row, 'degreeType'), cell(row, 'programme'))
    const program = found.get(name)
    if (!program) {
      missing.push(name)
      continue
    }
    Object.assign(program, {
      ...NO_TUITION,
      tuition: Number(cell(row, 'tuition')),
      currency: cell(row, 'currency'),
      period: cell(row, 'period') === 'PROGRAMME' ? 'PROGRAMME' : 'YEAR',
      tuitionSource: 'counsellors-2026',
      ...(cell(row, 'months') !== '' && { months: Number(cell(row, 'months')) }),
    })
  }
  if (missing.length > 0) throw new Error(`reviewed/tuition.csv has no such programme: ${missing.join('; ')}`)
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
