import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest'
import { createAppContext } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

let database: TestDatabase
let server: TestServer
let stderr: MockInstance<typeof console.error>

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer({ app: createAppContext({ database }), config: { graphqlOpen: true } })
})
beforeEach(() => {
  stderr = vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(stderr).not.toHaveBeenCalled()
  stderr.mockRestore()
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** The status and headers of an answer, without those that differ between two equal requests. */
function headOf({ status, headers }: Response) {
  const { date, 'x-request-id': requestId, ...rest } = Object.fromEntries(headers)
  expect(date).toBeDefined()
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(rest['content-security-policy']).toContain("default-src '")
  expect(rest['x-content-type-options']).toBe('nosniff')
  return {
    status,
    type: rest['content-type'],
    etag: rest.etag,
    cache: rest['cache-control'],
    allow: rest.allow,
  }
}

describe('HEAD', () => {
  test.each([
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/dashboard',
    '/nothing.here',
    '/calendar/unknown.ics',
    '/api/universities',
    '/api/auth/user',
    '/api/login',
    '/api/openapi.json',
    '/api/nothing',
    '/graphql/assets/nothing.js',
  ])('%s is answered like GET, without a body', async path => {
    const head = await server.call(path, { method: 'HEAD' })
    const get = await server.call(path)
    expect(await head.text()).toBe('')
    await get.text()
    expect(headOf(head)).toEqual(headOf(get))
    expect(head.status).toBeLessThan(500)
  })

  test.each([
    ['/graphql', '*/*'],
    ['/graphql', 'text/html'],
    ['/graphql?query={__typename}', 'application/json'],
    ['/graphql?query={__typename}', 'text/event-stream'],
  ])('%s is refused for %s', async (path, accept) => {
    const head = headOf(await server.call(path, { method: 'HEAD', headers: { accept } }))
    expect(head).toMatchObject({ status: 405, allow: 'GET, POST', cache: 'no-store' })
  })
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s /graphql is refused', async method => {
  const response = await server.call('/graphql', { method })
  expect(headOf(response)).toMatchObject({ status: 405, allow: 'GET, POST' })
  expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
})
