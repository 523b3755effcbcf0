import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from './domain/appContext.ts'
import { seedDemo } from './seedDemo.ts'
import { createAppContext, createUser } from './test/factories.ts'
import { openTestDatabase, type TestDatabase } from './test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

test('the demo accounts are created once, however many processes start at the same time', async () => {
  const printed = await Promise.all([seedDemo({ app }), seedDemo({ app }), seedDemo({ app })])
  const accounts = printed[0]?.accounts.length
  expect(await database.prisma.user.count()).toBe(accounts)
  const again = await seedDemo({ app })
  expect(await database.prisma.creditEntry.count()).toBe(accounts)
  // The consultancy's key is told by the process that made it, once.
  const keys = [...printed, again].flatMap(({ partnerKey }) => partnerKey ?? [])
  expect(keys).toEqual([expect.stringMatching(/^gw_live_\w+/)])
  expect(await database.prisma.organisation.count()).toBe(1)
  expect(await database.prisma.apiKey.count()).toBe(1)
})

test("an address that is registered already doesn't prevent the server from starting", async () => {
  await createUser({ app, columns: { username: 'somebody', email: 'demo@gradwright.example' } })
  await seedDemo({ app })
  expect(await database.prisma.user.count({ where: { usernameKey: 'premium' } })).toBe(1)
})
