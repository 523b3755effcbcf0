import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import { createOrganisation } from '../../domain/partners/createOrganisation.ts'
import { createApiKey } from '../../domain/partners/keys.ts'
import { createCatalogue } from '../../test/catalogues.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

let database: TestDatabase
let app: AppContext
let server: TestServer
let secret: string
let owner: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  await createCatalogue({ app })
  const user = await createUser({ app, columns: { role: 'ADMIN', username: 'asha' } })
  owner = (await createViewer({ app, user })).viewer
  await createUser({ app, columns: { username: 'vikram' } })
  await createOrganisation({ app, viewer: owner, input: { name: 'Bright Paths', ownerName: 'asha' } })
  await createOrganisation({ app, viewer: owner, input: { name: 'Other Ways', ownerName: 'vikram' } })
  secret = (
    await createApiKey({
      app,
      viewer: owner,
      input: { name: 'Gateway', mode: 'LIVE', scopes: ['CATALOGUE'] },
    })
  ).secret
  server = await startTestServer({ app, config: { graphqlOpen: true, federation: true } })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const idOf = (type: string, row: number) => Buffer.from(`${type}:${row}`).toString('base64')
const ENTITIES = `query ($r: [_Any!]!) { _entities(representations: $r) {
  __typename ... on Program { name university { name } } ... on University { city } ... on Partner { name } } }`

async function ask(
  query: string,
  variables = {},
  headers: Record<string, string> = { authorization: `Bearer ${secret}` },
) {
  const response = await server.call('/graphql/subgraph', { json: { query, variables }, headers })
  const answer: {
    data?: { _entities?: ({ __typename: string } | null)[] } | null
    errors?: { message: string }[]
    extensions?: { cost?: { requested: number } }
  } = await response.json()
  return { status: response.status, ...answer }
}

it('a gateway reads what it names by global ids, in their order, and its own organisation only', async () => {
  const { id: program } = await database.prisma.program.findFirstOrThrow({ select: { id: true } })
  const { id: university } = await database.prisma.university.findFirstOrThrow({ select: { id: true } })
  const organisations = await database.prisma.organisation.findMany({
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const [own = 0, other = 0] = organisations.map(({ id }) => id)
  const r = [
    { __typename: 'Program', id: idOf('Program', program) },
    { __typename: 'Partner', id: idOf('Partner', own) },
    { __typename: 'Partner', id: idOf('Partner', other) },
    { __typename: 'University', id: idOf('University', university) },
    { __typename: 'University', id: idOf('Program', program) },
    { __typename: 'Document', id: idOf('Document', 1) },
    { __typename: 'Program' },
  ]
  const { status, data, extensions } = await ask(ENTITIES, { r })
  expect(status).toBe(200)
  expect(data?._entities).toEqual([
    { __typename: 'Program', name: expect.any(String), university: { name: expect.any(String) } },
    { __typename: 'Partner', name: 'Bright Paths' },
    null,
    { __typename: 'University', city: expect.any(String) },
    null,
    null,
    null,
  ])
  expect(extensions?.cost?.requested).toBeGreaterThan(r.length)
})

it('it needs a key, and has the limits of the graph', async () => {
  expect((await ask('{ _service { sdl } }', {}, {})).status).toBe(401)
  const r = Array.from({ length: 101 }, () => ({ __typename: 'Program', id: 'x' }))
  expect((await ask(ENTITIES, { r })).errors?.[0]?.message).toContain('At most 100')
  expect((await ask('{ viewer { username } }')).errors?.[0]?.message).toContain('Cannot query field "viewer"')
  expect((await ask('{ _service { sdl } }')).data).toHaveProperty('_service')
})

it('it is not there where it is not switched on', async () => {
  const closed = await startTestServer({ app, config: { graphqlOpen: true } })
  const response = await closed.call('/graphql/subgraph', {
    json: { query: '{ _service { sdl } }' },
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(response.status).toBe(405)
  await closed.stop()
})
