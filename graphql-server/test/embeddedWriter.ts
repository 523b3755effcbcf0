import { openDatabase } from '../infra/database.ts'
import { silentLog } from './silentLog.ts'

/*
 * A process that opens the embedded database in the given folder. With 'write' it adds rows for ever and prints the
 * number of each one once it is acknowledged; with 'close' it closes the database and should then exit.
 */
const [dataFolder = '', task] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: null, dataFolder, migrate: true, log: silentLog })

if (task === 'close') {
  const stop = await database.listen('documents', () => undefined)
  await database.notify('documents', '1')
  await stop()
  await database.close()
  process.stdout.write('closed\n')
} else {
  for (let number = 1; ; number += 1) {
    const [{ key }] = await database.prisma.$transaction([
      database.prisma.rateLimit.create({ data: { key: String(number), hits: [], expiresAt: new Date() } }),
    ])
    process.stdout.write(`${key}\n`)
  }
}
