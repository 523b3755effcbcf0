import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from './packageRoot.ts'
import { inTransaction, type SqlConnection, textOf } from './sqlConnection.ts'

/** One migration, from `prisma/migrations/<name>/migration.sql`. */
export type Migration = { name: string; script: string; checksum: string }

/** This code can't work on the database's schema. The message is one line and says what to do. */
export class SchemaMismatchError extends Error {
  override readonly name = 'SchemaMismatchError'
}

/** Prisma's own lock, so that `prisma migrate deploy` and a start of the server never migrate at the same time. */
export const ADVISORY_LOCK = 72_707_369

/** Prisma's own bookkeeping table, as its engine creates it. */
const CREATE_BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

/** `prisma/migrations` of this package: the same from the sources and from the built bundle. */
export function defaultMigrationsFolder(): string {
  return join(packageRoot(), 'prisma', 'migrations')
}

/** All migrations of a folder, oldest first. */
export async function readMigrations(folder = defaultMigrationsFolder()): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter(entry => entry.isDirectory()).map(entry => entry.name)
  return Promise.all(
    names.sort().map(async name => {
      // Other line ends must not make a migration look edited.
      const script = (await readFile(join(folder, name, 'migration.sql'), 'utf8')).replaceAll('\r\n', '\n')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    }),
  )
}

/**
 * Applies the pending migrations, each in a transaction, under an advisory lock. With `apply: false` it only checks
 * that none is pending. `beforeApplying` runs once, before the first pending migration, when the database was in use.
 * @returns the migrations that were applied
 * @throws SchemaMismatchError when the schema is newer, was changed by other scripts, or is older with `apply: false`.
 */
export async function migrateSchema({
  connection,
  migrations,
  apply,
  beforeApplying,
}: {
  connection: SqlConnection
  migrations: readonly Migration[]
  apply: boolean
  beforeApplying?: (first: Migration) => Promise<void>
}): Promise<readonly Migration[]> {
  const pending = await findPending(connection, migrations)
  if (pending.length === 0) return []
  if (!apply) {
    throw new SchemaMismatchError(
      `The database's schema is older than this version needs: ${pending.map(({ name }) => name).join(', ')} not applied. Start once with MIGRATE=1.`,
    )
  }
  await connection.rows('SELECT pg_advisory_lock($1::bigint)::text', [ADVISORY_LOCK])
  try {
    // Another process may have applied them while this one waited for the lock.
    const stillPending = await findPending(connection, migrations)
    const [first] = stillPending
    if (first && stillPending.length < migrations.length) await beforeApplying?.(first)
    for (const migration of stillPending)
      await inTransaction(connection, () => applyMigration(connection, migration))
    return stillPending
  } finally {
    await connection
      .rows('SELECT pg_advisory_unlock($1::bigint)::text', [ADVISORY_LOCK])
      .catch(() => undefined)
  }
}

/** Runs one migration and records it, within the caller's transaction. */
export async function applyMigration(
  connection: SqlConnection,
  { name, script, checksum }: Migration,
): Promise<void> {
  await connection.run(CREATE_BOOKKEEPING)
  try {
    await connection.run(script)
  } catch (error) {
    throw new Error(`Migration ${name} failed and was rolled back`, { cause: error })
  }
  await connection.rows(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
     VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  )
}

/** The migrations that were applied to a database, oldest first; none when it is empty. */
export async function readApplied(connection: SqlConnection): Promise<{ name: string; checksum: string }[]> {
  const [table] = await connection.rows(
    `SELECT (to_regclass('"_prisma_migrations"') IS NOT NULL)::text AS "exists"`,
  )
  if (textOf(table, 'exists') === 'false') return []
  const rows = await connection.rows(
    `SELECT "migration_name"::text AS "name", "checksum"::text AS "checksum", ("finished_at" IS NOT NULL)::text AS "finished"
     FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY "migration_name"`,
  )
  const unfinished = rows.find(row => textOf(row, 'finished') === 'false')
  if (unfinished) {
    throw new SchemaMismatchError(
      `Migration ${textOf(unfinished, 'name')} was begun by another tool and never finished. Settle it with "prisma migrate resolve" first.`,
    )
  }
  return rows.map(row => ({ name: textOf(row, 'name'), checksum: textOf(row, 'checksum') }))
}

async function findPending(
  connection: SqlConnection,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const applied = new Map((await readApplied(connection)).map(({ name, checksum }) => [name, checksum]))
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter(name => !known.has(name))
  if (unknown.length > 0) {
    throw new SchemaMismatchError(
      `The database's schema is newer than this version knows: ${unknown.join(', ')}. Start the version that applied it.`,
    )
  }
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (edited) {
    throw new SchemaMismatchError(
      `Migration ${edited.name} was changed after it had been applied to this database. Restore its file, and put the change into a migration of its own.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}
