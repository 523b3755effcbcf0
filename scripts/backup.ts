import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readConfig } from '../graphql-server/config.ts'
import { BackupError, writeBackup } from '../graphql-server/infra/backup.ts'
import { openPlainConnection } from '../graphql-server/infra/plainConnection.ts'
import { runScript } from './runScript.ts'

/*
 * npm run backup [file]
 *
 * Writes a file that `npm run restore` reads into either database. The embedded database can only be read while no
 * server runs on it; a PostgreSQL server (DATABASE_URL) can be used meanwhile.
 */
await runScript(async ([argument]) => {
  const { databaseUrl, dataFolder } = readConfig()
  if (databaseUrl === null && !existsSync(join(dataFolder, 'database'))) {
    throw new BackupError(`There is no embedded database in ${dataFolder}`)
  }
  const now = new Date()
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const file = argument ?? join(dataFolder, 'backups', `gradwright-${stamp}.jsonl.gz`)
  const { connection, close } = await openPlainConnection({ databaseUrl, dataFolder })
  try {
    await mkdir(dirname(file), { recursive: true })
    const { rows } = await writeBackup({ connection, file, now })
    process.stdout.write(`Wrote ${rows} rows to ${file}\n`)
  } finally {
    await close()
  }
})
