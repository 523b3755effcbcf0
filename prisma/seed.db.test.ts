import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { World } from '../graphql-server/domain/appContext.ts'
import { createUser, createWorld } from '../graphql-server/test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../graphql-server/test/testDatabase.ts'
import { seedDemo } from './seed.ts'

let database: TestDatabase
let world: World

beforeAll(async () => {
  database = await openTestDatabase()
  world = createWorld({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

test('the demo accounts are made once, however many processes start at the same moment', async () => {
  const printed = await Promise.all([seedDemo({ world }), seedDemo({ world }), seedDemo({ world })])
  expect(await database.prisma.user.count()).toBe(printed[0]?.length)
  await seedDemo({ world })
  expect(await database.prisma.creditEntry.count()).toBe(printed[0]?.length)
})

test("an address that somebody registered already doesn't keep the server from starting", async () => {
  await createUser({ world, columns: { username: 'somebody', email: 'demo@gradwright.example' } })
  await seedDemo({ world })
  expect(await database.prisma.user.count({ where: { usernameKey: 'premium' } })).toBe(1)
})
