import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { createAppContext } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer } from '../test/testServer.ts'
import { measure } from './status.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  const context = createAppContext({ database })
  app = { ...context, settings: { ...context.settings, sendsMail: true } }
})
afterAll(() => database.close())

const waits = (kind: string, seconds: number) =>
  database.prisma.job.create({
    data: { kind, subjectId: seconds, runAfter: new Date(Date.now() - seconds * 1000) },
  })
const states = async () => Object.fromEntries((await measure(app)).map(({ name, isGood }) => [name, isGood]))
const GOOD = { Pages: true, 'Accounts and answers': true, Documents: true, Mails: true }

test('what works is said to work', async () => {
  expect(await states()).toEqual(GOOD)
  await waits('write-document', 30)
  expect(await states()).toEqual(GOOD)
})

test('a document that waits for minutes is a disturbance, and a mail that waits for a quarter of an hour', async () => {
  await waits('write-document', 300)
  await waits('deliver-mail', 600)
  expect(await states()).toEqual({ ...GOOD, Documents: false })
  expect((await measure(app)).find(({ name }) => name === 'Documents')?.words).toBe(
    'The first in line has waited 5 minutes.',
  )
  await waits('deliver-mail', 1000)
  expect(await states()).toEqual({ ...GOOD, Documents: false, Mails: false })
})

test('without the database only the page works, and it says so', async () => {
  const away = { ...database, ping: () => Promise.reject(new Error('away')) }
  const parts = await measure({ ...app, database: away })
  expect(parts.map(({ isGood }) => isGood)).toEqual([true, false, false, false])
  expect(await measure(null)).toEqual(parts)
})

test('the page has no script, is not indexed or stored, and says nothing of people', async () => {
  const server = await startTestServer({ app })
  const page = await server.call('/status')
  const text = await page.text()
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(text).toContain('<h1>Everything works</h1>')
  expect(text).not.toMatch(/<script|\bundefined\b|\[object/)
  expect(await (await server.call('/status.json')).json()).toMatchObject({ isGood: true })
  await server.stop()
})
