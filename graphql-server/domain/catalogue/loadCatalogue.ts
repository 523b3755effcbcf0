import { createHash } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../../infra/database.ts'
import { deadlineRows, programRows, universityRows } from './catalogueRows.ts'
import { type Catalogue, readCatalogue, readTableFiles } from './tables.ts'

/** Rings when the catalogue has changed. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** Raised whenever the same tables lead to other rows. */
const LOADER_VERSION = 2
/** Rows that one statement brings. */
const BATCH = 1000
/** A hundred thousand programmes on the embedded database take less. */
const LONGEST_LOAD = 180_000

/** What came of a start: whether the catalogue was loaded just now, or stood already. */
export type LoadedCatalogue = { isNew: boolean; universities: number; programs: number }

/**
 * Brings the catalogue of a folder of tables into the database, as a migration does: in one transaction, alone, and
 * only when the tables are not those that were loaded last. Rows keep their ids by their natural keys; what a new
 * version no longer has is not listed any longer, but stays for those who kept it.
 * @throws CatalogueFault naming file, row and column of what can't be used; nothing is changed then.
 */
export async function loadCatalogue({
  database,
  folder,
  onLoading,
}: {
  database: Database
  /** `prisma/catalogue/tables` of this package. */
  folder: string
  /** Told before rows are written. */
  onLoading?: () => void
}): Promise<LoadedCatalogue> {
  const files = await readTableFiles(folder)
  const standing = await findVersion(database.prisma)
  if (standing?.checksum === versionOf(files.checksum)) return { isNew: false, ...standing }
  onLoading?.()
  return await writeCatalogue({ database, catalogue: readCatalogue(files) })
}

/** Whether the tables of a folder are those that were loaded last; reads only. */
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

/** Writes a catalogue that was checked before; see `loadCatalogue`. */
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
      // Several processes may start on one database at the same moment; whoever comes second finds it done.
      await rows.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('catalogue'))`
      const standing = await findVersion(rows)
      if (standing?.checksum === checksum) return { isNew: false, ...standing }

      await upsert(rows, 'LivingCost', LIVING_COST, catalogue.living_costs)
      const costIds = await idsByKey(rows, 'LivingCost')
      await upsert(
        rows,
        'University',
        UNIVERSITY,
        universities.map(({ livingCost, ...row }) => ({
          ...row,
          livingCostId: costIds.get(livingCost) ?? null,
        })),
      )
      const universityIds = await idsByKey(rows, 'University')
      await upsert(
        rows,
        'Program',
        PROGRAM,
        programs.map(({ university, ...row }) => ({ ...row, universityId: universityIds.get(university) })),
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
      // The planner has to know at once that there are rows to find through an index.
      await rows.$executeRaw`ANALYZE "University", "Program"`
      return { isNew: true, universities: universities.length, programs: programs.length }
    },
    { timeout: LONGEST_LOAD },
  )
}

/**
 * Has the trigram indexes take in what was written. It waits in a list otherwise, through which every search walks,
 * until an autovacuum comes by; the embedded database has none. Only an index's owner may ask for it.
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

type Columns = Readonly<Record<string, string>>

const LIVING_COST: Columns = {
  key: 'text',
  country: '"Country"',
  city: 'text',
  amountMonth: 'integer',
  rentMonth: 'integer',
  currency: 'text',
  year: 'integer',
  basis: '"FigureBasis"',
  source: 'text',
}

const UNIVERSITY: Columns = {
  key: 'text',
  name: 'text',
  localName: 'text',
  country: '"Country"',
  city: 'text',
  website: 'text',
  control: '"UniversityControl"',
  size: '"UniversitySize"',
  selectivity: 'integer',
  description: 'text',
  aiPolicy: '"AiPolicy"',
  livingCostId: 'integer',
  source: 'text',
  year: 'integer',
  isSample: 'boolean',
  isListed: 'boolean',
  position: 'integer',
  programCount: 'integer',
  searchText: 'text',
}

const PROGRAM: Columns = {
  key: 'text',
  universityId: 'integer',
  name: 'text',
  degreeType: '"DegreeType"',
  award: 'text',
  field: 'text',
  durationMonths: 'integer',
  languages: 'text[]',
  website: 'text',
  basis: '"FigureBasis"',
  source: 'text',
  year: 'integer',
  tuition: 'integer',
  tuitionCurrency: 'text',
  tuitionPeriod: '"TuitionPeriod"',
  tuitionYear: 'integer',
  tuitionBasis: '"FigureBasis"',
  tuitionSource: 'text',
  tuitionNote: 'text',
  intakeMonths: 'integer[]',
  intakeBasis: '"FigureBasis"',
  intakeSource: 'text',
  minimumIelts: 'double precision',
  minimumToefl: 'integer',
  minimumGpaOf4: 'double precision',
  typicalGmat: 'integer',
  typicalGre: 'integer',
  typicalGpaOf10: 'double precision',
  typicalWorkYears: 'double precision',
  requirementsBasis: '"FigureBasis"',
  requirementsSource: 'text',
  requirementsYear: 'integer',
  requirements: 'text',
  country: '"Country"',
  selectivity: 'integer',
  tuitionYearUsd: 'integer',
  livingYearUsd: 'integer',
  isSample: 'boolean',
  isListed: 'boolean',
  position: 'integer',
  searchText: 'text',
}

/** Writes rows by their key, a thousand a statement; what stands already as it should is not written again. */
async function upsert(
  rows: Prisma.TransactionClient,
  table: string,
  columns: Columns,
  values: readonly object[],
): Promise<void> {
  const names = Object.keys(columns).map(column => `"${column}"`)
  const others = names.filter(name => name !== '"key"')
  const statement = `INSERT INTO "${table}" AS standing (${names.join(', ')})
    SELECT ${names.join(', ')} FROM jsonb_to_recordset($1::jsonb)
      AS given (${Object.entries(columns)
        .map(([column, type]) => `"${column}" ${type}`)
        .join(', ')})
    ON CONFLICT ("key") DO UPDATE SET ${others.map(name => `${name} = excluded.${name}`).join(', ')}
    WHERE (${others.map(name => `standing.${name}`).join(', ')})
      IS DISTINCT FROM (${others.map(name => `excluded.${name}`).join(', ')})`
  for (let start = 0; start < values.length; start += BATCH)
    await rows.$executeRawUnsafe(statement, JSON.stringify(values.slice(start, start + BATCH)))
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

/** Takes from the list what this version does not name. */
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

/** The tables that nothing refers to are written anew. */
async function replaceTheRest(
  rows: Prisma.TransactionClient,
  catalogue: Catalogue,
  universityIds: ReadonlyMap<string, number>,
): Promise<void> {
  const programIds =
    catalogue.deadlines.length > 0 ? await idsByKey(rows, 'Program') : new Map<string, number>()
  await rows.programDeadline.deleteMany()
  await rows.universityRequirement.deleteMany()
  await rows.aiPolicyNote.deleteMany()
  await rows.scholarship.deleteMany()
  await rows.proofOfFunds.deleteMany()
  await rows.exchangeRate.deleteMany()
  await rows.countryIntake.deleteMany()
  await rows.catalogueSource.deleteMany()

  await rows.catalogueSource.createMany({ data: catalogue.sources })
  await rows.exchangeRate.createMany({
    data: catalogue.exchange_rates.map(rate => ({ ...rate, date: dayOf(rate.date) })),
  })
  await rows.countryIntake.createMany({ data: catalogue.intakes })
  await rows.scholarship.createMany({ data: catalogue.scholarships })
  await rows.proofOfFunds.createMany({
    data: catalogue.proof_of_funds.map(({ validFrom, ...row }) => ({
      ...row,
      validFrom: validFrom === null ? null : dayOf(validFrom),
    })),
  })
  await rows.universityRequirement.createMany({
    data: catalogue.requirements.flatMap(({ university, ...row }) => {
      const universityId = universityIds.get(university)
      return universityId === undefined ? [] : [{ ...row, universityId }]
    }),
  })
  await rows.aiPolicyNote.createMany({
    data: catalogue.ai_policies.map(({ university, secondHand, ...row }) => ({
      ...row,
      isSecondHand: secondHand,
      universityId: university === null ? null : (universityIds.get(university) ?? null),
    })),
  })
  await rows.programDeadline.createMany({
    data: deadlineRows(catalogue).flatMap(({ program, date, ...row }) => {
      const programId = programIds.get(program)
      return programId === undefined ? [] : [{ ...row, programId, date: dayOf(date) }]
    }),
  })
}

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
