import type { Database } from '../../infra/database.ts'
import type { AppContext } from '../appContext.ts'
import { CatalogueTooLargeError } from '../errors.ts'
import { bytesFor, COLUMN_NAMES, type ColumnRow, type ProgramColumns, startColumns } from './columns.ts'

/** The most bytes that the columns of one catalogue may take in a process. A programme takes about 60. */
export const MOST_CACHED_BYTES = 64 * 1024 * 1024
/** Rows per read. */
const PAGE = 5000

/** Cached columns, loaded or loading. `call` numbers the calls: a later call has read the same or a later version. */
type CacheEntry = { version: Version; call: number; columns: Promise<ProgramColumns> }
/** Identifies a state of the catalogue, also after a backup was restored under a running process. */
type Version = { id: number; checksum: string; loadedAt: number; programs: number }

/** By database: all contexts of a process share it, and the entry of a closed database is collected. */
const cache = new WeakMap<Database, CacheEntry>()
let calls = 0

/**
 * The columns of the current catalogue. A process loads them once, and again after any process loaded a new version:
 * each call reads the version with one statement. Calls during a load wait for the same columns.
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
    // The next call retries.
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

/** Reads page by page. If a new version was committed meanwhile, pages of both could mix, and it starts again. */
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

const COLUMNS = COLUMN_NAMES.map(name => `"${name}"`).join(', ')

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
  // Before memory is allocated for them.
  if (bytesFor(expected) > mostBytes) throw refuse()
  const builder = startColumns(expected)
  for (let last = 0; ; ) {
    // One JSON value per page: unpacking rows of twenty columns takes the client longer than the query takes.
    const [found] = await database.prisma.$queryRawUnsafe<{ page: ColumnRow[] }[]>(
      `SELECT coalesce(json_agg(row_of_page), '[]') AS page FROM (
         SELECT ${COLUMNS} FROM "Program" WHERE "id" > $1 ORDER BY "id" LIMIT ${PAGE}
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
