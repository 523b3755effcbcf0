import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from '../infra/database.ts'
import { openDatabase } from '../infra/database.ts'
import { createLanguageModel } from '../infra/languageModel.ts'
import { createAppContext } from './factories.ts'
import { startGenerationWorker } from './generationWorker.ts'
import { silentLog } from './silentLog.ts'

/*
 * A process that writes one document and kills itself: before the statement number `killAt`, counted from when it took
 * the job, or with 'DELIVERED' before it polls for another job. With null it does not kill itself, and prints how many
 * statements there were.
 */
const {
  databaseUrl,
  dataFolder,
  killAt,
  modelUrl = null,
}: {
  databaseUrl: string | null
  dataFolder: string
  killAt: number | 'DELIVERED' | null
  /** The server of an outside model; without one the document is the built-in writer's. */
  modelUrl?: string | null
} = JSON.parse(process.argv[2] ?? '{}')

const database = await openDatabase({ databaseUrl, dataFolder, migrate: false, log: silentLog })
let statements = 0
let hasJob = false
const prisma = database.prisma.$extends({
  query: {
    async $allOperations({ args, query }) {
      const isTaking = JSON.stringify(args).includes('SKIP LOCKED')
      if (hasJob) statements += 1
      if (statements === killAt) process.kill(process.pid, 'SIGKILL')
      // It has one job at a time, so the first statement after the delivery takes another job.
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
// An extended client has another type and the same methods.
const counting: Database = { ...database, prisma: prisma as unknown as PrismaClient }
const languageModel =
  modelUrl === null
    ? null
    : createLanguageModel({
        settings: { apiKey: 'any', baseUrl: modelUrl, name: 'test-model' },
        log: silentLog,
      })
await startGenerationWorker({ app: createAppContext({ database: counting, languageModel }), concurrency: 1 })
