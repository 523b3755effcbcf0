import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { openEmbeddedDatabase } from './embeddedDatabase.ts'
import type { Log } from './log.ts'
import { openServerDatabase } from './serverDatabase.ts'

/** The rows of Gradwright, wherever they are kept: in this process or on a PostgreSQL server. */
export type Database = {
  kind: 'embedded' | 'server'
  prisma: PrismaClient
  /** Raises when the database does not answer within two seconds. */
  ping(): Promise<void>
  /**
   * Rings a bell for every process on this database. `payload` is an id of at most 200 characters: rows carry the
   * content, a ring only says where to look. Within a transaction client it sounds when the transaction commits.
   */
  ring(channel: string, payload: string, within?: Prisma.TransactionClient): Promise<void>
  /**
   * Hears the bell until the returned function is called. Any number may listen to one channel. Rings that sounded
   * while the connection was lost are gone, so `onRing` is called with null after each reconnect: look for yourself.
   */
  hear(channel: string, onRing: (payload: string | null) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** What opening a database takes. */
export type DatabaseOptions = {
  /** A PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null
  /** Where the embedded database, its lock and its dumps are kept. */
  dataFolder: string
  /** Whether pending migrations are applied; otherwise the schema must be exactly what the code needs. */
  migrate: boolean
  log: Log
  /** Told of each phase as it begins, for the lines that a start prints. */
  onPhase?: (name: string) => void
  /** Ends the waiting for a server that is away. */
  signal?: AbortSignal
  /** Where the migrations are; by default `prisma/migrations` of this package. */
  migrationsFolder?: string
}

/**
 * Opens the database and brings its schema up to date. A PostgreSQL server that is away is asked again and again, so
 * this may take as long as the server is away; `signal` ends it.
 * @throws DataFolderInUseError when another process holds the embedded database.
 * @throws SchemaMismatchError when the schema is not one this code can work on.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options
  return databaseUrl === null
    ? openEmbeddedDatabase(options)
    : openServerDatabase({ ...options, databaseUrl })
}

/**
 * Whether a write failed because a row with this value is there already; with `field`, whether that field is (part
 * of) what clashed. The two databases report it differently: one names the index, the other the columns.
 */
export function isUniqueViolation(error: unknown, field?: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false
  return field === undefined || clashingFields(error).includes(field)
}

function clashingFields(error: Prisma.PrismaClientKnownRequestError): string[] {
  const constraint = valueAt(error.meta, ['driverAdapterError', 'cause', 'constraint'])
  const fields = valueAt(constraint, ['fields'])
  if (Array.isArray(fields)) return fields.map(field => String(field).replaceAll('"', ''))
  const index = valueAt(constraint, ['index'])
  return typeof index === 'string' ? index.split('_').slice(1, -1) : []
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, key)
  }
  return found
}
