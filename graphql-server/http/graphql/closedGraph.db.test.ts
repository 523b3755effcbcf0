import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const KNOWN = 'query ViewerName { viewer { username } }'
const HASH = createHash('sha256').update(KNOWN).digest('hex')
const FOREIGN = '{ __schema { types { name } } universities(first: 1) { totalCount } }'
const MUTATION = 'mutation { logout(input: {}) { __typename } }'

let database: TestDatabase
let app: AppContext
/** Accepts the web client's operations only. */
let server: TestServer
const logged: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const log: AppContext['log'] = {
    info() {},
    warn() {},
    error: (_fields, message) => void logged.push(message),
    child: () => log,
  }
  app = createAppContext({ database, log })
  server = await startTestServer({
    app,
    config: { graphqlOpen: false },
    operations: { find: hash => (hash === HASH ? { text: KNOWN, isFormer: false } : null) },
  })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Headers of a client that is no page of another site, and uses the statuses of GraphQL over HTTP. */
const CLIENT = { accept: 'application/graphql-response+json', 'x-graphql-yoga-csrf': '1' }

/** Values of every JSON type, also texts that name an operation or are one. */
const VALUES = [null, true, false, 0, -1.5, '', 'x', HASH, KNOWN, MUTATION, [], [HASH], {}, { a: HASH }]
const PLACES = ['doc_id', 'query', 'variables', 'operationName', 'extensions', 'documentId', 'id', 'hash']

async function send(body: string, contentType = 'application/json', token?: string) {
  const headers = { ...CLIENT, 'content-type': contentType }
  const response = await server.call('/graphql', { method: 'POST', body, headers, token })
  return { status: response.status, answer: await readJson(response) }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

/** Fails unless the request was refused before anything ran. */
function expectRefused({ status, answer }: { status: number; answer: unknown }, statuses = [400]) {
  expect(statuses).toContain(status)
  expect(answer ?? {}).not.toHaveProperty('data')
  expect(logged).toEqual([])
}

describe('when GRAPHQL_OPEN is off', () => {
  test("the web client's operation is answered", async () => {
    const { status, answer } = await send(JSON.stringify({ doc_id: HASH, variables: {} }))
    expect(status).toBe(200)
    expect(answer).toEqual({ data: { viewer: null } })
  })

  test.each(PLACES)('another operation is refused with any value as %s', async place => {
    for (const value of VALUES) {
      const answer = await send(JSON.stringify({ query: FOREIGN, [place]: value }))
      expectRefused(answer)
      expect(answer.answer).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_ONLY' } }] })
    }
  })

  test('a hash of any other type, or beside a query, is refused', async () => {
    for (const value of VALUES) {
      if (value !== HASH) expectRefused(await send(JSON.stringify({ doc_id: value })))
      if (value !== null) expectRefused(await send(JSON.stringify({ doc_id: HASH, query: value })))
    }
  })

  test.each(['variables', 'operationName', 'extensions'])(
    'the known operation with any value as %s never becomes another one',
    async place => {
      for (const value of VALUES) {
        const { status, answer } = await send(JSON.stringify({ doc_id: HASH, [place]: value }))
        expect(status).toBeLessThan(500)
        expect(answer).toSatisfy(
          (given: object) => 'errors' in given || JSON.stringify(given) === '{"data":{"viewer":null}}',
        )
      }
      expect(logged).toEqual([])
    },
  )

  test('a body that is no object is refused', async () => {
    const bodies = [...VALUES.filter(value => JSON.stringify(value) !== '{}'), [{ query: FOREIGN }], [[]]]
    for (const body of bodies) expectRefused(await send(JSON.stringify(body)))
    expectRefused(await send(JSON.stringify([{ doc_id: HASH }, { query: FOREIGN }])))
    for (const body of ['', '{', 'undefined', '{}']) expectRefused(await send(body))
  })

  test.each([
    ['automatic persisted queries', { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } }],
    [
      'a query with them',
      { query: FOREIGN, extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } },
    ],
    ['the names of other servers', { documentId: HASH, id: HASH, hash: HASH, query: FOREIGN }],
    ['a list of operations', { operations: [{ query: FOREIGN }], map: {} }],
  ])('%s are refused', async (_name, body) => {
    expectRefused(await send(JSON.stringify(body)))
  })

  test.each([
    ['the hash first', `{"doc_id": "${HASH}", "doc_id": 1, "query": "${FOREIGN}"}`],
    ['the hash last', `{"doc_id": 1, "doc_id": "${HASH}", "query": "${FOREIGN}"}`],
    ['the query twice', `{"query": null, "doc_id": "${HASH}", "query": "${FOREIGN}"}`],
    ['a prototype', `{"__proto__": {"query": "${FOREIGN}"}}`],
    ['a prototype with the hash', `{"__proto__": {"doc_id": "${HASH}"}, "query": "${FOREIGN}"}`],
    ['a constructor', `{"constructor": {"prototype": {"doc_id": "${HASH}"}}, "query": "${FOREIGN}"}`],
    ['an escaped name', `{"\\u0064oc_id": 1, "\\u0071uery": "${FOREIGN}"}`],
    ['a name in capitals', `{"DOC_ID": "${HASH}", "Query": "${FOREIGN}", "query": "${FOREIGN}"}`],
  ])('a duplicate or special key is no way around: %s', async (_name, body) => {
    expectRefused(await send(body))
  })

  test('an operation is refused in every other form of request', async () => {
    const form = new URLSearchParams({ query: FOREIGN, doc_id: '1' })
    const withHash = new URLSearchParams({ query: FOREIGN, doc_id: HASH })
    const parts = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const multipart = `${parts('operations', JSON.stringify({ query: FOREIGN }))}${parts('query', FOREIGN)}--b--\r\n`
    const refused = [400, 403, 415]
    for (const [body, type] of [
      [JSON.stringify({ doc_id: 1, query: FOREIGN }), 'application/graphql+json'],
      [JSON.stringify({ doc_id: 1, query: FOREIGN }), 'application/json; charset=utf-8'],
      [JSON.stringify({ doc_id: 1, query: FOREIGN }), 'APPLICATION/JSON'],
      [JSON.stringify({ doc_id: 1, query: FOREIGN }), 'application/json, text/plain'],
      [JSON.stringify({ doc_id: 1, query: FOREIGN }), 'text/plain'],
      [FOREIGN, 'application/graphql'],
      [form.toString(), 'application/x-www-form-urlencoded'],
      [withHash.toString(), 'application/x-www-form-urlencoded'],
      [multipart, 'multipart/form-data; boundary=b'],
    ] as const)
      expectRefused(await send(body, type), refused)
    for (const search of [form, withHash]) {
      const response = await server.call(`/graphql?${search}`, { headers: CLIENT })
      expectRefused({ status: response.status, answer: await readJson(response) })
    }
    // The URL of a POST is not read.
    expectRefused(await send(JSON.stringify({ doc_id: 1, query: FOREIGN }), 'application/json'))
    const both = await server.call(`/graphql?${form}`, { json: { variables: {} }, headers: CLIENT })
    expectRefused({ status: both.status, answer: await readJson(both) })
  })

  test('malformed JSON in the variables of a URL is a fault of the caller', async () => {
    for (const name of ['variables', 'extensions'])
      for (const value of VALUES) {
        const search = new URLSearchParams({ query: FOREIGN, [name]: JSON.stringify(value) })
        const response = await server.call(`/graphql?${search}`, { headers: CLIENT })
        expectRefused({ status: response.status, answer: await readJson(response) })
      }
  })

  test('an analyst may send any operation, and gets validation errors', async () => {
    const user = await createUser({ app, columns: { role: 'ANALYST' } })
    const { token } = await createViewer({ app, user })
    const asAnalyst = (body: object) => send(JSON.stringify(body), 'application/json', token)
    expect(await asAnalyst({ query: KNOWN })).toEqual({
      status: 200,
      answer: { data: { viewer: { username: user.username } } },
    })
    const messageOf = async (body: object) => {
      const { status, answer } = await asAnalyst(body)
      expect(status).toBe(400)
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
      return JSON.stringify(answer)
    }
    expect(await messageOf({ doc_id: HASH, query: KNOWN })).toContain('either a doc_id or a query')
    expect(await messageOf({ doc_id: 1, query: KNOWN })).toContain('doc_id must be')
    expect(await messageOf({ query: 1 })).toContain('query must be a string')
    expect(await messageOf({ query: KNOWN, operationName: {} })).toContain('operationName must be a string')
    expect(await messageOf({ query: KNOWN, variables: [] })).toContain('variables must be an object')
    expect(await messageOf({ query: KNOWN, more: 1 })).toContain('more')
    expect(logged).toEqual([])
  })
})
