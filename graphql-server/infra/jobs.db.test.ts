import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { indexesIn, planOf, sentStatements } from '../test/explain.ts'
import { silentLog } from '../test/silentLog.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import {
  cancelJobs,
  completeJob,
  countJobs,
  enqueueJob,
  failJob,
  failUnknownJobs,
  freeOrphanedJobs,
  JOBS_CHANNEL,
  JobError,
  type JobSettings,
  LeaseLostError,
  releaseJob,
  renewLease,
  restartJob,
  retryFailedJob,
  retryJob,
  takeJob,
} from './jobs.ts'
import { type HeldJob, type JobHandler, startJobWorker } from './jobWorker.ts'

let database: TestDatabase
const started: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})
afterAll(() => database.close())

const KIND = 'count-stars'
const SETTINGS: JobSettings = {
  attempts: 3,
  backoff: { first: 60, longest: 100 },
  timeout: 60,
  concurrency: 1,
  priority: 10,
  every: null,
  retention: { done: 1, failed: 1 },
}

const enqueue = (subjectId: number, { kind = KIND, priority = 10 } = {}) =>
  enqueueJob({ database, kind, subjectId, priority })
const take = (owner = 'a worker', kind = KIND) => takeJob({ database, kind, owner })
const jobOf = (subjectId: number) => database.prisma.job.findFirstOrThrow({ where: { subjectId } })
const expireLeases = () => database.prisma.job.updateMany({ data: { leaseUntil: new Date(0) } })
/** Makes jobs due that wait for their next attempt. */
async function makeDue() {
  await database.prisma.job.updateMany({ where: { state: 'WAITING' }, data: { runAfter: new Date(0) } })
  await database.notify(JOBS_CHANNEL, KIND)
}

describe('a job', () => {
  test('is taken by one worker, the smaller priority first, and by no other while its lease lasts', async () => {
    for (const [subjectId, priority] of [
      [1, 10],
      [2, 0],
      [3, 10],
    ] as const)
      await enqueue(subjectId, { priority })
    const taken = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(owner => take(owner)))
    const subjects = taken.flatMap(job => job?.subjectId ?? [])
    expect(subjects.toSorted()).toEqual([1, 2, 3])
    expect(await take()).toBeNull()
    await expireLeases()
    expect(await take()).toMatchObject({ subjectId: 2, attempts: 2 })
  })

  test('is taken again where the clock was set back by a year while it ran', async () => {
    await enqueue(1)
    expect(await take('first')).not.toBeNull()
    const inAYear = Date.now() + 365 * 24 * 60 * 60 * 1000
    await database.prisma.job.updateMany({ data: { leaseUntil: new Date(inAYear) } })
    expect(await take('second')).toMatchObject({ attempts: 2 })
    expect(await take('third')).toBeNull()
  })

  test('is taken at once where it was put back before the clock was set back by a year, and waits otherwise', async () => {
    const waitUntil = (days: number) =>
      database.prisma.job.updateMany({
        data: { state: 'WAITING', runAfter: new Date(Date.now() + days * 24 * 60 * 60 * 1000) },
      })
    await enqueue(1)
    await waitUntil(13)
    expect(await take()).toBeNull()
    await waitUntil(365)
    const job = await take()
    expect(job).toMatchObject({ subjectId: 1 })
    // None waits as long as that: a longer time is cut.
    const put = { jobId: job?.id ?? 0, owner: 'a worker', reason: 'Later', delay: 365 * 24 * 60 * 60 }
    await restartJob(database.prisma, put)
    expect(await take()).toBeNull()
  })

  test('of another kind is left alone', async () => {
    await enqueue(1, { kind: 'feed-cats' })
    expect(await take()).toBeNull()
  })

  test('exists once for a subject until it has ended', async () => {
    expect(await enqueue(1)).toBe(true)
    expect(await enqueue(1)).toBe(false)
    const job = await take()
    expect(await enqueue(1)).toBe(false)
    await completeJob(database.prisma, { jobId: job?.id ?? 0, owner: 'a worker' })
    expect(await enqueue(1)).toBe(true)
  })

  test('is added and ended with the transaction that it is written in', async () => {
    const failing = database.prisma.$transaction(async within => {
      await enqueueJob({ database, within, kind: KIND, subjectId: 1, priority: 10 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.prisma.job.count()).toBe(0)

    await enqueue(1)
    const { id: jobId } = (await take()) ?? { id: 0 }
    const ending = database.prisma.$transaction(async within => {
      await completeJob(within, { jobId, owner: 'a worker' })
      throw new Error('changed my mind')
    })
    await expect(ending).rejects.toThrow('changed my mind')
    expect(await jobOf(1)).toMatchObject({ state: 'RUNNING' })
  })

  test('can be changed only by the owner of its lease', async () => {
    await enqueue(1)
    const { id: jobId } = (await take('first')) ?? { id: 0 }
    await expireLeases()
    await take('second')
    const stale = { jobId, owner: 'first' }
    const { prisma } = database
    for (const act of [
      () => renewLease(prisma, stale),
      () => completeJob(prisma, stale),
      () => failJob(prisma, { ...stale, reason: 'no' }),
      () => retryJob(prisma, { ...stale, reason: 'no', delay: 1 }),
      () => restartJob(prisma, { ...stale, delay: 0, reason: 'no' }),
      () => releaseJob(prisma, stale),
    ])
      await expect(act()).rejects.toThrow(LeaseLostError)
    expect(await jobOf(1)).toMatchObject({ state: 'RUNNING', leaseOwner: 'second', lastError: null })
    await renewLease(prisma, { jobId, owner: 'second' })
    expect(await take()).toBeNull()
  })

  test('that failed is taken again when an operator retries it, from its first attempt', async () => {
    await enqueue(1)
    const { id: jobId } = (await take()) ?? { id: 0 }
    expect(await retryFailedJob({ database, jobId })).toBeNull()
    await failJob(database.prisma, { jobId, owner: 'a worker', reason: 'The stars are out' })
    expect(await retryFailedJob({ database, jobId })).toBe(KIND)
    expect(await take()).toMatchObject({ id: jobId, attempts: 1 })
    await failJob(database.prisma, { jobId, owner: 'a worker', reason: 'The stars are out' })
    await enqueue(1)
    expect(await retryFailedJob({ database, jobId })).toBeNull()
  })

  test('of a kind that no process knows fails when its time is over, and not before', async () => {
    await enqueue(1, { kind: 'of-another-release' })
    await enqueue(2, { kind: 'of-another-release' })
    await takeJob({ database, kind: 'of-another-release', owner: 'a newer process' })
    await enqueue(3)
    const failAt = (moment: number) => failUnknownJobs({ database, kinds: [KIND], before: new Date(moment) })
    expect(await failAt(Date.now() - 60_000)).toBe(0)
    // A newer process works on the job, and its lease is still valid.
    expect(await failAt(Date.now() + 10_000)).toBe(1)
    expect(await jobOf(2)).toMatchObject({ state: 'FAILED', lastError: 'No process knows this kind of job' })
    expect(await jobOf(1)).toMatchObject({ state: 'RUNNING' })
    expect(await jobOf(3)).toMatchObject({ state: 'WAITING' })
  })

  test('that a killed process left can be taken at once on the embedded database', async () => {
    await enqueue(1)
    await take()
    await freeOrphanedJobs({ ...database, kind: 'server' })
    expect(await take()).toBeNull()
    await freeOrphanedJobs({ ...database, kind: 'embedded' })
    expect(await take()).toMatchObject({ attempts: 2 })
  })
})

/** Starts a worker for one kind. */
async function work(
  handler: JobHandler | JobHandler['run'],
  {
    log = silentLog,
    finishWithin = 5_000,
    ...settings
  }: Partial<JobSettings> & {
    log?: typeof silentLog
    finishWithin?: number
  } = {},
) {
  const outcomes: string[] = []
  const kind = {
    settings: { ...SETTINGS, ...settings },
    handler: typeof handler === 'function' ? { run: handler } : handler,
  }
  const worker = await startJobWorker({
    database,
    log,
    name: randomUUID(),
    kinds: new Map([[KIND, kind]]),
    finishWithin,
    onAttempt: (_kind, outcome) => outcomes.push(outcome),
  })
  started.push(worker.stop)
  return { worker, outcomes }
}

/** A handler that waits until the test resolves it, or its signal is aborted. */
function blockingHandler() {
  const runs: HeldJob[] = []
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  const run = async (one: HeldJob) => {
    runs.push(one)
    const stopped = new Promise<never>((_, reject) =>
      one.signal.addEventListener('abort', () => reject(one.signal.reason)),
    )
    await Promise.race([opened, stopped])
  }
  return { runs, run, unblock: () => open() }
}

const until = (subjectId: number, expected: object) =>
  expect.poll(() => jobOf(subjectId), { timeout: 20_000 }).toMatchObject(expected)

describe('a worker', () => {
  test('runs jobs that were enqueued before and after its start, each once, also beside another worker', async () => {
    const done: number[] = []
    const run = async ({ job }: HeldJob) => void done.push(job.subjectId)
    for (const subjectId of [1, 2, 3]) await enqueue(subjectId)
    const first = await work(run, { concurrency: 2 })
    await work(run, { concurrency: 2 })
    for (const subjectId of [4, 5, 6]) await enqueue(subjectId)
    const ended = () => database.prisma.job.count({ where: { state: 'DONE' } })
    await expect.poll(ended, { timeout: 20_000 }).toBe(6)
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    expect(first.outcomes.every(outcome => outcome === 'done')).toBe(true)
  })

  test('runs as many jobs of a kind at a time as the settings allow, and no more', async () => {
    for (const subjectId of [1, 2, 3]) await enqueue(subjectId)
    const { runs, run, unblock } = blockingHandler()
    await work(run, { concurrency: 2 })
    await expect.poll(() => runs.length).toBe(2)
    expect(await database.prisma.job.count({ where: { state: 'WAITING' } })).toBe(1)
    unblock()
    await expect.poll(() => runs.length).toBe(3)
  })

  test('retries a job after its backoff, and fails it with the reason when all attempts throw', async () => {
    await enqueue(1)
    let attempts = 0
    const { outcomes } = await work(async () => {
      attempts += 1
      throw attempts === 3 ? new JobError('The stars are out', { isFinal: false }) : new TypeError('A secret')
    })
    await until(1, { state: 'WAITING', attempts: 1, lastError: 'TypeError', leaseOwner: null })
    expect((await jobOf(1)).runAfter.getTime()).toBeGreaterThan(Date.now() + 30_000)
    await makeDue()
    await until(1, { state: 'WAITING', attempts: 2 })
    expect((await jobOf(1)).runAfter.getTime()).toBeGreaterThan(Date.now() + 70_000)
    await makeDue()
    await until(1, { state: 'FAILED', attempts: 3, lastError: 'The stars are out', leaseOwner: null })
    expect((await jobOf(1)).finishedAt).not.toBeNull()
    expect(outcomes).toEqual(['retried', 'retried', 'failed'])
  })

  test('fails a job at once when its fault is final', async () => {
    await enqueue(1)
    await work(async () => {
      throw new JobError('The row is gone', { isFinal: true })
    })
    await until(1, { state: 'FAILED', attempts: 1, lastError: 'The row is gone' })
  })

  test('fails a job whose processes were killed at every attempt, without running it again', async () => {
    await enqueue(1)
    await database.prisma.job.updateMany({ data: { attempts: SETTINGS.attempts } })
    const run = vi.fn(async () => undefined)
    await work(run)
    await until(1, { state: 'FAILED', lastError: 'Its process ended, again and again' })
    expect(run).not.toHaveBeenCalled()
  })

  test('fails a job also when giving it up fails each time', async () => {
    await enqueue(1)
    const giveUp = vi.fn(async () => {
      throw new RangeError('A secret')
    })
    await work({
      run: async () => {
        throw new TypeError('A secret')
      },
      giveUp,
    })
    await expect
      .poll(
        async () => {
          await makeDue()
          return (await jobOf(1)).state
        },
        { timeout: 30_000 },
      )
      .toBe('FAILED')
    expect((await jobOf(1)).lastError).toContain('RangeError')
    expect(giveUp.mock.calls.length).toBeGreaterThan(2)
  })

  test('ends a job within the transaction of its handler, and not when that is rolled back', async () => {
    await enqueue(1)
    let runs = 0
    await work(one =>
      database.prisma.$transaction(async within => {
        runs += 1
        await one.complete(within)
        if (runs === 1) throw new TypeError('changed my mind')
      }),
    )
    await until(1, { state: 'WAITING', lastError: 'TypeError' })
    await makeDue()
    await until(1, { state: 'DONE', attempts: 2 })
  })

  test('restarts a job whose handler asks for it when the job is given up', async () => {
    await enqueue(1)
    let isRestarted = false
    await work({
      run: async () => {
        if (!isRestarted) throw new JobError('Not this way', { isFinal: true })
      },
      giveUp: async (one, error) => {
        isRestarted = true
        await database.prisma.$transaction(within => one.restart(within, error))
      },
    })
    await until(1, { state: 'DONE', attempts: 1, lastError: 'Not this way' })
  })

  test('stops a cancelled job at once, and leaves it cancelled', async () => {
    await enqueue(1)
    const { runs, run } = blockingHandler()
    await work(run)
    await expect.poll(() => runs.length).toBe(1)
    const cancel = () =>
      database.prisma.$transaction(within => cancelJobs({ database, within, kind: KIND, subjectIds: [1, 2] }))
    expect(await cancel()).toBe(1)
    await expect.poll(() => runs[0]?.signal.reason).toBeInstanceOf(LeaseLostError)
    expect(await cancel()).toBe(0)
    expect(await jobOf(1)).toMatchObject({ state: 'CANCELLED', leaseOwner: null })
  })

  test('changes nothing after it has lost the lease', async () => {
    await enqueue(1)
    const { runs, run, unblock } = blockingHandler()
    const { worker, outcomes } = await work(run)
    await expect.poll(() => runs.length).toBe(1)
    await expireLeases()
    const another = await take('another worker')
    unblock()
    await worker.stop()
    expect(outcomes).toEqual([])
    expect(another).toMatchObject({ attempts: 2 })
    expect(await jobOf(1)).toMatchObject({ state: 'RUNNING', leaseOwner: 'another worker' })
  })

  test('releases unfinished jobs when it stops, and counts no attempt', async () => {
    await enqueue(1)
    const { runs, run } = blockingHandler()
    const { worker } = await work(run, { finishWithin: 0 })
    await expect.poll(() => runs.length).toBe(1)
    await worker.stop()
    expect(await jobOf(1)).toMatchObject({ state: 'WAITING', attempts: 0, leaseOwner: null, lastError: null })
  })

  test('ends an attempt that takes too long', async () => {
    await enqueue(1)
    const { run } = blockingHandler()
    await work(run, { timeout: 0, attempts: 1 })
    await until(1, { state: 'FAILED', lastError: 'An attempt took longer than 0 seconds' })
  })

  test('runs recurring work in one of several processes, and again after its interval', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
    }
    const [first] = await Promise.all([work(run, { every: 3600 }), work(run, { every: 3600 })])
    const jobs = () => database.prisma.job.findMany({ orderBy: { id: 'asc' } })
    await expect.poll(jobs, { timeout: 20_000 }).toMatchObject([{ state: 'DONE' }, { state: 'WAITING' }])
    await makeDue()
    await expect
      .poll(jobs, { timeout: 20_000 })
      .toMatchObject([{ state: 'DONE' }, { state: 'DONE' }, { state: 'WAITING' }])
    expect((await jobs())[2]?.runAfter.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
    expect(runs).toBe(2)
    await first.worker.stop()
    await work(run, { every: 3600 })
    expect(await jobs()).toHaveLength(3)
  })

  test('continues recurring work after it failed', async () => {
    await work(
      async () => {
        throw new JobError('The moon is out', { isFinal: true })
      },
      { every: 3600 },
    )
    const states = async () =>
      (await database.prisma.job.findMany({ orderBy: { id: 'asc' } })).map(job => job.state)
    await expect.poll(states, { timeout: 20_000 }).toEqual(['FAILED', 'WAITING'])
  })
})

test('jobs are taken, counted and removed by index, however many are done', async () => {
  await database.prisma.$executeRaw`
    INSERT INTO "Job" ("kind", "subjectId", "state", "finishedAt")
    SELECT ${KIND}, number, 'DONE', now() - make_interval(mins => number) FROM generate_series(1, 20000) AS number`
  await enqueue(30_000)
  await database.prisma.$executeRawUnsafe('ANALYZE "Job"')
  const before = new Date(Date.now() - 19_900 * 60_000)
  const statements = await sentStatements(database, async () => {
    expect(await countJobs(database)).toMatchObject([{ kind: KIND, state: 'WAITING', count: 1 }])
    expect(await take()).toMatchObject({ subjectId: 30_000 })
    await database.prisma.job.deleteMany({
      where: { kind: KIND, state: 'DONE', finishedAt: { lte: before } },
      limit: 10,
    })
  })
  const plans = await Promise.all(
    statements.filter(({ sql }) => sql.includes('"Job"')).map(statement => planOf(database, statement)),
  )
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) {
    expect(plan.join('\n')).not.toContain('Seq Scan')
    expect(indexesIn(plan)).not.toEqual([])
  }
})

test('taking a job reads as little of a queue of ten thousand as of one of ten, and each is taken once', async () => {
  const add = (first: number, last: number) => database.prisma.$executeRaw`
    INSERT INTO "Job" ("kind", "subjectId", "priority", "runAfter")
    SELECT ${KIND}, number, 10, now() FROM generate_series(${first}::int, ${last}::int) AS number`
  const blocksOfTaking = async () => {
    await database.prisma.$executeRawUnsafe('ANALYZE "Job"')
    const [taking] = await sentStatements(database, () => take())
    const lines = await database.prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN (ANALYZE, BUFFERS) ${taking?.sql}`,
      ...(taking?.values ?? []),
    )
    const plan = lines.map(line => line['QUERY PLAN']).join('\n')
    expect(plan).toContain('Limit')
    return Number(/shared hit=(\d+)/.exec(plan)?.[1])
  }
  await add(1, 10)
  const few = await blocksOfTaking()
  expect(few).toBeGreaterThan(0)
  await add(11, 10_000)
  expect(await blocksOfTaking()).toBeLessThan(3 * few)
  const taken = await Promise.all(Array.from({ length: 40 }, (_, number) => take(`worker ${number}`)))
  expect(new Set(taken.map(job => job?.id)).size).toBe(40)
  expect(await countJobs(database)).toMatchObject([
    { state: 'RUNNING', count: 44 },
    { state: 'WAITING', count: 9_956 },
  ])
})
