import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import {
  createAppContext,
  createDocument,
  createProfile,
  createUser,
  createViewer,
  PASSWORD,
} from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

let folder: string
let database: TestDatabase
let app: AppContext
let server: TestServer
let secure: TestServer
/** A person on Premium with a finished document. */
let owner: { viewer: Viewer; token: string; documentId: number }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Gradwright</title>')
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'export {}')
  database = await openTestDatabase()
  await database.truncate()
  app = createAppContext({ database })
  const open = { app, clientFolder: folder, timeout: 0 }
  server = await startTestServer({ ...open, config: { graphqlOpen: true } })
  secure = await startTestServer({ ...open, config: { isSecure: true } })
  const user = await createUser({ app, columns: { plan: 'PREMIUM' } })
  await createProfile({ app, user })
  const { viewer, token } = await createViewer({ app, user })
  owner = { viewer, token, documentId: (await createDocument({ app, viewer })).id }
})
afterAll(async () => {
  await Promise.all([server.stop(), secure.stop()])
  await database.close()
  await rm(folder, { recursive: true })
})

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/object-src 'none'/),
  'permissions-policy': expect.stringMatching(/camera=\(\)/),
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}
/** What tells about the server, or lets other sites read. */
const NEVER = ['server', 'x-powered-by', 'access-control-allow-origin', 'access-control-allow-credentials']

const SUBSCRIBE = 'subscription ($id: ID!) { documentProgress(id: $id) { sequence } }'

type Call = { path: string; isOwner?: true } & Omit<NonNullable<Parameters<TestServer['call']>[1]>, 'token'>
const page = { accept: 'text/html' }
const json = {}

/** Kind of answer, call, status, and how long it may be kept. */
const ANSWERS: [kind: string, call: () => Call, status: number, cache: string | null][] = [
  ['a page', () => ({ path: '/', headers: page }), 200, 'no-cache'],
  ['a page of a secret link', () => ({ path: '/shared/a-token', headers: page }), 200, 'no-store'],
  ['an asset', () => ({ path: '/assets/app-1a2b.js' }), 200, 'public, max-age=31536000, immutable'],
  ['a missing file', () => ({ path: '/nothing.js' }), 404, null],
  ['health', () => ({ path: '/healthz' }), 200, null],
  ['the catalogue', () => ({ path: '/api/universities' }), 200, 'no-store'],
  ['a call about oneself', () => ({ path: '/api/auth/user', isOwner: true }), 200, 'no-store'],
  [
    'a download',
    () => ({ path: `/api/documents/${owner.documentId}/file`, json: { format: 'TXT' }, isOwner: true }),
    200,
    'no-store',
  ],
  [
    'a stream',
    () => ({
      path: '/graphql',
      json: {
        query: SUBSCRIBE,
        variables: { id: Buffer.from(`Document:${owner.documentId}`).toString('base64') },
      },
      headers: { accept: 'text/event-stream' },
      isOwner: true,
    }),
    200,
    'no-store',
  ],
  ['a refused call', () => ({ path: '/api/auth/user' }), 401, 'no-store'],
  ['an unknown call', () => ({ path: '/api/nothing' }), 404, 'no-store'],
  ['invalid input', () => ({ path: '/api/login', json }), 422, 'no-store'],
  [
    'a call of another site',
    () => ({ path: '/api/login', json, headers: { origin: 'https://evil.example' } }),
    403,
    null,
  ],
  ['an operation', () => ({ path: '/graphql', json: { query: '{ __typename }' } }), 200, 'no-store'],
  [
    'an invalid operation',
    () => ({
      path: '/graphql',
      json: { query: '{' },
      headers: { accept: 'application/graphql-response+json' },
    }),
    400,
    'no-store',
  ],
  ['a calendar', () => ({ path: '/calendar/unknown.ics' }), 404, null],
]

test.each(ANSWERS)(
  '%s has every security header, no cookie, and says how long it may be kept',
  async (_kind, makeCall, status, cache) => {
    const { path, isOwner, ...call } = makeCall()
    const response = await server.call(path, { ...call, ...(isOwner && { token: owner.token }) })
    await response.text()
    const headers = Object.fromEntries(response.headers)
    expect({ status: response.status, cache: headers['cache-control'] ?? null }).toEqual({ status, cache })
    expect(headers).toMatchObject(ALWAYS)
    for (const name of [...NEVER, 'set-cookie', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name)
  },
)

test('only signing in and out set a cookie, which scripts cannot read and other sites do not send', async () => {
  const { user } = await createViewer({ app })
  const credentials = { username: user.username, password: PASSWORD }
  const cookieOf = async (on: TestServer) => {
    const { headers } = await on.call('/api/login', { json: credentials })
    const [cookie = '', ...others] = headers.getSetCookie()
    expect(others).toEqual([])
    return { cookie, kept: headers.get('strict-transport-security') }
  }
  const plain = await cookieOf(server)
  expect(plain.cookie).toMatch(/^gradwright_session=[\w-]{20,}; /)
  expect(plain.cookie.split('; ').slice(1)).toEqual(
    expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']),
  )
  const https = await cookieOf(secure)
  expect(https.cookie).toMatch(/^__Host-gradwright_session=/)
  expect(https.cookie.split('; ').slice(1)).toEqual(
    expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']),
  )
  expect(https.cookie).not.toMatch(/domain=/i)
  expect(https.kept).toMatch(/^max-age=\d{8}/)
})

describe('keys that no call takes', () => {
  /** What would raise a person's rights, or name another person, beside valid values of what calls do take. */
  const bodyFor = (victim: number) => ({
    ...{
      role: 'ADMIN',
      plan: 'PREMIUM',
      isPremium: true,
      isAdmin: true,
      credits: 999,
      creditsRemaining: 999,
    },
    ...{ creditEntries: [{ kind: 'SIGN_UP', amount: 999 }], subscription: { status: 'ACTIVE' } },
    ...{ id: victim, userId: victim, ownerId: victim, viewer: { userId: victim }, profileId: victim },
    ...{ passwordHash: 'x', emailConfirmedAt: '2026-01-01T00:00:00Z', constructor: { role: 'ADMIN' } },
    ...{ fullName: 'Mallory', username: 'mallory', email: 'mallory@example.com', password: 'paper-boats-42' },
    ...{ academicBackground: 'B.Tech in Physics, CGPA 7.1', workExperience: 'Three years at a bank' },
    ...{ targetDegree: 'MBA', studyInterests: 'Finance and markets', preferredCountries: ['UK'] },
    ...{ type: 'SOP', documentType: 'SOP', form: 'QUICK', course: 'MSc', questionnaire: {}, answers: [] },
    ...{ words: 'Mallory was here', text: 'Mallory was here', format: 'TXT' },
  })
  /** All that the owner has. */
  const rowsOf = async (userId: number) => {
    const { prisma } = database
    const where = { userId }
    return JSON.stringify([
      await prisma.user.findUniqueOrThrow({ where: { id: userId } }),
      await prisma.profile.findMany({ where }),
      await prisma.document.findMany({ where }),
      await prisma.creditEntry.findMany({ where }),
      await prisma.statement.findMany({ where }),
    ])
  }

  test('change neither the rights of the caller nor anything of another person, in any call that writes', async () => {
    const { paths } = await (await server.call('/api/openapi.json')).json()
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter(method => method !== 'get')
        .map(method => ({ path: `/api${path}`, method: method.toUpperCase() })),
    )
    expect(calls.length).toBeGreaterThanOrEqual(17)
    const before = await rowsOf(owner.viewer.userId)
    const profile = await database.prisma.profile.findFirstOrThrow()
    const answers: string[] = []
    for (const { path, method } of calls) {
      const { token } = await createViewer({ app })
      const id = path.includes('profiles')
        ? profile.id
        : path.includes('users')
          ? owner.viewer.userId
          : owner.documentId
      const body = bodyFor(owner.viewer.userId)
      const response = await server.call(path.replace(/\{\w+\}/, String(id)), { token, method, json: body })
      await response.text()
      answers.push(`${method} ${path} ${response.status}`)
      const isRefused = response.status >= 400
      if (path.includes('{')) expect(isRefused, `${method} ${path} ${response.status}`).toBe(true)
      expect(response.status, `${method} ${path}`).toBeLessThan(500)
    }
    // Some of them are accepted, so that the keys were not refused along with something else.
    expect(answers).toEqual(expect.arrayContaining(['POST /api/register 201', 'POST /api/profiles 201']))
    expect(await rowsOf(owner.viewer.userId)).toBe(before)
    const others = await database.prisma.user.findMany({
      where: { id: { not: owner.viewer.userId } },
      include: { creditEntries: true, subscription: true },
    })
    expect(others.some(({ username }) => username === 'mallory')).toBe(true)
    for (const { role, plan, creditEntries, subscription } of others) {
      expect({ role, plan, subscription }).toEqual({ role: 'STUDENT', plan: 'FREE', subscription: null })
      expect(creditEntries.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(1)
    }
  })
})
