import { Prisma } from '../generated/prisma/client.ts'
import type { Database, DatabaseOptions } from './databaseContract.ts'
import { openEmbeddedDatabase } from './embeddedDatabase.ts'
import { openServerDatabase } from './serverDatabase.ts'

export type { Database, DatabaseOptions } from './databaseContract.ts'

/**
 * Opens the database and migrates its schema. While a PostgreSQL server is unreachable the connection is tried again
 * and again, without a limit of time; `signal` ends the waiting.
 * @throws DataFolderInUseError when another process uses the embedded database.
 * @throws SchemaMismatchError when this code cannot work with the schema.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options
  return databaseUrl === null
    ? openEmbeddedDatabase(options)
    : openServerDatabase({ ...options, databaseUrl })
}

/**
 * Whether a write failed because a row with this value exists already. With `field`, whether that field is (part of)
 * the violated key. The two databases report it differently: one names the index, the other the columns.
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
