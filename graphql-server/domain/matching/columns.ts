import type { Program } from '../../generated/prisma/client.ts'
import { Country } from '../../generated/prisma/enums.ts'
import { FIELDS } from '../catalogue/fields.ts'
import { UNIVERSITY_GROUPS } from '../catalogue/universityGroups.ts'
import { INDIAN_TESTS } from '../profiles/reading/percentile.ts'
import { bitsOf } from './bits.ts'
import { fundingOf } from './funding.ts'
import { outlookPlaceOf } from './outlook/outlook.ts'
import { isLanguageUnknown } from './prerequisites.ts'
import { MOST_FIELDS, type Subjects, startSubjects } from './subjects.ts'
import { usualTuition } from './usualTuition.ts'

/** Countries by their index in the column. */
export const COUNTRIES: readonly Country[] = Object.values(Country)
/** The value of an unknown figure in a column of whole numbers. In a column of fractions it is NaN. */
const UNKNOWN_FIGURE = -1

/** Bits of `flags`. */
export const IS_MBA = 1
export const IS_LISTED = 2
export const IS_SAMPLE = 4
/** The language of teaching is unknown, and need not be English. */
export const IS_UNSURE_LANGUAGE = 8
/** The tuition is an estimate or a rule, and no price that its source states. */
export const IS_TUITION_ESTIMATED = 16
/** Nobody is admitted without a score of the GRE or GMAT. */
export const IS_TEST_REQUIRED = 32

/** The array types of columns: `i16` stores whole numbers up to 32,767, `f64` fractions. */
const ARRAYS = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  f64: Float64Array,
} as const
type ArrayType = keyof typeof ARRAYS
type ArrayOf<Type extends ArrayType> = InstanceType<(typeof ARRAYS)[Type]>

/** Columns of `Program` that hold a number or null. */
type FigureName = {
  [Name in keyof Program]: Program[Name] extends number | null ? Name : never
}[keyof Program]

/** The figures that scoring reads, each with its array. A new figure needs a line here and nothing else in this file. */
const FIGURES = {
  durationMonths: 'i16',
  minimumIelts: 'f64',
  minimumToefl: 'i16',
  minimumGpaOf4: 'f64',
  typicalGmat: 'i16',
  typicalGre: 'i16',
  typicalGpaOf10: 'f64',
  typicalIelts: 'f64',
  typicalToefl: 'i16',
  typicalWorkYears: 'f64',
  selectivity: 'i8',
  ownSelectivity: 'i8',
  tuitionYearUsd: 'i32',
  livingYearUsd: 'i32',
} as const satisfies { readonly [Name in FigureName]?: 'i8' | 'i16' | 'i32' | 'f64' }

/** The columns of `Program` from which `CODES` are made. */
const CODED_NAMES = [
  'id',
  'key',
  'universityId',
  'name',
  'award',
  'degreeType',
  'country',
  'field',
  'fields',
  'languages',
  'prerequisites',
  'note',
  'testPolicy',
  'tests',
  'schemes',
  'isPartTime',
  'intakeMonths',
  'tuitionBasis',
  'isSample',
  'isListed',
] as const

const COUNTRY_NUMBERS = new Map(COUNTRIES.map((country, place) => [country, place]))

/** Values that are stored as another number than the row's: the array, and the number of a row. */
const CODES = {
  programId: { type: 'i32', of: ({ id }) => id },
  universityId: { type: 'i32', of: ({ universityId }) => universityId },
  /** IS_MBA, IS_LISTED, IS_SAMPLE, IS_UNSURE_LANGUAGE, IS_TUITION_ESTIMATED and IS_TEST_REQUIRED. */
  flags: {
    type: 'u8',
    of: row =>
      (row.degreeType === 'MBA' ? IS_MBA : 0) |
      (row.isListed ? IS_LISTED : 0) |
      (row.isSample ? IS_SAMPLE : 0) |
      (isLanguageUnknown(row) ? IS_UNSURE_LANGUAGE : 0) |
      (row.tuitionBasis === 'INDICATIVE' ? IS_TUITION_ESTIMATED : 0) |
      (requiresTest(row) ? IS_TEST_REQUIRED : 0),
  },
  /** The index in `COUNTRIES`. */
  country: { type: 'u8', of: ({ country }) => COUNTRY_NUMBERS.get(country) ?? 0 },
  /** The number of its university and field in the measured outlook, or -1. */
  outlook: { type: 'i16', of: outlookPlaceOf },
  /** UNFUNDED, USUALLY_FUNDED, FUNDED or a scholarship scheme (`schemeIn`). */
  funding: { type: 'u8', of: fundingOf },
  /** Which of India's tests it takes, one bit each in the order of INDIAN_TESTS; 0 if that is unknown. */
  indianTests: { type: 'u8', of: ({ tests }) => bitsOf(INDIAN_TESTS, tests) },
  /** Twelve bits, January the lowest; 0 if the intakes are unknown. */
  intakes: { type: 'u16', of: ({ intakeMonths }) => monthMask(intakeMonths) },
} as const satisfies Record<string, { type: ArrayType; of: (row: CodedRow) => number }>

type CodedRow = Pick<Program, (typeof CODED_NAMES)[number]>
export type Figure = keyof typeof FIGURES
type Code = keyof typeof CODES

/** The part of a programme's row that scoring reads, with the city, the band of selectivity and the groups of its university. */
export type ColumnRow = CodedRow &
  Pick<Program, Figure> & {
    city?: string | null
    universityBand?: number | null
    universityGroups?: readonly string[] | null
  }

export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[]
const UNKNOWN = FIGURE_NAMES.map(
  name => [name, FIGURES[name] === 'f64' ? Number.NaN : UNKNOWN_FIGURE] as const,
)
const CODE_NAMES = Object.keys(CODES) as Code[]

/** The columns of `Program` that `ColumnRow` has. */
export const COLUMN_NAMES: readonly (keyof ColumnRow)[] = [...CODED_NAMES, ...FIGURE_NAMES]

/**
 * The catalogue as scoring reads it: one array per column, one entry per programme, in the order of the programmes'
 * ids. An unknown figure is NaN in an array of fractions and -1 in an array of whole numbers.
 */
export type ProgramColumns = NumberColumns & {
  /** What tuition for a year usually is, in US dollars, where a programme's own is unknown; else -1 (usualTuition.ts). */
  readonly usualTuitionUsd: Int32Array
  /** The titles as the universities give them. */
  readonly names: readonly string[]
  /** The different cities, and by row the place of its university's among them; the first is an unknown one. */
  readonly cities: readonly string[]
  readonly city: Int32Array
  /** The band of selectivity of its university, whatever the programme's own; 0 if unknown. */
  readonly universityBand: Uint8Array
  /** The groups of its university, one bit each in the order of UNIVERSITY_GROUPS. */
  readonly groups: Int32Array
  readonly subjects: Subjects
}

type NumberColumns = {
  readonly length: number
  /** The number of the row's subject in `subjects`. */
  readonly subject: Int32Array
} & {
  readonly [Name in Code]: ArrayOf<(typeof CODES)[Name]['type']>
} & { readonly [Name in Figure]: ArrayOf<(typeof FIGURES)[Name]> }

/** Columns of rows in any order. */
export function buildColumns(rows: readonly ColumnRow[]): ProgramColumns {
  const builder = startColumns(rows.length)
  for (const row of rows.toSorted((a, b) => a.id - b.id)) builder.add(row)
  return builder.finish()
}

/** Columns that are filled row by row, without all rows in memory at once. */
export type ColumnsBuilder = {
  /** Adds a row. Its id must be greater than the previous one. */
  add(row: ColumnRow): void
  /** The current size of the columns in bytes. */
  bytes(): number
  finish(): ProgramColumns
}

/** Creates columns for about `expected` rows. They grow if there are more. */
export function startColumns(expected: number): ColumnsBuilder {
  let columns = allocate(Math.max(expected, 16))
  let length = 0
  let nameBytes = 0
  const names: string[] = []
  const cityNumbers = new Map([['', 0]])
  const cityOfRow: number[] = []
  const bandOfRow: number[] = []
  const groupsOfRow: number[] = []
  const subjects = startSubjects()
  return {
    add(row) {
      if (length > 0 && row.id <= (columns.programId[length - 1] ?? 0))
        throw new Error('The rows of columns have to come in the order of their ids.')
      if (length === columns.length) columns = resize(columns, Math.ceil(length * 1.5))
      write(columns, length, row)
      columns.subject[length] = subjects.add(row)
      names.push(row.name)
      nameBytes += bytesOfName(row.name)
      const city = row.city ?? ''
      if (!cityNumbers.has(city)) {
        cityNumbers.set(city, cityNumbers.size)
        nameBytes += bytesOfName(city)
      }
      cityOfRow.push(cityNumbers.get(city) ?? 0)
      bandOfRow.push(row.universityBand ?? 0)
      groupsOfRow.push(groupBits(row.universityGroups ?? []))
      length += 1
    },
    bytes: () => bytesFor(length) + nameBytes,
    finish() {
      const numbers = resize(columns, length)
      const taught = subjects.finish()
      const groupOf = (row: number) =>
        FIELDS[taught.fields[(numbers.subject[row] ?? 0) * MOST_FIELDS] ?? FIELDS.length]?.group ?? ''
      return {
        ...numbers,
        usualTuitionUsd: usualTuition(numbers, { groupOf, countries: COUNTRIES }),
        names,
        cities: [...cityNumbers.keys()],
        city: Int32Array.from(cityOfRow),
        universityBand: Uint8Array.from(bandOfRow),
        groups: Int32Array.from(groupsOfRow),
        subjects: taught,
      }
    },
  }
}

/** The size of this number of rows in bytes. */
export function bytesFor(rows: number): number {
  return BYTES_OF_A_ROW * rows
}

/** The size of columns in bytes, with titles and subjects. */
export function bytesOf(columns: ProgramColumns): number {
  const names = [...columns.names, ...columns.cities].reduce((sum, name) => sum + bytesOfName(name), 0)
  return bytesOfNumbers(columns) + names + columns.subjects.bytes
}

function bytesOfNumbers(columns: NumberColumns): number {
  let bytes =
    columns.subject.byteLength +
    (BYTES_OF_USUAL_TUITION + BYTES_OF_CITY + BYTES_OF_BAND + BYTES_OF_GROUPS) * columns.length
  for (const name of [...CODE_NAMES, ...FIGURE_NAMES]) bytes += columns[name].byteLength
  return bytes
}

/** The usual size of a string in the process: a byte a letter, its header and its place in the list. */
function bytesOfName(name: string): number {
  return name.length + 24
}

/** The index of a programme in the columns, or -1. */
export function rowOf({ programId, length }: ProgramColumns, id: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((programId[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return low < length && programId[low] === id ? low : -1
}

function allocate(size: number): NumberColumns {
  const codes = CODE_NAMES.map(name => [name, new ARRAYS[CODES[name].type](size)])
  const figures = FIGURE_NAMES.map(name => [name, new ARRAYS[FIGURES[name]](size)])
  return { length: size, subject: new Int32Array(size), ...Object.fromEntries([...codes, ...figures]) }
}

const BYTES_OF_USUAL_TUITION = Int32Array.BYTES_PER_ELEMENT
const BYTES_OF_CITY = Int32Array.BYTES_PER_ELEMENT
const BYTES_OF_BAND = Uint8Array.BYTES_PER_ELEMENT
const BYTES_OF_GROUPS = Int32Array.BYTES_PER_ELEMENT
const BYTES_OF_A_ROW = bytesOfNumbers(allocate(1))

function resize(columns: NumberColumns, size: number): NumberColumns {
  const resized = allocate(size)
  const kept = Math.min(size, columns.length)
  resized.subject.set(columns.subject.subarray(0, kept))
  for (const name of [...CODE_NAMES, ...FIGURE_NAMES]) resized[name].set(columns[name].subarray(0, kept))
  return resized
}

function write(columns: NumberColumns, place: number, row: ColumnRow): void {
  for (const name of CODE_NAMES) columns[name][place] = CODES[name].of(row)
  for (const [name, unknown] of UNKNOWN) columns[name][place] = row[name] ?? unknown
}

function requiresTest({ testPolicy, tests }: Pick<Program, 'testPolicy' | 'tests'>): boolean {
  return (
    testPolicy === 'REQUIRED' && tests.length > 0 && tests.every(test => test === 'GRE' || test === 'GMAT')
  )
}

/** Groups of universities as bits, in the order of UNIVERSITY_GROUPS. */
export function groupBits(codes: readonly string[]): number {
  return bitsOf(GROUP_CODES, codes)
}

const GROUP_CODES = UNIVERSITY_GROUPS.map(({ code }) => code)

function monthMask(months: readonly number[]): number {
  let mask = 0
  for (const month of months) if (month >= 1 && month <= 12) mask |= 1 << (month - 1)
  return mask
}
