import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const VIEWER = 'query ViewerName { viewer { username } }'
const OTHER = 'query OtherName { viewer { fullName } }'
const PAGES =
  'query Pages($first: Int) { universities(first: $first) { edges { node { programs(first: 100) { edges { node { id name } } } } } } }'
const ONE = 'query One($id: ID!) { node(id: $id) { id } }'

let database: TestDatabase
let app: AppContext
/** Takes operations from everybody. */
let open: TestServer
/** Takes the client's operations from everybody, and others from analysts. */
let closed: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  open = await startTestServer({ app, config: { graphqlOpen: true } })
  closed = await startTestServer({
    app,
    config: { graphqlOpen: false },
    operations: { find: hash => (hash === 'viewer' ? { text: VIEWER, isFormer: false } : null) },
  })
})
beforeEach(() => database.truncate())
afterAll(async () => {
  await Promise.all([open.stop(), closed.stop()])
  await database.close()
})

type Sent = { json: object; token?: string; headers?: Record<string, string> }

/** What differs in no way between two equal requests. */
async function ask(server: TestServer, sent: Sent) {
  const response = await server.call('/graphql', sent)
  const headers = new Map([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
  return { status: response.status, headers, body: await response.json() }
}

/** The first request runs through Yoga, the others do not. */
async function askThreeTimes(server: TestServer, sent: Sent) {
  const answers = []
  for (let time = 0; time < 3; time += 1) answers.push(await ask(server, sent))
  const [first] = answers
  for (const answer of answers) expect(answer).toEqual(first)
  return first
}

async function countOf(server: TestServer, labels: string): Promise<number> {
  const text = await (await server.call('/metrics')).text()
  const line = text.split('\n').find(one => one.startsWith(`graphql_operations_total{${labels}}`))
  return Number(line?.split(' ')[1] ?? 0)
}

describe('a query that ran before', () => {
  test.each([
    undefined,
    'application/json',
    'application/graphql-response+json, application/json',
    'application/graphql-response+json',
    'text/html, */*;q=0.5',
  ])('is answered in the media type that is asked for: %s', async accept => {
    const { user, token } = await createViewer({ app })
    const answer = await askThreeTimes(open, {
      json: { query: VIEWER },
      token,
      headers: accept === undefined ? {} : { accept },
    })
    expect(answer).toMatchObject({ status: 200, body: { data: { viewer: { username: user.username } } } })
  })

  test('is run for whoever asks, each time', async () => {
    await askThreeTimes(open, { json: { query: VIEWER } })
    const { user, token } = await createViewer({ app })
    const answer = await ask(open, { json: { query: VIEWER }, token })
    expect(answer.body).toEqual({ data: { viewer: { username: user.username } } })
  })

  test('is counted each time it runs, and when it fails', async () => {
    const [done, failed] = ['ok', 'errors'].map(outcome => `name="ad-hoc",type="query",outcome="${outcome}"`)
    const before = { done: await countOf(open, done ?? ''), failed: await countOf(open, failed ?? '') }
    await askThreeTimes(open, { json: { query: ONE, variables: { id: '1' } } })
    await askThreeTimes(open, { json: { query: ONE } })
    const after = { done: await countOf(open, done ?? ''), failed: await countOf(open, failed ?? '') }
    expect(after).toEqual({ done: before.done + 3, failed: before.failed + 3 })
  })

  test('is written to the audit log each time an analyst sends it', async () => {
    const { token } = await createViewer({
      app,
      user: await createUser({ app, columns: { role: 'ANALYST' } }),
    })
    await askThreeTimes(closed, { json: { query: VIEWER }, token })
    expect(await database.prisma.auditEntry.count({ where: { action: 'RUN_QUERY' } })).toBe(3)
  })

  test('is refused to callers who may not send it', async () => {
    const { token } = await createViewer({
      app,
      user: await createUser({ app, columns: { role: 'ANALYST' } }),
    })
    await askThreeTimes(closed, { json: { query: OTHER }, token })
    const { token: students } = await createViewer({ app })
    for (const who of [{}, { token: students }]) {
      const refused = await ask(closed, { json: { query: OTHER }, ...who })
      expect(refused.body.errors).toMatchObject([{ extensions: { code: 'PERSISTED_ONLY' } }])
    }
    expect((await ask(closed, { json: { doc_id: 'viewer' } })).body).toEqual({ data: { viewer: null } })
  })

  test('is refused where its variables make it too costly', async () => {
    await askThreeTimes(open, { json: { query: PAGES, variables: { first: 2 } } })
    const refused = await ask(open, { json: { query: PAGES, variables: { first: 100 } } })
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }])
  })

  test.each([
    ['variables of another type', { query: ONE, variables: { id: {} } }],
    ['a missing variable', { query: ONE }],
    ['variables that are no object', { query: ONE, variables: 'id' }],
    ['a character that cannot be saved', { query: ONE, variables: { id: 'a\u0000b' } }],
    ['another name', { query: ONE, operationName: 'Two', variables: { id: '1' } }],
    ['both a text and a hash', { query: ONE, doc_id: 'viewer', variables: { id: '1' } }],
    ['an unknown part', { query: ONE, variables: { id: '1' }, more: true }],
  ])('with %s is refused as at its first run', async (_what, json) => {
    const fresh = await startTestServer({ app, config: { graphqlOpen: true } })
    const first = await ask(fresh, { json })
    await askThreeTimes(fresh, { json: { query: ONE, variables: { id: '1' } } })
    expect(await ask(fresh, { json })).toEqual(first)
    expect(first.body.errors).toHaveLength(1)
    await fresh.stop()
  })
})
