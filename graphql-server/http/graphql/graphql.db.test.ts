import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { AppContext } from '../../domain/appContext.ts'
import { generateDocument } from '../../domain/documents/request/generateDocument.ts'
import { sopWizard } from '../../domain/questionnaires/sopWizard.ts'
import { createAppContext, createUser, createViewer, PASSWORD, SOP_REQUEST } from '../../test/factories.ts'
import { startGenerationWorker } from '../../test/generationWorker.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer, tokenSetBy } from '../../test/testServer.ts'
import { STREAM_LIMITS } from '../limitStreams.ts'

const VIEWER = 'query ViewerName { viewer { username } }'
const VIEWER_HASH = createHash('sha256').update(VIEWER).digest('hex')
const HEAVY = `query Heavy { ${Array.from({ length: 20 }, (_, n) => `a${n}: billing`).join(' ')} }`

let database: TestDatabase
let app: AppContext
/** Accepts operations from everybody, as the demo does. */
let open: TestServer
/** Accepts the web client's operations only. */
let closed: TestServer
let graphiqlFolder: string
const logged: { fields: object; message: string }[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const log: AppContext['log'] = {
    info() {},
    warn() {},
    error: (fields, message) => void logged.push({ fields, message }),
    child: () => log,
  }
  app = createAppContext({ database, log })
  const operations = new Map([
    [VIEWER_HASH, VIEWER],
    ['heavy', HEAVY],
  ])
  graphiqlFolder = await mkdtemp(join(tmpdir(), 'graphiql-'))
  await mkdir(join(graphiqlFolder, 'assets'))
  await writeFile(join(graphiqlFolder, 'index.html'), '<script src="/graphql/assets/page-1a2b.js"></script>')
  await writeFile(join(graphiqlFolder, 'assets/page-1a2b.js'), 'show()')
  open = await startTestServer({ app, config: { graphqlOpen: true, demo: false }, graphiqlFolder })
  closed = await startTestServer({
    app,
    config: { graphqlOpen: false },
    graphiqlFolder,
    operations: {
      find: hash => {
        const text = operations.get(hash)
        return text === undefined ? null : { text, isFormer: false }
      },
    },
  })
})
beforeEach(async () => {
  await database.truncate()
  logged.length = 0
})
afterAll(async () => {
  await Promise.all([open.stop(), closed.stop()])
  await database.close()
  await rm(graphiqlFolder, { recursive: true })
})

const ask = async (server: TestServer, json: unknown, token?: string) =>
  await (await server.call('/graphql', { json, token })).json()

describe("the web client's operations", () => {
  test('run by their hash, as the signed-in viewer', async () => {
    const { user, token } = await createViewer({ app })
    const json = { doc_id: VIEWER_HASH, variables: {} }
    expect(await ask(closed, json, token)).toEqual({ data: { viewer: { username: user.username } } })
    expect(await ask(closed, json)).toEqual({ data: { viewer: null } })
  })

  test('are not restricted by the limits for other operations', async () => {
    expect((await ask(closed, { doc_id: 'heavy' })).errors).toBeUndefined()
  })

  test('are refused when they were not compiled', async () => {
    const { errors } = await ask(closed, { doc_id: 'f'.repeat(64) })
    expect(errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }])
  })
})

describe('other operations', () => {
  test('are refused with a reason when GRAPHQL_OPEN is off', async () => {
    const { token } = await createViewer({ app })
    for (const who of [undefined, token]) {
      const { data, errors } = await ask(closed, { query: VIEWER }, who)
      expect(data).toBeUndefined()
      expect(errors).toMatchObject([{ extensions: { code: 'PERSISTED_ONLY' } }])
    }
  })

  test.each(['ANALYST', 'ADMIN'] as const)('are accepted from a user who is %s', async role => {
    const { user, token } = await createViewer({
      app,
      user: await createUser({ app, columns: { role } }),
    })
    expect(await ask(closed, { query: VIEWER }, token)).toEqual({
      data: { viewer: { username: user.username } },
    })
  })

  test('are accepted from anybody when GRAPHQL_OPEN is on', async () => {
    expect(await ask(open, { query: VIEWER })).toEqual({ data: { viewer: null } })
  })
})

describe('a sign-in over GraphQL', () => {
  test('sets the cookie, and a sign-out removes it', async () => {
    const { username } = await createUser({ app })
    const query = `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`
    const variables = { input: { username, password: PASSWORD } }
    const signedIn = await open.call('/graphql', { json: { query, variables } })
    expect(await signedIn.json()).toEqual({ data: { login: { __typename: 'LoginPayload' } } })
    const token = tokenSetBy(signedIn) ?? ''
    expect(await ask(open, { query: VIEWER }, token)).toEqual({ data: { viewer: { username } } })
    const json = { query: 'mutation { logout(input: {}) { __typename } }' }
    const signedOut = await open.call('/graphql', { json, token })
    expect(tokenSetBy(signedOut)).toBe('')
    expect(await ask(open, { query: VIEWER }, token)).toEqual({ data: { viewer: null } })
  })
})

describe('limits', () => {
  const nested = (depth: number) =>
    `{ __type(name: "User") { ${'fields { type { '.repeat(depth)} name ${'} }'.repeat(depth)} } }`
  test.each([
    ['too many aliases', HEAVY],
    ['too deep', nested(10)],
    ['too many directives', `{ billing ${'@include(if: true) '.repeat(6)} }`],
    ['too many tokens', `{ ${'billing '.repeat(2100)} }`],
    ['one field too often', `{ ${'billing '.repeat(11)} }`],
  ])('refuse an operation with %s before it runs', async (_, query) => {
    const response = await open.call('/graphql', {
      json: { query },
      headers: { accept: 'application/graphql-response+json' },
    })
    expect(response.status).toBe(400)
    const { data, errors } = await response.json()
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }])
  })

  test('allow the introspection query that tools send', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { data } = await ask(open, { query: getIntrospectionQuery() })
    expect(data.__schema.queryType.name).toBe('Query')
  })

  test('refuse batches', async () => {
    const response = await open.call('/graphql', { json: [{ query: VIEWER }, { query: VIEWER }] })
    expect(response.status).toBe(400)
  })
})

/** What graphql-cop tries, by the names that it gives; true where it would report a finding. */
const COP: [string, (server: TestServer) => Promise<boolean>][] = [
  ['Alias Overloading', server => runs(server, `{ ${repeat(101, n => `alias${n}: __typename`)} }`)],
  [
    'Array-based Query Batching',
    async server => {
      const response = await server.call('/graphql', {
        json: Array.from({ length: 10 }, () => ({ query: '{ __typename }' })),
      })
      return (await response.text()).includes('"__typename"')
    },
  ],
  ['Directive Overloading', server => runs(server, `{ __typename ${repeat(10, () => '@aa')} }`)],
  [
    'Circular Query via Introspection',
    server =>
      runs(
        server,
        `{ __schema { types { fields { type { ${'fields { type { '.repeat(5)} name ${'} } '.repeat(5)} } } } } }`,
      ),
  ],
  [
    'Circular Fragment',
    server =>
      runs(
        server,
        '{ __schema { ...A } } fragment A on __Schema { __typename ...B } fragment B on __Schema { ...A }',
      ),
  ],
  ['Field Duplication', server => runs(server, `{ ${repeat(500, () => '__typename')} }`)],
  [
    'Mutation is allowed over GET',
    server => runsByGet(server, 'mutation { logout(input: {}) { __typename } }'),
  ],
  [
    'POST based url-encoded query',
    async server => {
      const response = await server.call('/graphql', {
        method: 'POST',
        body: new URLSearchParams({ query: '{ __typename }' }),
      })
      return (await response.text()).includes('"__typename"')
    },
  ],
  ['Trace Mode', server => tells(server, '{ __typename }', /tracing|stacktrace|exception/i)],
  [
    'Unhandled Errors',
    server => tells(server, 'qwerty cop { abc }', /stacktrace|exception|\bat .+:\d+:\d+/i),
  ],
]
/** What is open to who may send operations of their own, and closed where only the client's are answered. */
const COP_OF_OPEN: typeof COP = [
  ['Introspection', server => runs(server, '{ __schema { types { name } } }')],
  ['Field Suggestions', server => tells(server, '{ viewr { id } }', /Did you mean/)],
  ['GET Method Query Support', server => runsByGet(server, '{ __typename }')],
  [
    'GraphQL IDE',
    async server =>
      (await (await server.call('/graphql', { headers: { accept: 'text/html' } })).text()).includes(
        '<script',
      ),
  ],
]

const repeat = (times: number, part: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => part(n)).join(' ')
const tells = async (server: TestServer, query: string, what: RegExp) =>
  what.test(await (await server.call('/graphql', { json: { query } })).text())
const runs = async (server: TestServer, query: string) =>
  'data' in (await ask(server, { query, operationName: null }))
const runsByGet = async (server: TestServer, query: string) =>
  'data' in (await (await server.call(`/graphql?${new URLSearchParams({ query })}`)).json())

describe('graphql-cop', () => {
  test.each(COP)('finds no %s, whoever may send operations', async (_name, finds) => {
    expect([await finds(open), await finds(closed)]).toEqual([false, false])
  })

  test.each(COP_OF_OPEN)('finds %s where operations are open to everybody alone', async (_name, finds) => {
    expect([await finds(open), await finds(closed)]).toEqual([true, false])
  })
})

describe('bad input is a fault of the caller, never of the server', () => {
  const LOGIN =
    'mutation ($input: LoginInput!) { login(input: $input) { __typename ... on Error { message } } }'
  test('a text that cannot be saved among answers: it alone is refused, the others are saved', async () => {
    const { token } = await createViewer({ app })
    const query = `mutation ($input: SaveAnswersInput!) {
      saveAnswers(input: $input) { ... on SaveAnswersPayload { saved { key } refused { path } } }
    }`
    const answers = [
      { key: 'fullName', value: { text: 'a\u0000b' } },
      { key: 'emphasizeAspects', value: { options: ['\ud800'] } },
      { key: 'nationality', value: { text: 'Indian' } },
    ]
    const call = { type: 'SOP', form: 'WIZARD', questionnaireVersion: sopWizard.version }
    const { data } = await ask(open, { query, variables: { input: { ...call, answers } } }, token)
    expect(data.saveAnswers).toEqual({
      saved: [{ key: 'nationality' }],
      refused: [{ path: 'fullName' }, { path: 'emphasizeAspects' }],
    })
    const { errors } = await ask(
      open,
      { query, variables: { input: { ...call, answers: [], editor: 'a\u0000bcdefgh' } } },
      token,
    )
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test.each(['a\u0000b', '\ud800', 'x\udfff'])('a text that cannot be saved: %j', async username => {
    const json = { query: LOGIN, variables: { input: { username, password: PASSWORD } } }
    const { errors } = await ask(open, json)
    expect(errors).toMatchObject([
      {
        message: 'variables.input.username: Contains a character that cannot be saved.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ])
  })

  test('a text in the operation itself', async () => {
    const query = String.raw`{ node(id: "a\u0000b") { id } }`
    expect((await ask(open, { query })).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test.each([
    ['malformed JSON', '{', 400],
    ['a number', '3', 400],
    ['no operation', '{}', 400],
    ['an unknown parameter', '{"query": "{ __typename }", "more": 1}', 400],
    ['an operation that does not parse', '{"query": "{"}', 400],
    ['variables that are no object', '{"query": "{ __typename }", "variables": 3}', 400],
    ['a body over a megabyte', JSON.stringify({ query: 'x'.repeat(1_000_000) }), 413],
  ])('%s', async (_, body, status) => {
    const response = await open.call('/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    })
    expect(response.status).toBe(status)
  })

  test('malformed JSON is not quoted in the answer', async () => {
    const response = await open.call('/graphql', {
      method: 'POST',
      body: '{"query": "mutation", "variables": {"password": "paper-boats-42"',
      headers: { 'content-type': 'application/json' },
    })
    const answer = await response.text()
    expect(answer).toContain('its JSON is malformed')
    expect(answer).not.toMatch(/paper-boats|SyntaxError/)
  })

  test('malformed variables in a URL', async () => {
    const response = await open.call('/graphql?query={__typename}&variables={', {
      headers: { 'content-type': 'application/json' },
    })
    expect((await response.json()).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
  })

  test.each(['', '%00', 'VXNlcjoxIA==', 'VXNlcjo5OTk5OTk5OTk5OTk5OTk=', 'Tm9uZTox', '💥'])(
    'an unknown id: %j',
    async id => {
      const { token } = await createViewer({ app })
      const response = await open.call('/graphql', {
        token,
        json: { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id } },
      })
      expect(response.status).toBeLessThan(500)
      expect((await response.json()).data?.node ?? null).toBeNull()
    },
  )
})

describe('an internal fault', () => {
  test('is masked in the answer, with the id that is in the log', async () => {
    const { token } = await createViewer({ app })
    const prisma = new Proxy(database.prisma, {
      get(target, key) {
        if (key === 'user') throw new Error('the cause, with the secrets it quotes')
        return Reflect.get(target, key)
      },
    })
    const broken = await startTestServer({
      app: { ...app, database: { ...database, prisma } },
      config: { graphqlOpen: true },
    })
    const response = await broken.call('/graphql', { token, json: { query: VIEWER } })
    const text = await response.text()
    await broken.stop()
    expect(JSON.parse(text).errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        locations: expect.anything(),
        path: ['viewer'],
        extensions: {
          code: 'INTERNAL_SERVER_ERROR',
          requestId: response.headers.get('x-request-id'),
        },
      },
    ])
    expect(text).not.toContain('the cause')
    expect(logged).toEqual([
      { fields: { err: expect.any(Error), code: 'INTERNAL', path: 'viewer' }, message: 'operation failed' },
    ])
  })
})

describe('cross-site calls from a browser', () => {
  test('are refused: forms, simple requests, and all that Sec-Fetch-Site marks', async () => {
    const { token } = await createViewer({ app })
    const statusOf = async (init: Parameters<TestServer['call']>[1], path = '/graphql') =>
      (await open.call(path, { token, ...init })).status
    const body = JSON.stringify({ query: VIEWER })
    const text = { 'content-type': 'text/plain' }
    expect(await statusOf({ method: 'POST', body, headers: text })).toBe(403)
    const page = { 'sec-fetch-site': 'cross-site' }
    expect(await statusOf({ headers: page }, '/graphql?query={__typename}')).toBe(403)
    expect(await statusOf({}, '/graphql?query={__typename}')).toBe(200)
    expect(await statusOf({ json: { query: VIEWER }, headers: { 'sec-fetch-site': 'same-site' } })).toBe(403)
    expect(await statusOf({ json: { query: VIEWER }, headers: { origin: 'null' } })).toBe(403)
    expect(await statusOf({ json: { query: VIEWER }, headers: { 'sec-fetch-site': 'same-origin' } })).toBe(
      200,
    )
  })

  test('are refused under a foreign host name that points at this machine', async () => {
    const statusFrom = async (origin: string, host: string) => {
      const { hostname, port } = new URL(open.url)
      const headers = { 'content-type': 'application/json', origin, host: `${host}:${port}` }
      return await new Promise<number | undefined>((resolve, reject) => {
        const call = request({ hostname, port, path: '/graphql', method: 'POST', headers }, answer => {
          answer.resume()
          resolve(answer.statusCode)
        })
        call.on('error', reject).end(JSON.stringify({ query: VIEWER }))
      })
    }
    const { port } = new URL(open.url)
    expect(await statusFrom(`http://evil.example:${port}`, 'evil.example')).toBe(403)
    expect(await statusFrom(`http://127.0.0.1.evil.example:${port}`, '127.0.0.1.evil.example')).toBe(403)
    expect(await statusFrom(`http://127.0.0.1:${port}`, '127.0.0.1')).toBe(200)
    expect(await statusFrom(`http://[::1]:${port}`, '[::1]')).toBe(200)
    expect(await statusFrom(`http://localhost:${port}`, 'localhost')).toBe(200)
    expect(await statusFrom(readConfig({}).publicUrl, 'gradwright.internal')).toBe(200)
  })
})

describe('GraphiQL', () => {
  const page = { accept: 'text/html' }
  test('is served as it was built, with its own content security policy', async () => {
    const response = await open.call('/graphql', { headers: page })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(await response.text()).toBe('<script src="/graphql/assets/page-1a2b.js"></script>')
    const script = await open.call('/graphql/assets/page-1a2b.js')
    expect(script.headers.get('content-type')).toMatch(/javascript/)
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await script.text()).toBe('show()')
    const etag = script.headers.get('etag') ?? ''
    const known = await open.call('/graphql/assets/page-1a2b.js', { headers: { 'if-none-match': etag } })
    expect(known.status).toBe(304)
    for (const path of ['/graphql/assets/other.js', '/graphql/assets/..%2findex.html', '/graphql/index.html'])
      expect((await open.call(path)).status).toBe(404)
  })

  test('is shown only to callers who may send operations of their own', async () => {
    expect((await closed.call('/graphql', { headers: page })).status).toBe(403)
    const user = await createUser({ app, columns: { role: 'ANALYST' } })
    const { token } = await createViewer({ app, user })
    expect((await closed.call('/graphql', { headers: page, token })).status).toBe(200)
  })
})

describe('progress of a document', () => {
  const SUBSCRIBE = 'subscription ($id: ID!) { documentProgress(id: $id) { sequence stage } }'

  async function queued() {
    const { viewer, token } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const id = Buffer.from(`Document:${document.id}`).toString('base64')
    return { token, json: { query: SUBSCRIBE, variables: { id } } }
  }

  test('arrives as server-sent events while it is written, and ends with it', async () => {
    const { token, json } = await queued()
    const response = await open.call('/graphql', { token, json, headers: { accept: 'text/event-stream' } })
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const writer = await startGenerationWorker({ app, concurrency: 1 })
    const text = await response.text()
    await writer.stop()
    expect(text).toContain('"sequence":1')
    expect(text).toContain('"stage":"READY"')
    expect(text).toContain('event: complete')
  })

  test('stops when the client disconnects, and does not delay a server that stops', async () => {
    const server = await startTestServer({ app, config: { graphqlOpen: true } })
    const { token, json } = await queued()
    const leaving = new AbortController()
    const headers = { accept: 'text/event-stream' }
    const first = await server.call('/graphql', { token, json, headers, signal: leaving.signal })
    leaving.abort()
    await expect(first.text()).rejects.toThrow()
    const second = await server.call('/graphql', { token, json, headers })
    const reading = second.text()
    await Promise.all([server.stop(), expect(reading).rejects.toThrow()])
  })

  test('is open at most twenty times for one account, without a warning of Node', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error) => void warnings.push(name)
    process.on('warning', note)
    const { token, json } = await queued()
    const headers = { accept: 'text/event-stream' }
    const leaving = new AbortController()
    const follow = () => open.call('/graphql', { token, json, headers, signal: leaving.signal })
    const streams = await Promise.all(Array.from({ length: STREAM_LIMITS.account }, follow))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    const oneMore = await follow()
    expect(oneMore.status).toBe(429)
    expect(oneMore.headers.get('retry-after')).toBe('5')
    expect(await oneMore.json()).toMatchObject({ code: 'RATE_LIMITED' })
    const other = await queued()
    const ofOther = await open.call('/graphql', { ...other, headers, signal: leaving.signal })
    expect(ofOther.status).toBe(200)
    const ended = Promise.allSettled([...streams, ofOther].map(stream => stream.text()))
    leaving.abort()
    await ended
    await expect
      .poll(async () => {
        const again = await open.call('/graphql', {
          token,
          json,
          headers,
          signal: AbortSignal.timeout(2_000),
        })
        await again.body?.cancel()
        return again.status
      })
      .toBe(200)
    process.off('warning', note)
    expect(warnings).not.toContain('MaxListenersExceededWarning')
  })
})
