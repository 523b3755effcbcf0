import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectionTo as connectionToEngine, openEngine } from '../infra/embeddedDatabase.ts'
import { migrateSchema, readMigrations } from '../infra/migrations.ts'
import { connect, connectionTo as connectionToServer } from '../infra/serverDatabase.ts'
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
    connection: connectionToServer(client),
    migrations: await readMigrations(),
    apply: true,
  })
  await client.end()
  project.provide('databaseTemplate', url)
  return () => server.stop()
}

/** The dumps are reused in later runs. Their names change with the migrations and the engine. */
async function setUpEmbedded(project: TestProject): Promise<void> {
  const migrations = await readMigrations()
  const engine = await readFile(resolve('node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const name = createHash('sha256')
    .update(JSON.stringify([engine, migrations.map(({ checksum }) => checksum)]))
    .digest('hex')
    .slice(0, 16)
  const folder = resolve('.cache', 'test-database')
  const emptyDump = join(folder, `${name}-empty.tar`)
  const databaseDump = join(folder, `${name}.tar`)
  if (!existsSync(emptyDump) || !existsSync(databaseDump)) {
    const database = await openEngine(null)
    const empty = await database.dumpDataDir('none')
    await migrateSchema({ connection: connectionToEngine(database), migrations, apply: true })
    const migrated = await database.dumpDataDir('none')
    await database.close()
    // Dumps of former schemas are not used again.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await write(emptyDump, empty)
    await write(databaseDump, migrated)
  }
  project.provide('emptyDump', emptyDump)
  project.provide('databaseDump', databaseDump)
}

/** Under its name only when it is whole, since runs may write it at the same time. */
async function write(file: string, dump: Blob): Promise<void> {
  await writeFile(`${file}.${process.pid}`, dump.stream())
  await rename(`${file}.${process.pid}`, file)
}
