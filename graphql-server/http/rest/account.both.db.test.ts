/** @module-tag postgres */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createAppContext, createUser, createViewer, PASSWORD } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer, tokenSetBy } from '../../test/testServer.ts'

const ASHA = { username: 'asha', email: 'asha@example.com', fullName: 'Asha Verma', password: PASSWORD }

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

describe('POST /api/register', () => {
  test('creates an account with one credit and signs in', { tags: 'journey' }, async () => {
    const response = await server.call('/api/register', { json: ASHA })
    expect(response.status).toBe(201)
    const user = await response.json()
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'asha',
      email: 'asha@example.com',
      fullName: 'Asha Verma',
      isPremium: false,
      isPromotionalUser: false,
      creditsRemaining: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      plan: 'FREE',
      role: 'STUDENT',
    })
    const token = tokenSetBy(response) ?? ''
    expect(await (await server.call('/api/auth/user', { token })).json()).toEqual(user)
  })

  test('reports all faults at once', async () => {
    const json = { username: 'ab', email: 'nobody', password: '12345' }
    const response = await server.call('/api/register', { json })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      message: 'Some answers need a correction.',
      code: 'VALIDATION',
      fields: {
        username: 'Username must be at least 3 characters',
        email: 'Please enter a valid email',
        fullName: 'Required',
        password: 'Password must be at least 6 characters',
      },
    })
    expect(tokenSetBy(response)).toBeNull()
  })

  test('refuses a name or an address that is taken', { tags: 'journey' }, async () => {
    await server.call('/api/register', { json: ASHA })
    const response = await server.call('/api/register', { json: { ...ASHA, username: 'ASHA' } })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'CONFLICT',
      fields: { username: 'Username already exists', email: 'Email already exists' },
    })
  })
})

describe('POST /api/login', () => {
  test('signs in with a new session each time', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const json = { username: 'asha', password: PASSWORD }
    const [first, second] = [
      await server.call('/api/login', { json }),
      await server.call('/api/login', { json }),
    ]
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ username: 'asha' })
    expect(tokenSetBy(first)).not.toBe(tokenSetBy(second))
    expect(first.headers.get('cache-control')).toBe('no-store')
  })

  test('takes no session that somebody else has put into the browser, and ends the one before', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const json = { username: 'asha', password: PASSWORD, token: 'f'.repeat(43), sessionId: 7 }
    const statusOf = async (token: string) => (await server.call('/api/auth/user', { token })).status
    const planted = 'f'.repeat(43)
    const first = tokenSetBy(await server.call('/api/login', { json, token: planted })) ?? ''
    expect([first === planted, await statusOf(planted), await statusOf(first)]).toEqual([false, 401, 200])
    const second = tokenSetBy(await server.call('/api/login', { json, token: first })) ?? ''
    expect([second === first, await statusOf(first), await statusOf(second)]).toEqual([false, 401, 200])
  })

  test('refuses a wrong name and a wrong password alike', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    for (const json of [
      { username: 'asha', password: 'wrong-password' },
      { username: 'nobody', password: PASSWORD },
    ]) {
      const response = await server.call('/api/login', { json })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ message: 'Invalid credentials', code: 'NOT_SIGNED_IN' })
    }
  })

  test('is 429 with Retry-After after too many failures', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const json = { username: 'asha', password: 'wrong-password' }
    for (let failure = 0; failure < 10; failure++) await server.call('/api/login', { json })
    const response = await server.call('/api/login', { json })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('POST /api/logout', () => {
  test('ends the session and removes the cookie', async () => {
    const { token } = await createViewer({ app })
    const response = await server.call('/api/logout', { token, json: {} })
    expect(response.status).toBe(204)
    expect(tokenSetBy(response)).toBe('')
    expect((await server.call('/api/auth/user', { token })).status).toBe(401)
  })

  test('is no fault when signed out, with or without a body', async () => {
    expect((await server.call('/api/logout', { json: {} })).status).toBe(204)
    expect((await server.call('/api/logout', { method: 'POST' })).status).toBe(204)
  })
})

describe('GET /api/auth/user', () => {
  test('is 401 for a visitor, and for a cookie that was never issued', async () => {
    expect((await server.call('/api/auth/user')).status).toBe(401)
    for (const token of ['x'.repeat(43), '', '%', 'short'])
      expect((await server.call('/api/auth/user', { token })).status).toBe(401)
  })

  test('sends the cookie anew when a session was extended', async () => {
    const { token } = await createViewer({ app })
    expect(tokenSetBy(await server.call('/api/auth/user', { token }))).toBeNull()
    await database.prisma.session.updateMany({ data: { lastUsedAt: new Date(Date.now() - 2 * 86_400_000) } })
    const response = await server.call('/api/auth/user', { token })
    expect(tokenSetBy(response)).toBe(token)
  })
})

describe('POST /api/users/{id}/premium', () => {
  test('changes the plan at once in the sandbox', async () => {
    const { user, token } = await createViewer({ app })
    const response = await server.call(`/api/users/${user.id}/premium`, { token, json: {} })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ isPremium: true, plan: 'PREMIUM' })
  })

  test('is 402 where purchases are off', async () => {
    const closed = await startTestServer({
      app: createAppContext({ database, settings: { billing: 'off' } }),
    })
    const { user, token } = await createViewer({ app })
    const response = await closed.call(`/api/users/${user.id}/premium`, { token, json: {} })
    await closed.stop()
    expect(response.status).toBe(402)
    expect(await response.json()).toMatchObject({ code: 'PLAN_REQUIRED' })
  })

  test("is 403 with another user's id, 401 for a visitor, 400 with an invalid id", async () => {
    const { user } = await createViewer({ app })
    const { token } = await createViewer({ app })
    expect((await server.call(`/api/users/${user.id}/premium`, { token, json: {} })).status).toBe(403)
    expect((await server.call(`/api/users/${user.id}/premium`, { json: {} })).status).toBe(401)
    for (const id of ['me', '99999999999999', '-1', '1.5'])
      expect((await server.call(`/api/users/${id}/premium`, { token, json: {} })).status).toBe(400)
    expect(await database.prisma.user.count({ where: { plan: 'PREMIUM' } })).toBe(0)
  })
})
