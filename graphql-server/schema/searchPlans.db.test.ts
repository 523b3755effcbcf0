import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { createCatalogue, largeCatalogue } from '../test/catalogues.ts'
import { executeGraph } from '../test/execute.ts'
import { indexesIn, planOf, sentStatements } from '../test/explain.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext
let viewer: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  await createCatalogue({ app, catalogue: largeCatalogue({ universities: 3000, programs: 15_000 }) })
  viewer = (await createViewer({ app, user: await createUser({ app, columns: { role: 'ANALYST' } }) })).viewer
})
afterAll(() => database.close())

/** The query plans of the statements that find a page, in one or two parts, and its count. */
async function plansOf(list: 'programs' | 'universities', filter: object): Promise<string[][]> {
  const type = list === 'programs' ? 'ProgramFilter' : 'UniversityFilter'
  const document = `query ($filter: ${type}) { ${list}(first: 24, filter: $filter) { totalCount edges { node { name } } } }`
  const statements = await sentStatements(database, async () => {
    const { errors } = await executeGraph({ app, viewer, document, variables: { filter } })
    expect(errors).toEqual([])
  })
  // The words of the vocabulary are read without a condition on the text.
  const searching = statements.filter(({ sql }) => /"searchText" LIKE/.test(sql))
  expect([2, 3]).toContain(searching.length)
  return await Promise.all(searching.map(statement => planOf(database, statement)))
}

test.each([
  { search: 'robotics advanced 4711' },
  { search: 'made up university 77 physics' },
  { search: '4711' },
  { search: 'computer science 4711', degreeType: 'MASTERS' },
  { search: '4711', country: 'UK', maxTuition: 40_000 },
])('programmes are searched by the text index: $search', async filter => {
  const plans = await plansOf('programs', filter)
  for (const plan of plans) expect(indexesIn(plan)).toEqual(['Program_searchText_idx'])
})

test.each([
  { search: 'university 1234' },
  { search: 'city 299 2999' },
  { search: '2999', country: 'GERMANY' },
])('universities are searched by the text index: $search', async filter => {
  const plans = await plansOf('universities', filter)
  for (const plan of plans) expect(indexesIn(plan)).toEqual(['University_searchText_idx'])
})

test.each([
  { search: 'eng' },
  { search: 'advanced', field: 'data-science' },
  { field: 'robotics', search: 'modern' },
])('a search with many results does not read all programmes: $search', async filter => {
  for (const plan of await plansOf('programs', filter)) {
    expect(indexesIn(plan)).not.toEqual([])
    expect(plan.join('\n')).not.toContain('Seq Scan')
  }
})
