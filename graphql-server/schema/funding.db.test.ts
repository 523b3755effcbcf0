import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { PlanCode, Role } from '../generated/prisma/enums.ts'
import { createCatalogue, smallCatalogue, university } from '../test/catalogues.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const scholarship = {
  deadline: 'May',
  amount: 'tuition',
  whoMayApply: 'graduates',
  isPublic: false,
  source: 'a list',
  year: 2025,
}
const sum = { country: 'UK', currency: 'GBP', source: 'a paper', year: 2025 } as const

const keys = ['uk/leeds', 'uk/york', 'uk/bath']
const catalogue = smallCatalogue({
  universities: keys.map(key => university({ key, name: key, isSample: true })),
  programs: [],
  scholarships: [
    { ...scholarship, name: 'Chevening', countries: ['UK'], isPublic: true },
    { ...scholarship, name: 'Anywhere', countries: [] },
    { ...scholarship, name: 'DAAD', countries: ['GERMANY'] },
  ],
  proof_of_funds: [
    { ...sum, area: 'London', what: 'a month (earlier figure)', amount: 1483, validFrom: '2025-01-02' },
    { ...sum, area: 'London', what: 'a month', amount: 1529.5, validFrom: '2025-11-11' },
    { ...sum, area: null, what: 'no fixed sum', amount: null, validFrom: null },
  ],
})

async function viewerWith(columns: { plan?: PlanCode; role?: Role }): Promise<Viewer> {
  return (await createViewer({ app, user: await createUser({ app, columns }) })).viewer
}

async function ask(document: string, viewer: Viewer | null = null): Promise<unknown> {
  const { data, errors } = await executeGraph({ app, viewer, document })
  expect(errors).toEqual([])
  return data
}

test('the sums that a visa requires are public, the newest first, and replaced ones are marked', async () => {
  await createCatalogue({ app, catalogue })
  expect(
    await ask(
      '{ proofOfFunds(country: UK) { area what amount currency validFrom isSuperseded source year } }',
    ),
  ).toMatchObject({
    proofOfFunds: [
      { amount: 1529.5, validFrom: '2025-11-11', isSuperseded: false, source: 'a paper', year: 2025 },
      { amount: 1483, validFrom: '2025-01-02', isSuperseded: true },
      { amount: null, area: null, validFrom: null, isSuperseded: false },
    ],
  })
})

test('all scholarships are listed with Premium, and for others those that governments pay', async () => {
  await createCatalogue({ app, catalogue })
  const document =
    '{ scholarships(country: UK) { totalCount isIncluded items { name amount deadline whoMayApply isPublic source year } } }'
  const seen = async (viewer: Viewer | null) => await ask(document, viewer)
  const chevening = { ...scholarship, name: 'Chevening', isPublic: true }
  const counted = { scholarships: { totalCount: 2, isIncluded: false, items: [chevening] } }
  expect(await seen(null)).toEqual(counted)
  expect(await seen(await viewerWith({ plan: 'STANDARD' }))).toEqual(counted)
  expect(await seen(await viewerWith({ plan: 'PREMIUM' }))).toMatchObject({
    scholarships: { totalCount: 2, isIncluded: true, items: [{ name: 'Anywhere' }, { name: 'Chevening' }] },
  })
  expect(await seen(await viewerWith({ role: 'ADMIN' }))).toMatchObject({
    scholarships: { isIncluded: true, items: [{}, {}] },
  })
})

test('scholarships for studying abroad are not listed for India', async () => {
  await createCatalogue({ app, catalogue })
  expect(await ask('{ scholarships(country: INDIA) { totalCount } }')).toEqual({
    scholarships: { totalCount: 0 },
  })
})

test('a list of universities with their funding costs the same number of statements, however many there are', async () => {
  await createCatalogue({ app, catalogue })
  const statements = async (first: number) => {
    const document = `{ universities(first: ${first}) { edges { node { proofOfFunds { what } scholarships { totalCount } } } } }`
    const { result, statements } = await recordStatements(database, () => executeGraph({ app, document }))
    expect(result.errors).toEqual([])
    return statements.length
  }
  expect(await statements(3)).toBe(await statements(1))
})
