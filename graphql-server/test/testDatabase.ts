import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../infra/database.ts'
import { connectionTo as connectionToEngine, openEngine, openInMemory } from '../infra/embeddedDatabase.ts'
import { connect, connectionTo as connectionToServer } from '../infra/serverDatabase.ts'
import type { SqlConnection } from '../infra/sqlConnection.ts'
import { command } from './postgresServer.ts'
import { silentLog } from './silentLog.ts'

/** A migrated, empty database for one test file. It is dropped when it is closed. */
export type TestDatabase = Database & {
  /** Empties all tables and restarts their ids at 1. */
  truncate(): Promise<void>
  /** Its URL on the tests' PostgreSQL; null on the embedded database. */
  url: string | null
  /** The same database with other connections, as in another process. Only on PostgreSQL. */
  openAnother(): Promise<Database>
}

/** The database of this Vitest project. */
export const testedDatabase: 'embedded' | 'postgres' =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded'

/** Opens a new migrated copy. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return testedDatabase === 'postgres' ? await openOnPostgres() : await openEmbedded()
}

async function openEmbedded(): Promise<TestDatabase> {
  const dump = await openAsBlob(inject('databaseDump'), { type: 'application/x-tar' })
  const database = await openInMemory({ dump, log: silentLog })
  return {
    ...database,
    truncate: () => truncate(database),
    url: null,
    async openAnother() {
      throw new Error('Only one process can have the embedded database; ask testedDatabase first')
    },
  }
}

async function openOnPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createOnPostgres({ isMigrated: true })
  const open = () => openDatabase({ databaseUrl: url, dataFolder: '', migrate: false, log: silentLog })
  const database = await open()
  return {
    ...database,
    truncate: () => truncate(database),
    url,
    openAnother: open,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** Opens an embedded database without tables, in memory. */
export async function openEmptyEngine(): Promise<PGlite> {
  return await openEngine(null, await openAsBlob(inject('emptyDump'), { type: 'application/x-tar' }))
}

/** A database without tables, for tests of migrations and backups. `another` is a second connection to it. */
export type EmptyDatabase = {
  connection: SqlConnection
  another(): Promise<SqlConnection>
  close(): Promise<void>
}

/** Opens an empty database of the tested kind. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  if (testedDatabase === 'embedded') {
    const engine = await openEmptyEngine()
    const connection = connectionToEngine(engine)
    return { connection, another: async () => connection, close: () => engine.close() }
  }
  const { url, drop } = await createOnPostgres({ isMigrated: false })
  const first = await connect(url)
  const clients = [first]
  return {
    connection: connectionToServer(first),
    async another() {
      const client = await connect(url)
      clients.push(client)
      return connectionToServer(client)
    },
    async close() {
      for (const client of clients) await client.end()
      await drop()
    },
  }
}

async function createOnPostgres({
  isMigrated,
}: {
  isMigrated: boolean
}): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(inject('databaseTemplate'))
  const administration = new URL('/postgres', template).href
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const copied = isMigrated ? template.pathname.slice(1) : 'template0'
  await command(administration, `CREATE DATABASE "${name}" TEMPLATE "${copied}"`)
  return {
    url: new URL(`/${name}`, template).href,
    drop: () => command(administration, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  }
}

/**
 * Empties every table that the database has, in one statement. `TRUNCATE` makes new files for each table and index, most
 * of which are empty already: deleting takes a tenth of the time. Only a table with many rows is truncated. The locks
 * wait for transactions that are still open, and foreign keys are not checked meanwhile.
 */
async function truncate(database: Database): Promise<void> {
  await database.prisma.$executeRawUnsafe(`DO $$
    DECLARE
      tables CONSTANT text[] := (
        SELECT array_agg(quote_ident(tablename)) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> '_prisma_migrations');
      name text;
    BEGIN
      EXECUTE 'LOCK TABLE ' || array_to_string(tables, ', ') || ' IN ACCESS EXCLUSIVE MODE';
      SET LOCAL session_replication_role = replica;
      FOREACH name IN ARRAY tables LOOP
        IF pg_relation_size(name::regclass) > 1000000 THEN EXECUTE 'TRUNCATE ' || name || ' CASCADE';
        ELSE EXECUTE 'DELETE FROM ' || name;
        END IF;
      END LOOP;
      PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
    END $$`)
}
