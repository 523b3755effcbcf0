import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { JOBS_CHANNEL, LeaseLostError, retryFailedJob, takeJob } from '../infra/jobs.ts'
import { createAppContext, createDocument, createViewer, SOP_REQUEST } from '../test/factories.ts'
import { startGenerationWorker } from '../test/generationWorker.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../test/testDatabase.ts'
import type { AppContext, Viewer } from './appContext.ts'
import { readCreditBalances } from './billing/credits.ts'
import { EVENT_RETENTION } from './documents/generation/removeOldEvents.ts'
import { generateDocument } from './documents/request/generateDocument.ts'
import { JOB_KINDS, type JobKind } from './jobKinds.ts'
import { startJobs } from './jobs.ts'
import { removeExpired, UNKNOWN_JOB_TIMEOUT } from './removeExpired.ts'

const DAY = 24 * 60 * 60 * 1000

let database: TestDatabase
let app: AppContext
const started: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})
afterAll(() => database.close())

const jobOf = (kind: JobKind) => database.prisma.job.findFirstOrThrow({ where: { kind } })
const creditsOf = async ({ userId }: Viewer) =>
  (await readCreditBalances({ app, userIds: [userId] })).get(userId)
const later = (milliseconds: number) =>
  createAppContext({ database, now: () => new Date(Date.now() + milliseconds) })
const removeAt = (milliseconds: number) => removeExpired({ app: later(milliseconds) })

describe('the job of a document', () => {
  test('that does not exist fails with the reason', async () => {
    const { viewer } = await createViewer({ app })
    await generateDocument({ app, viewer, input: SOP_REQUEST })
    await database.prisma.document.deleteMany()
    started.push((await startGenerationWorker({ app, concurrency: 1 })).stop)
    await expect
      .poll(() => jobOf('write-document'), { timeout: 20_000 })
      .toMatchObject({ state: 'FAILED', attempts: 1, lastError: 'The document is gone' })
  })

  test('that failed returns the credit once, also when an operator restarts it', async () => {
    const { viewer } = await createViewer({ app })
    await generateDocument({ app, viewer, input: SOP_REQUEST })
    const worker = await startGenerationWorker({
      app,
      concurrency: 1,
      writerOf: kind => ({
        kind,
        write: () => {
          throw new TypeError('For ever')
        },
      }),
    })
    started.push(worker.stop)
    await expect
      .poll(
        async () => {
          const { count } = await database.prisma.job.updateMany({
            where: { state: 'WAITING', runAfter: { gt: new Date(0) } },
            data: { runAfter: new Date(0) },
          })
          if (count > 0) await database.notify(JOBS_CHANNEL, 'write-document')
          return await jobOf('write-document')
        },
        { timeout: 40_000 },
      )
      .toMatchObject({ state: 'FAILED', attempts: 3, lastError: 'TypeError' })
    expect(await creditsOf(viewer)).toBe(1)
    await retryFailedJob({ database, jobId: (await jobOf('write-document')).id })
    await expect
      .poll(() => jobOf('write-document'), { timeout: 20_000 })
      .toMatchObject({ state: 'FAILED', lastError: 'The document has ended before: FAILED' })
    expect(await creditsOf(viewer)).toBe(1)
    expect(await database.prisma.creditEntry.count({ where: { kind: 'RETURN' } })).toBe(1)
  })
})

describe('hourly work', () => {
  test('is done by one of several processes, and is queued once for the next hour', async () => {
    const others = testedDatabase === 'postgres' ? [await database.openAnother()] : []
    const processes = [app, app, ...others.map(another => createAppContext({ database: another }))]
    const kinds = { 'remind-of-deadlines': 1, 'remove-expired': 1 }
    const workers = await Promise.all(processes.map(each => startJobs({ app: each, kinds })))
    const states = async (kind: JobKind) =>
      (await database.prisma.job.findMany({ where: { kind }, orderBy: { id: 'asc' } })).map(job => job.state)
    for (const kind of ['remind-of-deadlines', 'remove-expired'] as const)
      await expect.poll(() => states(kind), { timeout: 20_000 }).toEqual(['DONE', 'WAITING'])
    for (const worker of workers) await worker.stop()
    for (const another of others) await another.close()
  })

  test('stops with the process and is returned to the queue', async () => {
    const stopped = removeExpired({ app, signal: AbortSignal.abort(new LeaseLostError()) })
    await expect(stopped).rejects.toThrow(LeaseLostError)
  })
})

describe('finished jobs', () => {
  test('are kept for the retention of their kind, failed ones longer than done ones', async () => {
    const { retention } = JOB_KINDS['write-document']
    const ended = (state: 'DONE' | 'CANCELLED' | 'FAILED', subjectId: number) => ({
      kind: 'write-document',
      state,
      subjectId,
      finishedAt: new Date(),
    })
    await database.prisma.job.createMany({
      data: [
        ended('DONE', 1),
        ended('CANCELLED', 2),
        ended('FAILED', 3),
        { kind: 'write-document', subjectId: 4 },
      ],
    })
    const left = async () =>
      (await database.prisma.job.findMany({ orderBy: { subjectId: 'asc' } })).map(
        ({ subjectId }) => subjectId,
      )
    await removeAt(retention.done * DAY - 60_000)
    expect(await left()).toEqual([1, 2, 3, 4])
    await removeAt(retention.done * DAY + 60_000)
    expect(await left()).toEqual([3, 4])
    await removeAt(retention.failed * DAY + 60_000)
    expect(await left()).toEqual([4])
  })

  test('are removed in batches until none is left', async () => {
    await database.prisma.$executeRaw`
      INSERT INTO "Job" ("kind", "subjectId", "state", "finishedAt")
      SELECT 'write-document', number, 'DONE', now() FROM generate_series(1, 2500) AS number`
    await removeAt(90 * DAY)
    expect(await database.prisma.job.count()).toBe(0)
  })

  test('of a kind that this release does not know fail after a day, and are removed after all others', async () => {
    await database.prisma.job.create({ data: { kind: 'of-another-release', subjectId: 1 } })
    await removeAt(UNKNOWN_JOB_TIMEOUT - 60_000)
    expect(await database.prisma.job.findFirstOrThrow()).toMatchObject({ state: 'WAITING' })
    await removeAt(UNKNOWN_JOB_TIMEOUT + 60_000)
    expect(await database.prisma.job.findFirstOrThrow()).toMatchObject({
      state: 'FAILED',
      lastError: 'No process knows this kind of job',
    })
    await removeAt(100 * DAY)
    expect(await database.prisma.job.count()).toBe(0)
  })

  test('of a known kind without a handler in this process wait', async () => {
    started.push((await startJobs({ app, mailer: null, kinds: { 'deliver-mail': 1 } })).stop)
    await database.prisma.job.create({ data: { kind: 'deliver-mail', subjectId: 1 } })
    await removeAt(UNKNOWN_JOB_TIMEOUT + 60_000)
    expect(
      await takeJob({ database, kind: 'deliver-mail', owner: 'a process with a mail server' }),
    ).not.toBeNull()
  })
})

test('The events of a document are removed a while after it has ended, and not before', async () => {
  const { viewer } = await createViewer({ app })
  await createDocument({ app, viewer })
  const waiting = await createViewer({ app })
  const { document } = await generateDocument({ app, viewer: waiting.viewer, input: SOP_REQUEST })
  const before = await database.prisma.generationEvent.count()
  await removeAt(EVENT_RETENTION - 60_000)
  expect(await database.prisma.generationEvent.count()).toBe(before)
  await removeAt(EVENT_RETENTION + 60_000)
  expect(await database.prisma.generationEvent.findMany()).toMatchObject([
    { documentId: document.id, stage: 'QUEUED' },
  ])
})
