import type { Database } from '../../infra/database.ts'
import type { AppContext } from '../appContext.ts'
import { CatalogueTooLargeError } from '../errors.ts'
import { bytesFor, COLUMN_NAMES, type ColumnRow, type ProgramColumns, startColumns } from './columns.ts'

/** The most that the columns of one catalogue may take in a process. A programme takes about 60 bytes. */
export const MOST_HELD_BYTES = 64 * 1024 * 1024
/** Rows that are read at a time. */
const PAGE = 5000

/** Columns that are there or on their way. `asked` counts the calls: later ones have seen the later version. */
type Held = { version: Version; asked: number; columns: Promise<ProgramColumns> }
/** What tells one state of the catalogue from another, also after a backup was restored under a running process. */
type Version = { id: number; checksum: string; loadedAt: number; programs: number }

/** By database, so that all worlds of a process share them and a database that is gone leaves nothing behind. */
const held = new WeakMap<Database, Held>()
let calls = 0

/**
 * The columns of the catalogue as it is now. They are loaded once in a process, and again when any process brought a
 * new version: each call asks for the version with one statement. Whoever asks while they are being loaded waits for
 * the same columns.
 * @throws CatalogueTooLargeError when they would take more than `mostBytes`.
 */
export async function cacheColumns({
  app: { database },
  mostBytes = MOST_HELD_BYTES,
}: {
  app: Pick<AppContext, 'database'>
  mostBytes?: number
}): Promise<ProgramColumns> {
  calls += 1
  const asked = calls
  const version = await readVersion(database)
  const standing = held.get(database)
  if (standing && (isSame(standing.version, version) || standing.asked > asked)) return await standing.columns

  const columns = loadColumns({ database, version, mostBytes })
  held.set(database, { version, asked, columns })
  try {
    return await columns
  } catch (error) {
    // The next call tries again.
    if (held.get(database)?.columns === columns) held.delete(database)
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

/** Reads page by page. A new version that is committed meanwhile would mix with the old one: then from the beginning. */
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
  // Before room is made for them.
  if (bytesFor(expected) > mostBytes) throw refuse()
  const builder = startColumns(expected)
  for (let last = 0; ; ) {
    // As one JSON value a page: rows of twenty columns take the client longer to unpack than the database to find.
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
