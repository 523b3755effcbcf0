import { readConfig } from '../graphql-server/config.ts'
import { writeAuditEntry } from '../graphql-server/domain/audit/writeAuditEntry.ts'
import { type Database, openDatabase } from '../graphql-server/infra/database.ts'
import { retryFailedJob } from '../graphql-server/infra/jobs.ts'
import { createLog } from '../graphql-server/infra/log.ts'
import { runScript } from './runScript.ts'

/*
 * npm run jobs                 lists the jobs that failed, newest first
 * npm run jobs -- retry <id>   retries one of them, from its first attempt
 *
 * The embedded database can only be read while no server runs on it; a PostgreSQL server (DATABASE_URL) at any time.
 */

/** The most jobs that are listed. */
const LISTED = 100

await runScript(async ([command, id]) => {
  const isRetry = command === 'retry' && /^\d{1,9}$/.test(id ?? '')
  if (command !== undefined && !isRetry) {
    process.stderr.write('Usage: npm run jobs   or   npm run jobs -- retry <id>\n')
    process.exitCode = 2
    return
  }
  const { databaseUrl, dataFolder } = readConfig()
  const log = createLog({ level: 'error', format: 'lines' })
  const database = await openDatabase({ databaseUrl, dataFolder, migrate: false, log })
  try {
    process.stdout.write(await (isRetry ? retry(database, Number(id)) : list(database)))
  } finally {
    await database.close()
  }
})

async function list({ prisma }: Database): Promise<string> {
  const where = { state: 'FAILED', finishedAt: { not: null } } as const
  const failed = await prisma.job.findMany({ where, orderBy: { finishedAt: 'desc' }, take: LISTED })
  if (failed.length === 0) return 'No job has failed.\n'
  const lines = failed.map(
    ({ id, kind, subjectId, attempts, lastError, finishedAt }) =>
      `${id}  ${finishedAt?.toISOString()}  ${kind}  subject ${subjectId}  attempts ${attempts}  ${lastError}\n`,
  )
  return lines.join('')
}

async function retry(database: Database, jobId: number): Promise<string> {
  const app = { now: () => new Date() }
  const kind = await database.prisma.$transaction(async within => {
    const retried = await retryFailedJob({ database, within, jobId })
    if (retried !== null)
      await writeAuditEntry({
        app,
        within,
        actorId: null,
        action: 'RETRY_JOB',
        subjectId: jobId,
        details: { kind: retried },
      })
    return retried
  })
  if (kind !== null) return `Job ${jobId} (${kind}) is taken again by the next free worker.\n`
  process.exitCode = 1
  return `Job ${jobId} has not failed, or its subject has another job that is not finished.\n`
}
