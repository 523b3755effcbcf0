import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createAppContext, createDraft, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const WORDS = 'I counted handovers on the labour ward for two months.'

let database: TestDatabase
let app: AppContext
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  server = await startTestServer({ app })
})
beforeEach(() => database.truncate())
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function createStory() {
  const { viewer, token } = await createViewer({ app })
  const answers = [{ key: 'significantChallenge', value: { text: WORDS } }]
  const { id: draftId } = await createDraft({ app, viewer, type: 'ESSAY', answers })
  const list = async () => await (await server.call('/api/statements', { token })).json()
  const [{ id }] = await list()
  return { token, draftId, list, path: `/api/statements/${id}` }
}

test('statements are listed with where they were said', async () => {
  const { draftId, list } = await createStory()
  expect(await list()).toMatchObject([
    {
      words: WORDS,
      firstWords: WORDS,
      status: 'CURRENT',
      topic: 'EXPERIENCES',
      use: 'GENERAL',
      revision: 0,
      sources: [{ kind: 'DRAFT', draftId, questionKey: 'significantChallenge', quote: WORDS }],
    },
  ])
})

test('a statement is corrected, removed and restored', async () => {
  const { token, path, list } = await createStory()
  const words = 'I counted handovers for three months.'
  const corrected = await server.call(path, { method: 'PUT', token, json: { words, revision: 0 } })
  expect([corrected.status, await corrected.json()]).toMatchObject([200, { words, status: 'CORRECTED' }])
  const removed = await server.call(path, { method: 'DELETE', token })
  expect([removed.status, await removed.json()]).toMatchObject([200, { status: 'REMOVED' }])
  expect(await list()).toMatchObject([{ status: 'REMOVED' }])
  const restored = await server.call(`${path}/restore`, { method: 'POST', token, json: {} })
  expect([restored.status, await restored.json()]).toMatchObject([200, { words, status: 'CORRECTED' }])
})

test('refusals: nobody, a stranger, no words, no id', async () => {
  const { token, path } = await createStory()
  const stranger = await createViewer({ app })
  const statusOf = async (call: Promise<Response>) => (await call).status
  expect(await statusOf(server.call('/api/statements', {}))).toBe(401)
  expect(await statusOf(server.call(path, { method: 'DELETE' }))).toBe(401)
  expect(await statusOf(server.call(path, { method: 'DELETE', token: stranger.token }))).toBe(404)
  const empty = await server.call(path, { method: 'PUT', token, json: { words: ' ' } })
  expect([empty.status, await empty.json()]).toMatchObject([422, { fields: { words: expect.any(String) } }])
  expect(await statusOf(server.call('/api/statements/1', { method: 'DELETE', token }))).toBe(400)
})
