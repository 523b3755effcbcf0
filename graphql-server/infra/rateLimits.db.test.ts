import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordStatements } from '../test/execute.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../test/testDatabase.ts'
import type { Database } from './databaseContract.ts'
import { countUses, removeExpiredLimits } from './rateLimits.ts'

let database: TestDatabase
let clock: number

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.truncate()
  clock = Date.parse('2026-11-22T10:00:00.123Z')
})

const limit = { most: 3, seconds: 60 }
const count = (keys: readonly string[] = ['a'], { prisma }: Pick<Database, 'prisma'> = database) =>
  countUses({ prisma, now: new Date(clock), uses: keys.map(key => ({ key, limit })) })
/** The seconds to wait for one key. A use that is refused is given back. */
const waitOf = async (key = 'a') => {
  const { waits, giveBack } = await count([key])
  if (waits.some(wait => wait > 0)) await giveBack()
  return waits[0]
}

test('no sliding window contains more uses than the limit', async () => {
  expect(await waitOf()).toBe(0)
  clock += 59_000
  expect(await waitOf()).toBe(0)
  expect(await waitOf()).toBe(0)
  expect(await waitOf()).toBe(1)
  clock += 1_000
  // Only the first has left the window. A fixed window would allow three more.
  expect(await waitOf()).toBe(0)
  expect(await waitOf()).toBe(59)
  clock += 58_999
  expect(await waitOf()).toBe(1)
  clock += 1
  expect(await waitOf()).toBe(0)
})

test('uses that were counted by a clock that was a year ahead do not count once it is set back', async () => {
  const YEAR = 365 * 24 * 60 * 60 * 1000
  clock += YEAR
  for (let n = 0; n < 4; n += 1) await waitOf()
  expect(await waitOf()).toBe(60)
  clock -= YEAR
  expect(await waitOf()).toBe(0)
  // A clock that is a little behind another process's counts what that one did.
  clock -= 1_000
  expect(await waitOf()).toBe(0)
  expect(await waitOf()).toBe(0)
  expect(await waitOf()).toBe(60)
})

test('many uses at once do not exceed the limit, and refused ones leave no rows', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => waitOf()))
  expect(waits.filter(wait => wait === 0)).toHaveLength(3)
  const row = await database.prisma.rateLimit.findUniqueOrThrow({ where: { key: 'a' } })
  expect(row.hits).toHaveLength(3)
})

test('uses of several keys are counted in one statement and given back in another', async () => {
  await count(['b', 'a'])
  const { result, statements } = await recordStatements(database, () => count(['c', 'a', 'b']))
  expect(statements.filter(statement => statement.includes('RateLimit'))).toHaveLength(1)
  expect(result.waits).toEqual([0, 0, 0])
  await count(['b'])
  expect((await count(['a', 'b', 'c'])).waits).toEqual([0, 60, 0])
  await result.giveBack()
  const rows = await database.prisma.rateLimit.findMany({ orderBy: { key: 'asc' } })
  expect(rows.map(({ key, hits }) => [key, hits.length])).toEqual([
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ])
})

test('callers that count the same keys in different orders do not deadlock', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const { giveBack } = await count(n % 2 === 0 ? keys : keys.toReversed())
      await giveBack()
    }),
  )
  const rows = await database.prisma.rateLimit.findMany()
  expect(rows.flatMap(({ hits }) => hits)).toEqual([])
})

test('a row stays small however often a limit is exceeded', async () => {
  for (let n = 0; n < 150; n += 1) await count()
  const row = await database.prisma.rateLimit.findUniqueOrThrow({ where: { key: 'a' } })
  expect(row.hits.length).toBeLessThanOrEqual(106)
  expect((await count()).waits).toEqual([60])
})

test('a row is removed once its window is over', async () => {
  await count()
  const remove = () => removeExpiredLimits({ prisma: database.prisma, now: new Date(clock) })
  clock += 59_999
  await remove()
  expect(await database.prisma.rateLimit.count()).toBe(1)
  clock += 1
  await remove()
  expect(await database.prisma.rateLimit.count()).toBe(0)
})

test.runIf(testedDatabase === 'postgres')('two processes count together', async () => {
  const another = await database.openAnother()
  const counted = await Promise.all(
    Array.from({ length: 20 }, (_, n) => count(['a'], n % 2 === 0 ? database : another)),
  )
  expect(counted.filter(({ waits }) => waits[0] === 0)).toHaveLength(3)
  await another.close()
})
