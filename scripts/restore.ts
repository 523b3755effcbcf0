import { existsSync } from 'node:fs'
import { readConfig } from '../graphql-server/config.ts'
import { BackupError, isFolderDump, restoreBackup } from '../graphql-server/infra/backup.ts'
import { lockDataFolder } from '../graphql-server/infra/dataFolder.ts'
import { unpackDump } from '../graphql-server/infra/embeddedDatabase.ts'
import { migrateSchema, readMigrations } from '../graphql-server/infra/migrations.ts'
import { openPlainConnection } from '../graphql-server/infra/plainConnection.ts'
import { runScript } from './runScript.ts'

/*
 * npm run restore <file> [-- --force]
 *
 * Fills the embedded database, or with DATABASE_URL a PostgreSQL server, from a file of `npm run backup` from either.
 * Also reads the dumps that are made before a migration (before-….tar.gz), into the embedded database only.
 */
await runScript(async arguments_ => {
  const force = arguments_.includes('--force')
  const [file] = arguments_.filter(argument => !argument.startsWith('--'))
  if (file === undefined) throw new BackupError('Usage: npm run restore <file> [-- --force]')
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`)
  const target = readConfig()

  if (await isFolderDump(file)) {
    if (target.databaseUrl !== null) {
      throw new BackupError(
        `${file} is a dump of the embedded database's folder. Unset DATABASE_URL, or restore what "npm run backup" wrote.`,
      )
    }
    await restoreFolder({ file, force, dataFolder: target.dataFolder })
    return
  }
  const { connection, close } = await openPlainConnection(target)
  try {
    const migrations = await readMigrations()
    const { rows } = await restoreBackup({ connection, file, migrations, force })
    await migrateSchema({ connection, migrations, apply: true })
    process.stdout.write(`Restored ${rows} rows from ${file}\n`)
  } finally {
    await close()
  }
})

async function restoreFolder({
  file,
  force,
  dataFolder,
}: {
  file: string
  force: boolean
  dataFolder: string
}): Promise<void> {
  const folder = lockDataFolder(dataFolder)
  try {
    if (existsSync(folder.database) && !force) {
      throw new BackupError('There is an embedded database already. Add --force to move it aside.')
    }
    const former = await unpackDump({ file, folder, now: new Date() })
    process.stdout.write(
      `Restored ${file}${former === null ? '' : `; the former database is in ${former}`}\n`,
    )
  } finally {
    folder.release()
  }
}
