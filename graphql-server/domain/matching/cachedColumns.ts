import type { Database } from '../../infra/database.ts'
import type { AppContext } from '../appContext.ts'
import { CatalogueTooLargeError } from '../errors.ts'
import { bytesFor, COLUMN_NAMES, type ColumnRow, type ProgramColumns, startColumns } from './columns.ts'

/** The most bytes that the columns of one catalogue may take in a process. A programme takes about 150 with its title. */
export const MOST_CACHED_BYTES = 64 * 1024 * 1024
/** Rows of one statement. */
const PAGE = 5000

/** Columns that are loaded or loading. `call` numbers the calls: a later call has read a later version. */
type Cached = { version: Version; call: number; columns: Promise<ProgramColumns> }
/** Tells versions of the catalogue apart, also after a backup was restored under a running process. */
type Version = { id: number; checksum: string; loadedAt: number; programs: number }

/** By database: all contexts of a process share the columns, and those of a closed database are collected. */
const cache = new WeakMap<Database, Cached>()
let calls = 0

/**
 * The columns of the present catalogue. They are loaded once in a process, and again when any process has loaded a new
 * version of the catalogue: each call reads the version with one statement. Calls during a load wait for it.
 * @throws CatalogueTooLargeError when they would take more than `mostBytes`.
 */
export async function cacheColumns({
  app: { database },
  mostBytes = MOST_CACHED_BYTES,
}: {
  app: Pick<AppContext, 'database'>
  mostBytes?: number
}): Promise<ProgramColumns> {
  calls += 1
  const call = calls
  const version = await readVersion(database)
  const cached = cache.get(database)
  if (cached && (isSame(cached.version, version) || cached.call > call)) return await cached.columns

  const columns = loadColumns({ database, version, mostBytes })
  cache.set(database, { version, call, columns })
  try {
    return await columns
  } catch (error) {
    // The next call tries again.
    if (cache.get(database)?.columns === columns) cache.delete(database)
    throw error
  }
}

async function readVersion({ prisma }: Database): Promise<Version> {
  const version = await prisma.catalogueVersion.findFirst({
    orderBy: { id: 'desc' },
    select: { id: true, checksum: true, loadedAt: true, programs: true },
  })
  return version
    ? { ...version, loadedAt: version.loadedAt.getTime() }
    : { id: 0, checksum: '', loadedAt: 0, programs: 0 }
}

function isSame(one: Version, other: Version): boolean {
  return one.id === other.id && one.checksum === other.checksum && one.loadedAt === other.loadedAt
}

/** Reads page by page, and again from the beginning when a new version was committed meanwhile. */
async function loadColumns({
  database,
  version,
  mostBytes,
}: {
  database: Database
  version: Version
  mostBytes: number
}): Promise<ProgramColumns> {
  const columns = await readPages({ database, expected: version.programs, mostBytes })
  const after = await readVersion(database)
  return isSame(version, after) ? columns : await loadColumns({ database, version: after, mostBytes })
}

/** The city, this band and the groups are its university's. */
const COLUMNS = [
  ...COLUMN_NAMES.map(name => `"Program"."${name}"`),
  '(SELECT "city" FROM "University" WHERE "University"."id" = "Program"."universityId") AS "city"',
  '(SELECT "selectivity" FROM "University" WHERE "University"."id" = "Program"."universityId") AS "universityBand"',
  '(SELECT "groups" FROM "University" WHERE "University"."id" = "Program"."universityId") AS "universityGroups"',
].join(', ')

async function readPages({
  database,
  expected,
  mostBytes,
}: {
  database: Database
  expected: number
  mostBytes: number
}): Promise<ProgramColumns> {
  const refuse = () => new CatalogueTooLargeError(Math.round(mostBytes / 1024 / 1024))
  // Checked before memory is allocated.
  if (bytesFor(expected) > mostBytes) throw refuse()
  const builder = startColumns(expected)
  for (let last = 0; ; ) {
    // One JSON value a page: the client takes longer to unpack rows of twenty columns than the database to find them.
    const [found] = await database.prisma.$queryRawUnsafe<{ page: ColumnRow[] }[]>(
      `SELECT coalesce(json_agg(row_of_page), '[]') AS page FROM (
         SELECT ${COLUMNS} FROM "Program" WHERE "Program"."id" > $1 ORDER BY "Program"."id" LIMIT ${PAGE}
       ) AS row_of_page`,
      last,
    )
    const page = found?.page ?? []
    for (const row of page) builder.add(row)
    if (builder.bytes() > mostBytes) throw refuse()
    const end = page.at(-1)
    if (end === undefined || page.length < PAGE) return builder.finish()
    last = end.id
  }
}
