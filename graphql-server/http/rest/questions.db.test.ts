import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createAppContext, createDraft, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const WORDS = 'Found 14 wrong labels.'

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

async function createAsked() {
  const { viewer, token } = await createViewer({ app })
  const answers = [{ key: 'challengeOvercome', value: { text: WORDS } }]
  const { id: draftId } = await createDraft({ app, viewer, answers })
  const asked = await server.call('/api/questions', { method: 'POST', token, json: { draftId } })
  const questions = await asked.json()
  return { token, draftId, asked, questions, path: `/api/questions/${questions[0].id}` }
}

test('a draft is asked about, and a question is read and replied to', async () => {
  const { token, draftId, asked, questions, path } = await createAsked()
  expect([asked.status, questions]).toMatchObject([
    200,
    [{ draftId, documentId: null, number: 1, state: 'OPEN', quotes: [{ words: WORDS }] }],
  ])
  const read = await server.call(path, { token })
  expect([read.status, await read.json()]).toEqual([200, questions[0]])
  const json = { action: 'REWORD', reply: 'My sister and I found them.', revision: 0 }
  const replied = await server.call(path, { method: 'PUT', token, json })
  expect([replied.status, await replied.json()]).toMatchObject([
    200,
    [{ state: 'REWORDED', reply: json.reply, revision: 1 }],
  ])
})

test('refusals: nobody, a stranger, an unknown action, no draft', async () => {
  const { draftId, token, path } = await createAsked()
  const { token: stranger } = await createViewer({ app })
  const skip = { method: 'PUT', json: { action: 'SKIP' } }
  expect((await server.call(path)).status).toBe(401)
  expect((await server.call(path, { token: stranger })).status).toBe(404)
  expect((await server.call(path, { ...skip, token: stranger })).status).toBe(404)
  expect((await server.call(path, { ...skip, token, json: { action: 'PRAISE' } })).status).toBe(422)
  const ask = { method: 'POST', token: stranger }
  expect((await server.call('/api/questions', { ...ask, json: { draftId } })).status).toBe(404)
  expect((await server.call('/api/questions', { ...ask, json: {} })).status).toBe(422)
})
