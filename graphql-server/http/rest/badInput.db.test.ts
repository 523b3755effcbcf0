import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Log } from '../../infra/log.ts'
import { createAppContext, createViewer } from '../../test/factories.ts'
import { silentLog } from '../../test/silentLog.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const WRITES = [
  ['POST', '/api/register'],
  ['POST', '/api/login'],
  ['POST', '/api/profiles'],
  ['PATCH', '/api/profiles/1'],
  ['POST', '/api/ai/document'],
  ['POST', '/api/generate-document'],
] as const

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await openTestDatabase()
  const app = createAppContext({ database })
  server = await startTestServer({ app })
  token = (await createViewer({ app })).token
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

describe.each(WRITES)('%s %s', (method, path) => {
  const send = (body: BodyInit, contentType: string | null = 'application/json') =>
    server.call(path, { method, token, body, headers: contentType ? { 'content-type': contentType } : {} })

  test.each(['{', '{"username": }', 'null,', '', '{"a":1}}', "{'a':1}"])('is 400 for %j', async body => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'MALFORMED', fields: {} })
  })

  test.each(['[]', 'null', '3', '"text"', 'true'])('is 422 for %s, which is no object', async body => {
    expect((await send(body)).status).toBe(422)
  })

  test('is 422 for a value of the wrong type anywhere', async () => {
    const json = Object.fromEntries(
      ['username', 'email', 'fullName', 'password', 'academicBackground', 'course', 'questionnaire'].map(
        name => [name, [{ deep: 1 }]],
      ),
    )
    expect((await send(JSON.stringify(json))).status).toBe(422)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'is 415 for %s',
    async type => {
      const response = await send('{}', type)
      expect(response.status).toBe(415)
      expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    },
  )

  test.each(['"a\\u0000b"', '"\\ud800"', '"x\\udfff y"'])(
    'is 422 for the text %s, and names its field',
    async text => {
      const response = await send(`{"fullName": ${text}, "questionnaire": {"setbackLearning": ${text}}}`)
      expect(response.status).toBe(422)
      expect((await response.json()).fields).toEqual({
        fullName: 'Contains a character that cannot be saved',
        'questionnaire.setbackLearning': 'Contains a character that cannot be saved',
      })
    },
  )

  test('is 413 for more than a megabyte, with and without a Content-Length', async () => {
    const body = JSON.stringify({ fullName: 'x'.repeat(1_000_000) })
    expect((await send(body)).status).toBe(413)
    const stream = new Blob([body]).stream()
    const chunked = await server.call(path, {
      method,
      token,
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit & { token: string; headers: Record<string, string> })
    expect(chunked.status).toBe(413)
    expect(await chunked.json()).toMatchObject({ code: 'TOO_LARGE' })
  })

  test('is 422 for very deep nesting, within a megabyte', async () => {
    const depth = 200_000
    expect((await send(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)).status).toBe(422)
  })

  test("is 403 when another site's page sends it", async () => {
    const answerTo = async (headers: Record<string, string>) =>
      (await server.call(path, { method, token, json: {}, headers })).json()
    const message = 'Calls from another site are refused.'
    expect(await answerTo({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ code: 'FORBIDDEN', message })
    expect(await answerTo({ origin: 'https://elsewhere.example' })).toMatchObject({ message })
    expect(await answerTo({ origin: server.url })).not.toMatchObject({ message })
  })
})

test('a megabyte of faults with long names has a short answer', async () => {
  const body = `{"${'k'.repeat(200_000)}":[${Array.from({ length: 50_000 }, () => '"\\u0000"')}]}`
  const response = await server.call('/api/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(422)
  expect((await response.text()).length).toBeLessThan(10_000)
})

test('every answer to an unknown question is refused, whatever its key', async () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const response = await server.call('/api/ai/document', {
      method: 'POST',
      token,
      body: `{"documentType":"SOP","course":"MSc Robotics","questionnaire":{"${key}":"x"}}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toContain(key)
  }
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 'x']))
  const json = { documentType: 'SOP', course: 'MSc Robotics', questionnaire: many }
  const response = await server.call('/api/ai/document', { token, json })
  expect((await response.json()).fields).toEqual({ questionnaire: 'At most 300 answers are taken at once.' })
})

test('a caller who disconnects within a body is no fault of the database', async () => {
  const warnings: string[] = []
  const statuses: unknown[] = []
  const log: Log = {
    ...silentLog,
    info: fields => statuses.push(Reflect.get(fields, 'status')),
    warn: (_fields, message) => warnings.push(message),
    child: () => log,
  }
  const watched = await startTestServer({ app: createAppContext({ database, log }) })
  const { host, port } = new URL(watched.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"us`,
    () => socket.destroy(),
  )
  await expect.poll(() => statuses).toEqual([400])
  expect(warnings).toEqual([])
  await watched.stop()
})

test('an unknown call is 404, as JSON', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nope',
    '/api/profiles/1/nope',
    '/api/%00',
    '/api/..%2f..%2fetc',
  ]) {
    const response = await server.call(path, { token })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', fields: {} })
  }
})

test('a known path with another method lists the allowed ones', async () => {
  const response = await server.call('/api/profiles', { method: 'DELETE', token })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, POST')
  expect((await server.call('/api/login')).status).toBe(405)
})
