import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../infra/database.ts'
import { connectionTo as connectionToEngine, openEngine, openInMemory } from '../infra/embeddedDatabase.ts'
import { connect, connectionTo as connectionToServer } from '../infra/serverDatabase.ts'
import type { SqlConnection } from '../infra/sqlConnection.ts'
import { command } from './postgresServer.ts'
import { silentLog } from './silentLog.ts'

/** A migrated, empty database for one test file; it is dropped when it is closed. */
export type TestDatabase = Database & {
  /** Empties all tables and counts ids from 1 again. */
  truncate(): Promise<void>
  /** Its address on the tests' PostgreSQL; null on the embedded database. */
  url: string | null
  /** The same database as another process has it: connections of its own. Only on PostgreSQL. */
  openAnother(): Promise<Database>
}

/** The database that this Vitest project is about. */
export const testedDatabase: 'embedded' | 'postgres' =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded'

/** Opens a fresh migrated copy; close it in `afterAll`. */
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

/** A database without any table, for tests of what makes the tables; `another` is a second connection to it. */
export type EmptyDatabase = {
  connection: SqlConnection
  another(): Promise<SqlConnection>
  close(): Promise<void>
}

/** Opens an empty database of the kind that is tested. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  if (testedDatabase === 'embedded') {
    const engine = await openEngine(null)
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

/** One statement for all tables, prepared by the database itself so that a new table needs no mention here. */
async function truncate(database: Database): Promise<void> {
  await database.prisma.$executeRawUnsafe(`DO $$
    BEGIN
      EXECUTE (
        SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY CASCADE'
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      );
    END $$`)
}
