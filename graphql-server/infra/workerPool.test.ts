import { afterEach, describe, expect, test, vi } from 'vitest'
import { bundled } from '../test/bundled.ts'
import { SOP_REQUEST } from '../test/factories.ts'
import { createWorkerPool, WorkerFault, type WorkerPool, type WorkerTask } from './workerPool.ts'

const pools: WorkerPool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop()
})

function poolOf(
  entry: Parameters<typeof bundled>[0],
  options: Partial<Omit<Parameters<typeof createWorkerPool>[0], 'entry'>> = {},
): WorkerPool {
  const pool = createWorkerPool({ entry: bundled(entry), ...options })
  pools.push(pool)
  return pool
}

const SECTIONS: WorkerTask<unknown, unknown> = { name: 'sections' }
const NUMBER: WorkerTask<undefined, number> = { name: 'plan' }
const PLAN = {
  targetWords: 300,
  tone: 'formal-warm',
  paragraphs: [
    { job: 'opening', title: 'Where it began', share: 0.5, keys: ['fieldInterestOrigin'] },
    { job: 'setback', title: 'A setback', share: 0.5, keys: ['setbackLearning'] },
  ],
}
const TASK = {
  request: {
    type: 'SOP',
    form: 'QUICK',
    answers: Object.fromEntries(SOP_REQUEST.answers.map(({ key, value }) => [key, value])),
    course: 'MSc Robotics',
    targetUniversity: null,
    targetProgram: null,
  },
  plan: PLAN,
  startAt: 0,
}

async function partsOf(parts: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const part of parts) all.push(part)
  return all
}

describe('a worker pool', () => {
  test('yields the parts of a task, of tasks in sequence and of several at once', async () => {
    const pool = poolOf('composeOnThread')
    pool.warmUp()
    const [all, rest, again] = await Promise.all([
      partsOf(pool.stream(SECTIONS, TASK)),
      partsOf(pool.stream(SECTIONS, { ...TASK, startAt: 1 })),
      partsOf(pool.stream(SECTIONS, TASK)),
    ])
    expect(all).toHaveLength(2)
    expect(JSON.stringify(all)).toContain('irrigation pumps')
    expect(rest).toEqual(all.slice(1))
    expect(again).toEqual(all)
    expect(await partsOf(pool.stream(SECTIONS, TASK))).toEqual(all)
  })

  test('does not block this thread, and ends a task in the middle', async () => {
    const pool = poolOf('busyThread')
    const stop = new AbortController()
    const parts: unknown[] = []
    const work = (async () => {
      for await (const part of pool.stream(SECTIONS, {}, stop.signal)) {
        parts.push(part)
        stop.abort(new Error('not wanted any more'))
      }
    })()
    await expect(work).rejects.toThrow('not wanted any more')
    expect(parts).toEqual(['the beginning'])
  })

  test('throws a fault when a thread exits, and uses another one for the next task', async () => {
    const pool = poolOf('exitingThread')
    for (let time = 0; time < 2; time += 1)
      await expect(partsOf(pool.stream(SECTIONS, {}))).rejects.toThrow(WorkerFault)
  })

  test('ends a task that takes too long', async () => {
    const pool = poolOf('busyThread', { timeout: 500 })
    await expect(partsOf(pool.stream(SECTIONS, {}))).rejects.toThrow('The task took too long')
  })

  test('queues a task while all threads are busy; an aborted one never begins', async () => {
    const pool = poolOf('busyThread', { mostThreads: 1 })
    const enough = new AbortController()
    const tired = new AbortController()
    const first = pool.stream(SECTIONS, {}, enough.signal)[Symbol.asyncIterator]()
    expect(await first.next()).toEqual({ done: false, value: 'the beginning' })
    const second = partsOf(pool.stream(SECTIONS, {}, tired.signal))
    const third = pool.stream(SECTIONS, {})[Symbol.asyncIterator]()
    const thirdPart = third.next()
    tired.abort(new Error('does not wait any longer'))
    await expect(second).rejects.toThrow('does not wait any longer')
    enough.abort(new Error('makes room'))
    await expect(first.next()).rejects.toThrow('makes room')
    expect(await thirdPart).toEqual({ done: false, value: 'the beginning' })
    await third.return?.()
  })

  test('refuses a task when too many wait', async () => {
    const pool = poolOf('busyThread', { mostThreads: 1, longestQueue: 1 })
    const enough = new AbortController()
    const first = pool.stream(SECTIONS, {}, enough.signal)[Symbol.asyncIterator]()
    await first.next()
    const second = partsOf(pool.stream(SECTIONS, {}, enough.signal))
    await expect(partsOf(pool.stream(SECTIONS, {}))).rejects.toThrow(WorkerFault)
    enough.abort(new Error('makes room'))
    await expect(second).rejects.toThrow('makes room')
  })

  test('throws the fault of a failed task, and runs the next one', async () => {
    const pool = poolOf('composeOnThread')
    await expect(partsOf(pool.stream(SECTIONS, { ...TASK, plan: null }))).rejects.toThrow('The task failed')
    expect(await partsOf(pool.stream(SECTIONS, TASK))).toHaveLength(2)
  })

  test('ends a thread that was idle for a while, and uses another one for the next task', async () => {
    const pool = poolOf('numberedThread', { idleTimeout: 1 })
    const first = await pool.run(NUMBER, undefined)
    await vi.waitFor(async () => expect(await pool.run(NUMBER, undefined)).not.toBe(first), 10_000)
  })

  test('keeps a thread while tasks follow soon', async () => {
    const pool = poolOf('numberedThread')
    const first = await pool.run(NUMBER, undefined)
    pool.warmUp()
    expect(await pool.run(NUMBER, undefined)).toBe(first)
  })

  test('refuses tasks once it has stopped', async () => {
    const pool = poolOf('composeOnThread')
    await pool.stop()
    await expect(partsOf(pool.stream(SECTIONS, TASK))).rejects.toThrow('The worker pool has stopped')
  })
})
