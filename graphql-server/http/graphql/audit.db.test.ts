import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAppContext } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer({ app: createAppContext({ database }), config: { graphqlOpen: true } })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch })

  test.each(audits.filter(({ name }) => name.startsWith('MUST')))('$name', async ({ fn }) => {
    const result = await fn()
    expect(result, 'reason' in result ? result.reason : undefined).toMatchObject({ status: 'ok' })
  })

  test('violates few recommendations', async () => {
    const others = audits.filter(({ name }) => !name.startsWith('MUST'))
    const results = await Promise.all(others.map(({ fn }) => fn()))
    expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([])
  })
})
