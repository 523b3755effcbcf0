import { afterAll, beforeAll, expect, test } from 'vitest'
import { wideCatalogue } from '../domain/matching/matches.test-fixtures.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

const MESSAGE =
  "The programmes of this catalogue can't be matched: their columns take more than 64 MB, the most that a process holds."

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await openTestDatabase()
  const app = createAppContext({ database })
  server = await startTestServer({ app, config: { graphqlOpen: true } })
  await createCatalogue({ app, catalogue: wideCatalogue({ universities: 3, inSample: 3 }) })
  await database.prisma.catalogueVersion.updateMany({ data: { programs: 10_000_000 } })
  const viewer = await createViewer({ app, user: await createUser({ app }) })
  await createProfile({ app, user: viewer.user })
  token = viewer.token
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

test('REST reports a catalogue that is too large to be matched', async () => {
  const response = await server.call('/api/ai/match', { token, json: {} })
  expect([response.status, await response.json()]).toEqual([
    503,
    { message: MESSAGE, code: 'CATALOGUE_TOO_LARGE', fields: {} },
  ])
})

test('GraphQL reports a catalogue that is too large to be matched', async () => {
  const response = await server.call('/graphql', {
    token,
    headers: { 'x-graphql-yoga-csrf': '1' },
    json: { query: 'mutation { generateMatches(input: {}) { __typename } }' },
  })
  expect(await response.json()).toMatchObject({
    errors: [{ message: MESSAGE, extensions: { code: 'CATALOGUE_TOO_LARGE' } }],
  })
})
