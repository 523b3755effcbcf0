import type { Program } from '../../generated/prisma/client.ts'
import { Country } from '../../generated/prisma/enums.ts'
import { FIELDS } from '../catalogue/fields.ts'

/** What scoring needs of a programme's row. */
export type ColumnRow = Pick<Program, (typeof COLUMN_NAMES)[number]>

/** The columns of `Program` that are held. */
export const COLUMN_NAMES = [
  'id',
  'universityId',
  'degreeType',
  'country',
  'field',
  'durationMonths',
  'intakeMonths',
  'minimumIelts',
  'minimumToefl',
  'minimumGpaOf4',
  'typicalGmat',
  'typicalGre',
  'typicalGpaOf10',
  'typicalWorkYears',
  'selectivity',
  'tuitionYearUsd',
  'livingYearUsd',
  'isSample',
  'isListed',
] as const

/** Countries by their number in the column. */
export const COUNTRIES: readonly Country[] = Object.values(Country)
/** What stands in `field` where a programme's field is not of the taxonomy. */
export const NO_FIELD = FIELDS.length
/** What stands in a column of whole numbers where a figure is unknown; in one of fractions it is NaN. */
export const UNKNOWN_FIGURE = -1

/** Bits of `flags`. */
export const IS_MBA = 1
export const IS_LISTED = 2
export const IS_SAMPLE = 4

/**
 * The catalogue as scoring reads it: one entry a programme in each array, in the order of the programmes' ids. What is
 * unknown is NaN in arrays of fractions and -1 in arrays of whole numbers.
 */
export type ProgramColumns = {
  readonly length: number
  readonly programId: Int32Array
  readonly universityId: Int32Array
  /** IS_MBA, IS_LISTED and IS_SAMPLE. */
  readonly flags: Uint8Array
  /** Its place in `COUNTRIES`. */
  readonly country: Uint8Array
  /** Its place in the taxonomy's `FIELDS`, or NO_FIELD. */
  readonly field: Uint8Array
  readonly durationMonths: Int16Array
  /** January is the lowest of twelve bits; 0 where intakes are unknown. */
  readonly intakes: Uint16Array
  readonly minimumIelts: Float64Array
  readonly minimumToefl: Int16Array
  readonly minimumGpaOf4: Float64Array
  readonly typicalGmat: Int16Array
  readonly typicalGre: Int16Array
  readonly typicalGpaOf10: Float64Array
  readonly typicalWorkYears: Float64Array
  /** 1 to 7. */
  readonly selectivity: Int8Array
  readonly tuitionYearUsd: Int32Array
  readonly livingYearUsd: Int32Array
}

/** Columns of rows in any order. */
export function buildColumns(rows: readonly ColumnRow[]): ProgramColumns {
  const builder = startColumns(rows.length)
  for (const row of rows.toSorted((a, b) => a.id - b.id)) builder.add(row)
  return builder.finish()
}

/** Columns that are being filled, so that not all rows have to be there at once. */
export type ColumnsBuilder = {
  /** Takes one more row; its id is greater than that of the row before. */
  add(row: ColumnRow): void
  /** How many bytes the columns take so far. */
  bytes(): number
  finish(): ProgramColumns
}

/** Begins columns for about so many rows; they grow where there are more. */
export function startColumns(expected: number): ColumnsBuilder {
  let columns = allocate(Math.max(expected, 16))
  let length = 0
  return {
    add(row) {
      if (length > 0 && row.id <= (columns.programId[length - 1] ?? 0))
        throw new Error('The rows of columns have to come in the order of their ids.')
      if (length === columns.programId.length) columns = resize(columns, Math.ceil(length * 1.5))
      write(columns, length, row)
      length += 1
    },
    bytes: () => bytesFor(length),
    finish: () => ({ ...resize(columns, length), length }),
  }
}

/** The bytes that so many rows take. */
export function bytesFor(rows: number): number {
  return BYTES_OF_A_ROW * rows
}

/** The bytes that columns take. */
export function bytesOf(columns: ProgramColumns): number {
  let bytes = 0
  for (const column of Object.values(columns)) if (typeof column !== 'number') bytes += column.byteLength
  return bytes
}

/** The entry of a programme; -1 where there is none. */
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

function allocate(size: number): ProgramColumns {
  return {
    length: size,
    programId: new Int32Array(size),
    universityId: new Int32Array(size),
    flags: new Uint8Array(size),
    country: new Uint8Array(size),
    field: new Uint8Array(size),
    durationMonths: new Int16Array(size),
    intakes: new Uint16Array(size),
    minimumIelts: new Float64Array(size),
    minimumToefl: new Int16Array(size),
    minimumGpaOf4: new Float64Array(size),
    typicalGmat: new Int16Array(size),
    typicalGre: new Int16Array(size),
    typicalGpaOf10: new Float64Array(size),
    typicalWorkYears: new Float64Array(size),
    selectivity: new Int8Array(size),
    tuitionYearUsd: new Int32Array(size),
    livingYearUsd: new Int32Array(size),
  }
}

const BYTES_OF_A_ROW = bytesOf(allocate(1))

function resize(columns: ProgramColumns, size: number): ProgramColumns {
  const kept = Math.min(size, columns.programId.length)
  const resized = allocate(size)
  resized.programId.set(columns.programId.subarray(0, kept))
  resized.universityId.set(columns.universityId.subarray(0, kept))
  resized.flags.set(columns.flags.subarray(0, kept))
  resized.country.set(columns.country.subarray(0, kept))
  resized.field.set(columns.field.subarray(0, kept))
  resized.durationMonths.set(columns.durationMonths.subarray(0, kept))
  resized.intakes.set(columns.intakes.subarray(0, kept))
  resized.minimumIelts.set(columns.minimumIelts.subarray(0, kept))
  resized.minimumToefl.set(columns.minimumToefl.subarray(0, kept))
  resized.minimumGpaOf4.set(columns.minimumGpaOf4.subarray(0, kept))
  resized.typicalGmat.set(columns.typicalGmat.subarray(0, kept))
  resized.typicalGre.set(columns.typicalGre.subarray(0, kept))
  resized.typicalGpaOf10.set(columns.typicalGpaOf10.subarray(0, kept))
  resized.typicalWorkYears.set(columns.typicalWorkYears.subarray(0, kept))
  resized.selectivity.set(columns.selectivity.subarray(0, kept))
  resized.tuitionYearUsd.set(columns.tuitionYearUsd.subarray(0, kept))
  resized.livingYearUsd.set(columns.livingYearUsd.subarray(0, kept))
  return resized
}

const COUNTRY_NUMBERS = new Map(COUNTRIES.map((country, place) => [country, place]))
const FIELD_NUMBERS = new Map(FIELDS.map(({ code }, place) => [code, place]))

function write(columns: ProgramColumns, place: number, row: ColumnRow): void {
  columns.programId[place] = row.id
  columns.universityId[place] = row.universityId
  columns.flags[place] =
    (row.degreeType === 'MBA' ? IS_MBA : 0) | (row.isListed ? IS_LISTED : 0) | (row.isSample ? IS_SAMPLE : 0)
  columns.country[place] = COUNTRY_NUMBERS.get(row.country) ?? 0
  columns.field[place] = FIELD_NUMBERS.get(row.field) ?? NO_FIELD
  columns.durationMonths[place] = row.durationMonths ?? UNKNOWN_FIGURE
  columns.intakes[place] = monthMask(row.intakeMonths)
  columns.minimumIelts[place] = row.minimumIelts ?? Number.NaN
  columns.minimumToefl[place] = row.minimumToefl ?? UNKNOWN_FIGURE
  columns.minimumGpaOf4[place] = row.minimumGpaOf4 ?? Number.NaN
  columns.typicalGmat[place] = row.typicalGmat ?? UNKNOWN_FIGURE
  columns.typicalGre[place] = row.typicalGre ?? UNKNOWN_FIGURE
  columns.typicalGpaOf10[place] = row.typicalGpaOf10 ?? Number.NaN
  columns.typicalWorkYears[place] = row.typicalWorkYears ?? Number.NaN
  columns.selectivity[place] = row.selectivity ?? UNKNOWN_FIGURE
  columns.tuitionYearUsd[place] = row.tuitionYearUsd ?? UNKNOWN_FIGURE
  columns.livingYearUsd[place] = row.livingYearUsd ?? UNKNOWN_FIGURE
}

function monthMask(months: readonly number[]): number {
  let mask = 0
  for (const month of months) if (month >= 1 && month <= 12) mask |= 1 << (month - 1)
  return mask
}
