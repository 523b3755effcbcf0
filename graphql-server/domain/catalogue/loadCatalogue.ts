import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  AiPolicyNote,
  CatalogueSource,
  CountryIntake,
  ExchangeRate,
  GuideNote,
  LivingCost,
  Prisma,
  Program,
  ProgramDeadline,
  ProofOfFunds,
  Scholarship,
  University,
  UniversityRequirement,
} from '../../generated/prisma/client.ts'
import type { Database } from '../../infra/database.ts'
import { COLUMN_TYPES, quoted } from '../../infra/sqlConnection.ts'
import { deadlineRows, programRows, universityRows } from './catalogueRows.ts'
import { type Catalogue, readCatalogue, readTableFiles } from './tables.ts'

/** The notification channel for a changed catalogue. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** Increase it when the same tables lead to other rows. */
const LOADER_VERSION = 8
/** The most rows of one statement. */
const BATCH = 1000
/** In milliseconds. The embedded database loads a hundred thousand programmes in less. */
const LOAD_TIMEOUT = 180_000

/** Whether the catalogue was loaded by this call, and what it contains. */
export type LoadedCatalogue = { isNew: boolean; universities: number; programs: number }

/**
 * Loads a folder of tables into the database, in one transaction and under a lock. Does nothing if these tables were
 * loaded last. Rows keep their ids by their natural keys. A row that the new version lacks is unlisted and kept, since
 * people may have shortlisted it.
 * @throws CatalogueFault naming the file, row and column of the first fault; nothing is changed then.
 */
export async function loadCatalogue({
  database,
  folder,
  onLoading,
}: {
  database: Database
  /** `prisma/catalogue/tables` of this package. */
  folder: string
  /** Called before rows are written. */
  onLoading?: () => void
}): Promise<LoadedCatalogue> {
  const files = await readTableFiles(folder)
  const loaded = await findVersion(database.prisma)
  if (loaded?.checksum === versionOf(files.checksum)) return { isNew: false, ...loaded }
  onLoading?.()
  const catalogue = readCatalogue(files)
  // Reading and preparing each take seconds of CPU time on a slow machine. A connection that is being opened meanwhile
  // would run into its timeout.
  await nextTurn()
  return await writeCatalogue({ database, catalogue })
}

/** Whether the tables of a folder were loaded last. Writes nothing. */
export async function isCatalogueLoaded({
  database,
  folder,
}: {
  database: Database
  folder: string
}): Promise<boolean> {
  const { checksum } = await readTableFiles(folder)
  return (await findVersion(database.prisma))?.checksum === versionOf(checksum)
}

/** Writes a catalogue that `readCatalogue` has checked. See `loadCatalogue`. */
export async function writeCatalogue({
  database,
  catalogue,
}: {
  database: Database
  catalogue: Catalogue
}): Promise<LoadedCatalogue> {
  const checksum = versionOf(catalogue.checksum)
  const universities = universityRows(catalogue)
  const programs = programRows(catalogue)
  return await database.prisma.$transaction(
    async rows => {
      // Several processes may start at the same time. The second one finds the rows loaded.
      await rows.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('catalogue'))`
      const loaded = await findVersion(rows)
      if (loaded?.checksum === checksum) return { isNew: false, ...loaded }

      await insert(rows, 'LivingCost', catalogue.living_costs, { byKey: true })
      const costIds = await idsByKey(rows, 'LivingCost')
      await insert(
        rows,
        'University',
        universities.map(({ livingCost, ...row }) => ({ ...row, livingCostId: idOf(costIds, livingCost) })),
        { byKey: true },
      )
      const universityIds = await idsByKey(rows, 'University')
      await insert(
        rows,
        'Program',
        programs.map(({ university, ...row }) => ({ ...row, universityId: idOf(universityIds, university) })),
        { byKey: true },
      )
      await retire(rows, 'Program', programs)
      await retire(rows, 'University', universities)
      await retireLivingCosts(rows, catalogue)
      await replaceTheRest(rows, catalogue, universityIds)
      await rows.catalogueVersion.create({
        data: { checksum, universities: universities.length, programs: programs.length },
      })
      await database.notify(CATALOGUE_CHANNEL, checksum, rows)
      await takeIntoIndexes(rows)
      // Without statistics the planner does not use the indexes on the new rows.
      await rows.$executeRaw`ANALYZE "University", "Program"`
      return { isNew: true, universities: universities.length, programs: programs.length }
    },
    { timeout: LOAD_TIMEOUT },
  )
}

/**
 * Moves the new rows from the pending lists of the trigram indexes into the indexes. Every search reads a pending list
 * to its end. Only autovacuum empties it otherwise, and the embedded database has none. Only the owner of an index may
 * do this.
 */
async function takeIntoIndexes(rows: Prisma.TransactionClient): Promise<void> {
  await rows.$queryRaw`
    SELECT gin_clean_pending_list("oid") FROM pg_class
    WHERE "oid" IN ('"University_searchText_idx"'::regclass, '"Program_searchText_idx"'::regclass)
      AND pg_has_role("relowner", 'USAGE')`
}

function versionOf(checksum: string): string {
  return createHash('sha256').update(`${LOADER_VERSION}:${checksum}`).digest('hex')
}

async function findVersion(rows: Prisma.TransactionClient) {
  return await rows.catalogueVersion.findFirst({
    orderBy: { id: 'desc' },
    select: { checksum: true, universities: true, programs: true },
  })
}

/** The tables that are loaded, with the rows that Prisma reads from them. */
type Tables = {
  CatalogueSource: CatalogueSource
  LivingCost: LivingCost
  University: University
  Program: Program
  ProgramDeadline: ProgramDeadline
  UniversityRequirement: UniversityRequirement
  AiPolicyNote: AiPolicyNote
  Scholarship: Scholarship
  ProofOfFunds: ProofOfFunds
  ExchangeRate: ExchangeRate
  CountryIntake: CountryIntake
  GuideNote: GuideNote
}
/** The database assigns the ids. No source has pictures yet. */
type NotLoaded = 'id' | 'imageUrl'
/** A row to write, with every column of its table. Days are texts such as '2026-03-05'. */
type Loaded<Row> = {
  [Column in Exclude<keyof Row, NotLoaded>]:
    | Exclude<Row[Column], Date>
    | (Date extends Row[Column] ? string : never)
}
/** Forbids columns that the table does not have. */
type NoOther<Row, Given> = { [Column in Exclude<keyof Given, keyof Row>]: never }

/**
 * Inserts rows, a thousand per statement. With `byKey`, a row whose key exists is updated instead, and only if it
 * differs. A row with a missing or an additional column does not compile.
 */
async function insert<Table extends keyof Tables, Given extends Loaded<Tables[Table]>>(
  rows: Prisma.TransactionClient,
  table: Table,
  values: readonly (Given & NoOther<Loaded<Tables[Table]>, Given>)[],
  { byKey = false }: { byKey?: boolean } = {},
): Promise<void> {
  const columns = Object.keys(values[0] ?? {})
  const types = await readColumnTypes(rows, table)
  const typed = columns.map(column => {
    const type = types.get(column)
    if (type === undefined) throw new Error(`The table ${table} has no column ${column}.`)
    return `${quoted(column)} ${type}`
  })
  const names = columns.map(quoted)
  const statement = `INSERT INTO ${quoted(table)} AS existing (${names.join(', ')})
    SELECT ${names.join(', ')} FROM jsonb_to_recordset($1::jsonb) AS given (${typed.join(', ')})
    ${byKey ? updateByKey(names.filter(name => name !== '"key"')) : ''}`
  for (let start = 0; start < values.length; start += BATCH)
    await rows.$executeRawUnsafe(statement, JSON.stringify(values.slice(start, start + BATCH)))
}

function updateByKey(names: readonly string[]): string {
  return `ON CONFLICT ("key") DO UPDATE SET ${names.map(name => `${name} = excluded.${name}`).join(', ')}
    WHERE (${names.map(name => `existing.${name}`).join(', ')})
      IS DISTINCT FROM (${names.map(name => `excluded.${name}`).join(', ')})`
}

async function readColumnTypes(
  rows: Prisma.TransactionClient,
  table: keyof Tables,
): Promise<Map<string, string>> {
  const found = await rows.$queryRawUnsafe<{ column: string; type: string }[]>(COLUMN_TYPES, quoted(table))
  return new Map(found.map(({ column, type }) => [column, type]))
}

async function idsByKey(
  rows: Prisma.TransactionClient,
  table: 'LivingCost' | 'University' | 'Program',
): Promise<Map<string, number>> {
  const select = { id: true, key: true } as const
  const found =
    table === 'LivingCost'
      ? await rows.livingCost.findMany({ select })
      : table === 'University'
        ? await rows.university.findMany({ select })
        : await rows.program.findMany({ select })
  return new Map(found.map(({ id, key }) => [key, id]))
}

/** Unlists the rows that this version lacks. */
async function retire(
  rows: Prisma.TransactionClient,
  table: 'University' | 'Program',
  listed: readonly { key: string }[],
): Promise<void> {
  const keys = JSON.stringify(listed.map(({ key }) => key))
  await rows.$executeRawUnsafe(
    `UPDATE "${table}" SET "isListed" = false
     WHERE "isListed" AND "key" NOT IN (SELECT jsonb_array_elements_text($1::jsonb))`,
    keys,
  )
}

async function retireLivingCosts(rows: Prisma.TransactionClient, { living_costs }: Catalogue): Promise<void> {
  await rows.livingCost.deleteMany({ where: { key: { notIn: living_costs.map(({ key }) => key) } } })
}

/** The tables that no other table references. */
const REPLACED = [
  'ProgramDeadline',
  'UniversityRequirement',
  'AiPolicyNote',
  'Scholarship',
  'ProofOfFunds',
  'ExchangeRate',
  'CountryIntake',
  'GuideNote',
  'CatalogueSource',
] as const satisfies (keyof Tables)[]

/** Replaces all rows of the tables that no other table references. */
async function replaceTheRest(
  rows: Prisma.TransactionClient,
  catalogue: Catalogue,
  universityIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const table of REPLACED) await rows.$executeRawUnsafe(`DELETE FROM ${quoted(table)}`)
  const deadlines = deadlineRows(catalogue)
  const programIds = deadlines.length > 0 ? await idsByKey(rows, 'Program') : new Map<string, number>()
  await insert(
    rows,
    'CatalogueSource',
    catalogue.sources.map(({ basis: _ofItsRows, ...source }) => source),
  )
  await insert(rows, 'ExchangeRate', catalogue.exchange_rates)
  await insert(rows, 'CountryIntake', catalogue.intakes)
  await insert(rows, 'Scholarship', catalogue.scholarships)
  await insert(rows, 'ProofOfFunds', catalogue.proof_of_funds)
  await insert(rows, 'GuideNote', catalogue.guide_notes)
  await insert(
    rows,
    'UniversityRequirement',
    catalogue.requirements.map(({ university, ...row }) => ({
      ...row,
      universityId: idOf(universityIds, university),
    })),
  )
  await insert(
    rows,
    'AiPolicyNote',
    catalogue.ai_policies.map(({ university, secondHand, ...row }) => ({
      ...row,
      isSecondHand: secondHand,
      universityId: university === null ? null : idOf(universityIds, university),
    })),
  )
  await insert(
    rows,
    'ProgramDeadline',
    deadlines.map(({ program, ...row }) => ({ ...row, programId: idOf(programIds, program) })),
  )
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`No row has the key ${key}.`)
  return id
}
