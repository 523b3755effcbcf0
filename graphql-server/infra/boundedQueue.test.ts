import { expect, test } from 'vitest'
import { createBoundedQueue, QueueFullError } from './boundedQueue.ts'

test('work runs a few at a time, in order; work is refused when the queue is full', async () => {
  const queue = createBoundedQueue({ atOnce: 2, mostWaiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) =>
    queue.run(async () => {
      begun.push(n)
      await new Promise<void>(resolve => ends.push(resolve))
      return n
    })
  const runs = [1, 2, 3, 4, 5].map(work)
  await expect(work(6)).rejects.toThrow(QueueFullError)
  expect(begun).toEqual([1, 2])
  for (let n = 0; n < 5; n += 1) {
    ends[n]?.()
    await runs[n]
  }
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(await Promise.all(runs)).toEqual([1, 2, 3, 4, 5])
})

test('work that fails frees its place', async () => {
  const queue = createBoundedQueue({ atOnce: 1, mostWaiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await queue.run(async () => 'later')).toBe('later')
})
