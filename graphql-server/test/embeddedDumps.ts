import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { connectionTo, openEngine } from '../infra/embeddedDatabase.ts'
import { migrateSchema, readMigrations } from '../infra/migrations.ts'

/**
 * The files with the dumps of an embedded database without tables and of a migrated one. They are reused in later runs.
 * Their names change with the migrations and the engine.
 */
export async function embeddedDumps(): Promise<{ emptyDump: string; databaseDump: string }> {
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
    await migrateSchema({ connection: connectionTo(database), migrations, apply: true })
    const migrated = await database.dumpDataDir('none')
    await database.close()
    // Dumps of former schemas are not used again.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await write(emptyDump, empty)
    await write(databaseDump, migrated)
  }
  return { emptyDump, databaseDump }
}

/** Under its name only when it is whole, since runs may write it at the same time. */
async function write(file: string, dump: Blob): Promise<void> {
  await writeFile(`${file}.${process.pid}`, dump.stream())
  await rename(`${file}.${process.pid}`, file)
}
