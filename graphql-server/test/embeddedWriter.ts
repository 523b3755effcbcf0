import { openDatabase } from '../infra/database.ts'
import { silentLog } from './silentLog.ts'

/*
 * A process of its own that opens the embedded database in the folder given. With 'write' it adds rows for ever and
 * prints the number of each one once it is acknowledged; with 'close' it closes the database and has nothing left to do.
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
  for (;;) {
    const [{ id }] = await database.prisma.$transaction([
      database.prisma.signInFailure.create({
        data: { usernameHash: new Uint8Array(32), addressHash: new Uint8Array(32) },
      }),
    ])
    process.stdout.write(`${id}\n`)
  }
}
