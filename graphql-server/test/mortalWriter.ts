import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from '../infra/database.ts'
import { openDatabase } from '../infra/database.ts'
import { createAppContext } from './factories.ts'
import { startGenerationWorker } from './generationWorker.ts'
import { silentLog } from './silentLog.ts'

/*
 * A process that writes one document and kills itself: before the statement with the number given, counted from the
 * moment at which it took the job, or with 'DELIVERED' before it looks for another job. With null it does not kill
 * itself, and prints how many statements there were.
 */
const {
  databaseUrl,
  dataFolder,
  killAt,
}: { databaseUrl: string | null; dataFolder: string; killAt: number | 'DELIVERED' | null } = JSON.parse(
  process.argv[2] ?? '{}',
)

const database = await openDatabase({ databaseUrl, dataFolder, migrate: false, log: silentLog })
let statements = 0
let hasJob = false
const prisma = database.prisma.$extends({
  query: {
    async $allOperations({ args, query }) {
      const isTaking = JSON.stringify(args).includes('SKIP LOCKED')
      if (hasJob) statements += 1
      if (statements === killAt) process.kill(process.pid, 'SIGKILL')
      // It does one job at a time: to take another one is the first thing after delivery.
      if (hasJob && isTaking) {
        if (killAt !== null) process.kill(process.pid, 'SIGKILL')
        process.stdout.write(`${statements}\n`, () => process.exit(0))
      }
      const answer: unknown = await query(args)
      hasJob ||= isTaking && Array.isArray(answer) && answer.length === 1
      return answer
    },
  },
})
// An extended client has another type and does the same.
const counting: Database = { ...database, prisma: prisma as unknown as PrismaClient }
await startGenerationWorker({ app: createAppContext({ database: counting }), concurrency: 1 })
