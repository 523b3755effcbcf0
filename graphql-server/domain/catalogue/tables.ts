import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  AiPolicy,
  Country,
  DegreeType,
  FigureBasis,
  GuideAudience,
  GuidePart,
  RequirementKind,
  TestPolicy,
  TuitionPeriod,
  UniversityControl,
  UniversitySize,
} from '../../generated/prisma/enums.ts'
import { CsvFault, type CsvRow, parseCsv } from './csv.ts'
import { FIELD_GROUPS, findField } from './fields.ts'
import { amountsIn } from './guideAmounts.ts'
import { findScheme } from './schemes.ts'
import { fillFromSources } from './sourceCells.ts'
import { findGroup } from './universityGroups.ts'

/** A table that cannot be used. The message names the file, the row and the column. */
export class CatalogueFault extends Error {
  override readonly name = 'CatalogueFault'
}

const text = z.string().min(1, 'is empty')
const optionalText = z.string().transform(cell => (cell === '' ? null : cell))
const number = text.regex(/^-?\d+(\.\d+)?$/, 'is not a number').transform(Number)
const whole = text.regex(/^\d+$/, 'is not a whole number').transform(Number)
const year = whole.refine(value => value >= 1990 && value <= 2100, 'is no year')
const flag = z.enum(['', 'yes'], 'is neither empty nor "yes"').transform(cell => cell === 'yes')
const day = z.iso.date('is no day such as 2026-03-05')
const currency = text.regex(/^[A-Z]{3}$/, 'is no currency code')
const website = optionalText.refine(
  cell => cell === null || (/^https?:\/\//.test(cell) && URL.canParse(cell)),
  'is no address',
)

/** Reads an empty cell as null. A union of schemas would report only that none of them fits. */
function optional<Output>(schema: z.ZodType<Output, string>) {
  return z.string().transform((cell, context): Output | null => {
    if (cell === '') return null
    const parsed = schema.safeParse(cell)
    if (parsed.success) return parsed.data
    context.addIssue(parsed.error.issues[0]?.message ?? 'is no cell')
    return z.NEVER
  })
}

function between(least: number, most: number) {
  return number.refine(value => value >= least && value <= most, `is not between ${least} and ${most}`)
}

function wholeBetween(least: number, most: number) {
  return whole.refine(value => value >= least && value <= most, `is not between ${least} and ${most}`)
}

function oneOf<Values extends Record<string, string>>(values: Values) {
  return z.enum(values, 'is none of the known values')
}

function many<Output>(item: z.ZodType<Output, string>) {
  return z
    .string()
    .transform(cell => (cell === '' ? [] : cell.split('|')))
    .pipe(z.array(item))
}

const months = many(wholeBetween(1, 12))
const fieldCode = text.refine(code => findField(code) !== undefined, 'is no field of the taxonomy')
const kindOfPrograms = text.refine(
  code =>
    code in DegreeType || FIELD_GROUPS.some(group => group.code === code) || findField(code) !== undefined,
  'is no degree, no group of fields and no field',
)
const groupCode = text.refine(code => findGroup(code) !== undefined, 'is no group of universities')
const schemeCode = text.refine(code => findScheme(code) !== undefined, 'is no scholarship scheme')
const dayOfYear = text.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is no day of the year such as 12-15')

/**
 * The columns of each table, by the names and in the order of its file. Reading, compiling and the rows of tests use
 * these columns (docs/adding-a-catalogue-column.md).
 */
export const TABLES = {
  sources: z.strictObject({
    code: text,
    title: text,
    publisher: text,
    year,
    licence: text,
    url: website,
    /** What its rows of programmes are, where they do not say it themselves. */
    basis: oneOf(FigureBasis),
  }),
  living_costs: z.strictObject({
    key: text,
    country: oneOf(Country),
    city: optionalText,
    amountMonth: wholeBetween(50, 10_000),
    rentMonth: wholeBetween(10, 8000),
    currency: z.literal('USD', 'is not USD'),
    year,
    basis: oneOf(FigureBasis),
    source: text,
  }),
  exchange_rates: z.strictObject({
    currency,
    inrPerUnit: between(0.001, 1000),
    usdPerUnit: between(0.0001, 10),
    date: day,
    source: text,
  }),
  intakes: z.strictObject({
    country: oneOf(Country),
    months,
    text,
    basis: oneOf(FigureBasis),
    source: text,
    year,
  }),
  universities: z.strictObject({
    key: text.regex(/^[a-z]+\/[\p{L}\p{N}+#-]+$/u, 'is no key such as uk/university-of-leeds'),
    name: text,
    localName: optionalText,
    otherNames: many(text),
    groups: many(groupCode),
    country: oneOf(Country),
    city: text,
    website,
    control: optional(oneOf(UniversityControl)),
    size: optional(oneOf(UniversitySize)),
    selectivity: optional(wholeBetween(1, 7)),
    isSample: flag,
    aiPolicy: oneOf(AiPolicy),
    livingCost: text,
    source: text,
    year,
  }),
  programs: z.strictObject({
    university: text,
    name: text.max(160, 'is longer than 160 characters'),
    degreeType: oneOf(DegreeType),
    award: text,
    field: fieldCode,
    otherFields: many(fieldCode),
    months: optional(wholeBetween(6, 48)),
    isPartTime: flag,
    languages: many(text),
    website,
    tuition: optional(wholeBetween(0, 10_000_000)),
    currency: optional(currency),
    period: optional(oneOf(TuitionPeriod)),
    tuitionYear: optional(year),
    tuitionBasis: optional(oneOf(FigureBasis)),
    tuitionSource: optionalText,
    tuitionNote: optionalText,
    intakes: months,
    minimumIelts: optional(between(4, 9)),
    minimumToefl: optional(wholeBetween(40, 120)),
    /** The least grade on the scale of 4, and in the words of its school: 'German grade 2.5 or better'. */
    minimumGpaOf4: optional(between(0, 4)),
    gradeLimit: optionalText,
    typicalGmat: optional(wholeBetween(200, 805)),
    typicalGre: optional(wholeBetween(260, 340)),
    typicalGpaOf10: optional(between(4, 10)),
    typicalWorkYears: optional(between(0, 30)),
    prerequisites: optionalText,
    note: optionalText,
    testPolicy: optional(oneOf(TestPolicy)),
    tests: many(text),
    schemes: many(schemeCode),
    ownSelectivity: optional(wholeBetween(1, 7)),
    knowledgeYear: optional(year),
    usualDeadlines: many(dayOfYear),
    usualDeadlinesYear: optional(year),
    basis: oneOf(FigureBasis),
    source: text,
    year,
  }),
  deadlines: z.strictObject({
    university: text,
    /** The name of one programme: a day never applies to a university at large. */
    program: text,
    degreeType: oneOf(DegreeType),
    label: text,
    date: day,
    cycle: text.regex(/^20\d\d-\d\d$/, 'is no cycle such as 2026-27'),
    basis: oneOf(FigureBasis),
    source: text,
    year,
  }),
  requirements: z.strictObject({
    university: text,
    kind: oneOf(RequirementKind),
    what: text,
    value: optional(between(0, 1000)),
    text,
    basis: oneOf(FigureBasis),
    source: text,
    year,
  }),
  ai_policies: z.strictObject({
    university: optionalText,
    country: optional(oneOf(Country)),
    unit: text,
    appliesTo: text,
    policy: oneOf(AiPolicy),
    summary: text,
    note: optionalText,
    secondHand: flag,
    source: text,
    year,
  }),
  scholarships: z.strictObject({
    name: text,
    countries: many(oneOf(Country)),
    amount: text,
    deadline: text,
    whoMayApply: text,
    isPublic: flag,
    source: text,
    year,
  }),
  usual_tuition: z.strictObject({
    university: text,
    /** A field or a group of fields of master's programmes, 'MASTERS' for all of them, or 'MBA'. */
    of: kindOfPrograms,
    amount: wholeBetween(0, 10_000_000),
    currency,
    source: text,
    year,
  }),
  proof_of_funds: z.strictObject({
    country: oneOf(Country),
    area: optionalText,
    what: text,
    amount: optional(between(0, 1_000_000)),
    currency,
    validFrom: optional(day),
    source: text,
    year,
  }),
  guide_notes: z.strictObject({
    country: oneOf(Country),
    part: oneOf(GuidePart),
    audience: optional(oneOf(GuideAudience)),
    title: text,
    titleHindi: text,
    text,
    textHindi: text,
    url: text
      .regex(/^https:\/\//, 'is no https address')
      .refine(address => URL.canParse(address), 'is no address'),
    basis: oneOf(FigureBasis),
    source: text,
    year,
  }),
} as const

export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

/** The checked rows of all tables: every reference exists, and every natural key is unique. */
export type Catalogue = { [Name in TableName]: z.output<(typeof TABLES)[Name]>[] } & {
  /** Equal for equal tables. */
  checksum: string
}

export type UniversityRow = Catalogue['universities'][number]
export type ProgramRow = Catalogue['programs'][number]

/** Columns whose cell may be empty: an empty cell is read as null, as an empty list or as false. */
type OptionalColumn<Row> = {
  [Column in keyof Row]: null extends Row[Column]
    ? Column
    : Row[Column] extends readonly unknown[] | boolean
      ? Column
      : never
}[keyof Row]

/** The values of empty cells, for every column whose cell may be empty. */
export function emptyColumns<Name extends TableName>(
  name: Name,
): Pick<Catalogue[Name][number], OptionalColumn<Catalogue[Name][number]>> {
  const columns: Record<string, z.ZodType> = TABLES[name].shape
  const parsed = Object.entries(columns).map(([column, schema]) => [column, schema.safeParse('')] as const)
  return Object.fromEntries(
    parsed.flatMap(([column, { success, data }]) => (success ? [[column, data]] : [])),
  ) as Pick<Catalogue[Name][number], OptionalColumn<Catalogue[Name][number]>>
}

/** The files of a folder and their checksum. */
export async function readTableFiles(
  folder: string,
): Promise<{ files: Record<TableName, string>; checksum: string }> {
  const texts = await Promise.all(TABLE_NAMES.map(name => readFile(join(folder, `${name}.csv`), 'utf8')))
  const hash = createHash('sha256')
  const files = Object.fromEntries(TABLE_NAMES.map((name, place) => [name, texts[place] ?? ''])) as Record<
    TableName,
    string
  >
  for (const name of TABLE_NAMES) hash.update(name).update(files[name].replaceAll('\r\n', '\n'))
  return { files, checksum: hash.digest('hex') }
}

/**
 * Checks the tables.
 * @throws CatalogueFault naming the file, the row and the column of the first fault
 */
export function readCatalogue({
  files,
  checksum,
}: {
  files: Record<TableName, string>
  checksum: string
}): Catalogue {
  const rows = (name: TableName) => rowsOf(name, files[name])
  const catalogue: Catalogue = {
    checksum,
    sources: checked('sources', rows('sources')),
    living_costs: checked('living_costs', rows('living_costs')),
    exchange_rates: checked('exchange_rates', rows('exchange_rates')),
    intakes: checked('intakes', rows('intakes')),
    universities: checked('universities', rows('universities')),
    programs: checked('programs', fillFromSources(rows('programs'), rows('sources'))),
    deadlines: checked('deadlines', rows('deadlines')),
    requirements: checked('requirements', rows('requirements')),
    ai_policies: checked('ai_policies', rows('ai_policies')),
    scholarships: checked('scholarships', rows('scholarships')),
    usual_tuition: checked('usual_tuition', rows('usual_tuition')),
    proof_of_funds: checked('proof_of_funds', rows('proof_of_funds')),
    guide_notes: checked('guide_notes', rows('guide_notes')),
  }
  checkReferences(catalogue)
  return catalogue
}

function rowsOf(name: TableName, file: string): CsvRow[] {
  try {
    const { columns, rows } = parseCsv(file)
    const known = Object.keys(TABLES[name].shape)
    const missing = known.find(column => !columns.includes(column))
    if (missing !== undefined) throw new CsvFault(`the column ${missing} is missing`)
    const unknown = columns.find(column => !known.includes(column))
    if (unknown !== undefined) throw new CsvFault(`the column ${unknown} is unknown`)
    return rows
  } catch (error) {
    if (error instanceof CsvFault) throw new CatalogueFault(`${name}.csv: ${error.message}`)
    throw error
  }
}

function checked<Name extends TableName>(
  name: Name,
  rows: readonly CsvRow[],
): z.output<(typeof TABLES)[Name]>[] {
  const schema = TABLES[name]
  return rows.map(({ row, cells }) => {
    const parsed = schema.safeParse(cells)
    if (parsed.success) return parsed.data as z.output<(typeof TABLES)[Name]>
    const [issue] = parsed.error.issues
    const column = String(issue?.path[0] ?? '')
    throw fault(
      name,
      row,
      column,
      `${issue?.message ?? 'is no cell'} ("${(cells[column] ?? '').slice(0, 60)}")`,
    )
  })
}

function fault(name: TableName, row: number, column: string, message: string): CatalogueFault {
  return new CatalogueFault(`${name}.csv, row ${row}, column ${column}: ${message}`)
}

/** The amounts of a note, in an order that does not depend on the sentence. */
function sumsOf(note: string): string {
  return amountsIn(note)
    .map(({ currency, amount }) => `${currency} ${amount}`)
    .sort()
    .join()
}

function checkReferences(catalogue: Catalogue): void {
  const {
    sources,
    living_costs,
    exchange_rates,
    universities,
    programs,
    deadlines,
    requirements,
    ai_policies,
    usual_tuition,
  } = catalogue
  const sourceCodes = uniqueKeys('sources', 'code', sources, ({ code }) => code)
  const costs = uniqueKeys('living_costs', 'key', living_costs, ({ key }) => key)
  const currencies = uniqueKeys('exchange_rates', 'currency', exchange_rates, row => row.currency)
  uniqueKeys('intakes', 'country', catalogue.intakes, ({ country }) => country)
  const keys = uniqueKeys('universities', 'key', universities, ({ key }) => key)
  const programKeys = uniqueKeys('programs', 'name', programs, programKey)
  const known = (
    name: TableName,
    column: string,
    row: number,
    code: string | null,
    codes: ReadonlySet<string>,
  ) => {
    if (code !== null && !codes.has(code)) throw fault(name, row, column, `leads nowhere ("${code}")`)
  }
  for (const [place, { livingCost, source }] of universities.entries()) {
    known('universities', 'livingCost', place + 1, livingCost, costs)
    known('universities', 'source', place + 1, source, sourceCodes)
  }
  for (const [place, program] of programs.entries()) {
    known('programs', 'university', place + 1, program.university, keys)
    known('programs', 'source', place + 1, program.source, sourceCodes)
    known('programs', 'tuitionSource', place + 1, program.tuitionSource, sourceCodes)
    known('programs', 'currency', place + 1, program.currency, currencies)
    const { field, otherFields } = program
    if (new Set([field, ...otherFields]).size !== otherFields.length + 1 || otherFields.length > 2)
      throw fault('programs', place + 1, 'otherFields', 'names a field twice or more than two fields')
    if (program.usualDeadlines.length > 0 !== (program.usualDeadlinesYear !== null))
      throw fault(
        'programs',
        place + 1,
        'usualDeadlinesYear',
        'is known exactly where there are usual deadlines',
      )
    const { tuition, currency, period, tuitionYear, tuitionBasis, tuitionSource } = program
    const parts = { tuition, currency, period, tuitionYear, tuitionBasis, tuitionSource }
    const open = Object.entries(parts).find(([, value]) => (value === null) !== (tuition === null))
    if (open)
      throw fault(
        'programs',
        place + 1,
        open[0],
        'an amount has a currency, a period, a year, a basis and a source, or none of them',
      )
  }
  for (const [place, { university, program, degreeType }] of deadlines.entries()) {
    known('deadlines', 'university', place + 1, university, keys)
    known(
      'deadlines',
      'program',
      place + 1,
      programKey({ university, name: program, degreeType }),
      programKeys,
    )
  }
  for (const [place, { university }] of requirements.entries())
    known('requirements', 'university', place + 1, university, keys)
  for (const [place, { university }] of ai_policies.entries())
    known('ai_policies', 'university', place + 1, university, keys)
  for (const [place, note] of catalogue.guide_notes.entries()) {
    for (const { currency } of amountsIn(note.text))
      known('guide_notes', 'text', place + 1, currency, currencies)
    if (sumsOf(note.textHindi) !== sumsOf(note.text))
      throw fault('guide_notes', place + 1, 'textHindi', 'has other amounts than the English text')
  }
  uniqueKeys('usual_tuition', 'of', usual_tuition, ({ university, of }) => `${university} ${of}`)
  for (const [place, { university, currency, source }] of usual_tuition.entries()) {
    known('usual_tuition', 'university', place + 1, university, keys)
    known('usual_tuition', 'currency', place + 1, currency, currencies)
    known('usual_tuition', 'source', place + 1, source, sourceCodes)
  }
}

function uniqueKeys<Row>(
  name: TableName,
  column: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Set<string> {
  const keys = new Set<string>()
  for (const [place, row] of rows.entries()) {
    const key = keyOf(row)
    if (keys.has(key)) throw fault(name, place + 1, column, `is there twice ("${key}")`)
    keys.add(key)
  }
  return keys
}

/** The natural key of a programme. A programme keeps its id while its key does not change. */
export function programKey({
  university,
  name,
  degreeType,
}: Pick<ProgramRow, 'university' | 'name' | 'degreeType'>): string {
  return `${university}/${degreeType.toLowerCase()}/${name.toLowerCase()}`
}
