import type { TestProject } from 'vitest/node'
import { migrateSchema, readMigrations } from '../infra/migrations.ts'
import { connect, connectionTo } from '../infra/serverDatabase.ts'
import { embeddedDumps } from './embeddedDumps.ts'
import { startPostgresServer } from './postgresServer.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with the dump of an embedded database without tables: opening it is faster than making one. */
    emptyDump: string
    /** The file with the dump of a migrated embedded database. */
    databaseDump: string
    /** The URL of a migrated template on the tests' PostgreSQL; empty on the embedded database. */
    databaseTemplate: string
  }
}

const TEMPLATE = 'gradwright_template'

/** Makes the migrated database that each test file copies, once for a run and a kind of database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // On PostgreSQL too, whose backups are copied to an embedded database.
  await setUpEmbedded(project)
  if (project.config.env.TEST_DATABASE === 'postgres') return await setUpPostgres(project)
  project.provide('databaseTemplate', '')
  return async () => undefined
}

async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer()
  const url = await server.createDatabase(TEMPLATE)
  const client = await connect(url)
  await migrateSchema({
    connection: connectionTo(client),
    migrations: await readMigrations(),
    apply: true,
  })
  await client.end()
  project.provide('databaseTemplate', url)
  return () => server.stop()
}

async function setUpEmbedded(project: TestProject): Promise<void> {
  const { emptyDump, databaseDump } = await embeddedDumps()
  project.provide('emptyDump', emptyDump)
  project.provide('databaseDump', databaseDump)
}
