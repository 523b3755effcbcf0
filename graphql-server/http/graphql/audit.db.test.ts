import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../testServer.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer({ world: createWorld({ database }), config: { graphqlOpen: true } })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** The header is what tells a GET of a tool from one that another site's page makes a browser send. */
function fetchAsTool(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-graphql-yoga-csrf', '1')
  return fetch(url, { ...init, headers })
}

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetchAsTool })

  test.each(audits.filter(({ name }) => name.startsWith('MUST')))('$name', async ({ fn }) => {
    const result = await fn()
    expect(result, 'reason' in result ? result.reason : undefined).toMatchObject({ status: 'ok' })
  })

  test('leaves few recommendations open', async () => {
    const others = audits.filter(({ name }) => !name.startsWith('MUST'))
    const results = await Promise.all(others.map(({ fn }) => fn()))
    expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([])
  })
})
