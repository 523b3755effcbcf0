import { startGenerationWorker } from '../domain/documents/generation/runGenerations.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from '../infra/database.ts'
import { openDatabase } from '../infra/database.ts'
import { createAppContext } from './factories.ts'
import { silentLog } from './silentLog.ts'

/*
 * A process that writes what is queued and kills itself before the statement with the given number, counted from the
 * moment at which it took its first job. Without a number it prints how many statements there were.
 */
const {
  databaseUrl,
  dataFolder,
  deadly,
}: { databaseUrl: string | null; dataFolder: string; deadly: number | null } = JSON.parse(
  process.argv[2] ?? '{}',
)

const database = await openDatabase({ databaseUrl, dataFolder, migrate: false, log: silentLog })
let statements = 0
let hasJob = false
const prisma = database.prisma.$extends({
  query: {
    async $allOperations({ args, query }) {
      if (hasJob) statements += 1
      if (statements === deadly) process.kill(process.pid, 'SIGKILL')
      const answer: unknown = await query(args)
      // The first rows that come back are the job: what is looked for before is not there.
      hasJob ||= Array.isArray(answer) && answer.length === 1
      return answer
    },
  },
})
// An extended client has another type and does the same.
const counting: Database = { ...database, prisma: prisma as unknown as PrismaClient }
await startGenerationWorker({ app: createAppContext({ database: counting }), concurrency: 1 })
const stop = await database.listen('generation_progress', () => void report())

/** Says how many statements the document took once it is ready. */
async function report(): Promise<void> {
  if ((await database.prisma.document.count({ where: { status: 'READY' } })) === 0) return
  await stop()
  process.stdout.write(`${statements}\n`, () => process.exit(0))
}
