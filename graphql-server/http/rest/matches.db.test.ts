import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { wideCatalogue } from '../../domain/matching/matches.test-fixtures.ts'
import { countRun } from '../../domain/matching/pace.ts'
import { RATE_LIMITS } from '../../domain/rateLimits.ts'
import { createCatalogue } from '../../test/catalogues.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const PROFILE = {
  academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.1',
  targetDegree: 'Masters',
  workExperience: 'Two years at Bosch in Pune',
  testScores: null,
  preferredCountries: ['UK'],
  studyInterests: 'Robotics and control systems',
}

let database: TestDatabase
let app: AppContext
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  server = await startTestServer({ app })
  await createCatalogue({ app, catalogue: wideCatalogue({ universities: 30, inSample: 20 }) })
})
beforeEach(() => database.prisma.user.deleteMany())
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function createStudent(columns: Parameters<typeof createUser>[0]['columns'] = {}) {
  const { user, token } = await createViewer({ app, user: await createUser({ app, columns }) })
  await createProfile({ app, user })
  return { token, path: `/api/matches/${user.id}` }
}

const generate = (token: string, json: unknown = {}) => server.call('/api/ai/match', { token, json })

describe('GET /api/matches/{userId}', () => {
  test('is an empty list before matches were made', async () => {
    const { token, path } = await createStudent()
    const response = await server.call(path, { token })
    expect([response.status, await response.json()]).toEqual([200, []])
  })

  test('has the saved matches, in plain words', async () => {
    const { token, path } = await createStudent({ plan: 'STANDARD' })
    const made = await (await generate(token)).json()
    const response = await server.call(path, { token })
    expect(response.status).toBe(200)
    const matches = await response.json()
    expect(matches).toEqual(made)
    expect(matches).toHaveLength(15)
    expect(matches[0]).toEqual({
      id: expect.any(Number),
      matchPercentage: expect.any(Number),
      tier: expect.stringMatching(/^(REACH|MATCH|SAFETY)$/),
      matchReason: expect.stringMatching(/\w/),
      subject: expect.stringMatching(/^(NEAR|FIELD|TITLE)$/),
      list: expect.stringMatching(/^(FIRST|OVER_BUDGET|FURTHER)$/),
      ties: expect.any(Number),
      history: expect.stringMatching(/^Not enough data: /),
      factors: expect.any(Array),
      university: {
        id: expect.any(Number),
        name: expect.stringMatching(/^University Number/),
        country: expect.stringMatching(/^(UK|Germany)$/),
      },
      program: {
        id: expect.any(Number),
        name: 'Robotics MSc',
        duration: 'Check with the university',
        tuitionFees: 'Check with the university',
        degreeType: 'Masters',
        requirements: 'Check with the university',
      },
    })
    expect(matches[0].factors[0]).toEqual({
      kind: 'DEGREE',
      name: expect.any(String),
      score: 1,
      weight: expect.any(Number),
      isKnown: true,
      why: expect.any(String),
    })
  })

  test('names preferred countries with nothing in the field, and lists near programmes on request', async () => {
    const { user, token } = await createViewer({
      app,
      user: await createUser({ app, columns: { plan: 'STANDARD' } }),
    })
    const profileData = {
      ...PROFILE,
      preferredCountries: ['UK', 'Canada'],
      studyInterests: 'Mechanical engineering',
    }
    expect(await (await generate(token, { profileData })).json()).toEqual([])
    const response = await server.call(`/api/matches/${user.id}/gaps`, { token })
    expect([response.status, await response.json()]).toEqual([
      200,
      [
        {
          country: 'UK',
          fields: ['Mechanical engineering'],
          near: 15,
          message: 'We know no programme in mechanical engineering in the UK. 15 are in near fields.',
        },
        {
          country: 'Canada',
          fields: ['Mechanical engineering'],
          near: 0,
          message: 'We know no programme in mechanical engineering in Canada.',
        },
      ],
    ])
    const near: { matchPercentage: number; subject: string }[] = await (
      await generate(token, { profileData, includeNear: true })
    ).json()
    expect(near).toHaveLength(15)
    for (const { matchPercentage, subject } of near) {
      expect(subject).toBe('NEAR')
      expect(matchPercentage).toBeLessThanOrEqual(60)
    }
    const { token: other } = await createStudent()
    expect((await server.call(`/api/matches/${user.id}/gaps`, { token: other })).status).toBe(403)
  })

  test("refuses another user's", async () => {
    const { path } = await createStudent()
    const { token } = await createStudent()
    expect((await server.call(path, { token })).status).toBe(403)
    expect((await server.call('/api/matches/2000000000', { token })).status).toBe(403)
    expect((await server.call('/api/matches/me', { token })).status).toBe(400)
  })

  test('shows what the current plan allows', async () => {
    const user = await createUser({ app, columns: { plan: 'STANDARD' } })
    await createProfile({ app, user })
    const { token } = await createViewer({ app, user })
    expect(await (await generate(token)).json()).toHaveLength(15)
    await database.prisma.user.update({ where: { id: user.id }, data: { plan: 'FREE' } })
    const shown: unknown[] = await (await server.call(`/api/matches/${user.id}`, { token })).json()
    expect(shown.length).toBeLessThanOrEqual(5)
  })
})

describe('POST /api/ai/match', () => {
  test.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['an empty profile', { userId: 1, profileData: {} }],
    ['a profile of null', { profileData: null }],
  ])('takes the stored profile for %s', async (_what, json) => {
    const { token } = await createStudent()
    const response = await server.call('/api/ai/match', { method: 'POST', token, json })
    expect([response.status, (await response.json()).length]).toEqual([200, 5])
  })

  test('uses the profile in the body for this run, ignores other keys, and does not save it', async () => {
    const { user, token } = await createViewer({ app })
    const profileData = { ...PROFILE, id: 7, userId: 9, createdAt: 'yesterday' }
    const response = await generate(token, { userId: 9, profileData, mood: 'hopeful' })
    expect(response.status).toBe(200)
    const matches: { university: { country: string } }[] = await response.json()
    expect(matches.map(({ university }) => university.country)).toEqual(matches.map(() => 'UK'))
    expect(matches).toHaveLength(5)
    expect(await (await server.call('/api/profiles', { token })).json()).toBeNull()
    expect(await database.prisma.match.count({ where: { userId: user.id } })).toBe(5)
  })

  test('says what to do when there is no profile', async () => {
    const { token } = await createViewer({ app })
    const response = await generate(token)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      message: 'Complete your profile first',
      code: 'VALIDATION',
      fields: { profile: 'Complete your profile first' },
    })
  })

  test('reports all faults of a profile', async () => {
    const { token, path } = await createStudent()
    const profileData = {
      ...PROFILE,
      targetDegree: 'PhD',
      workExperience: 'no',
      preferredCountries: ['Narnia'],
    }
    const response = await generate(token, { profileData })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      fields: {
        'profileData.targetDegree': 'Choose Masters or MBA',
        'profileData.workExperience': 'Please provide details about your work experience',
        'profileData.preferredCountries.0': 'Choose one of the eight countries',
      },
    })
    expect(await (await server.call(path, { token })).json()).toEqual([])
  })

  test.each([
    ['a text', '"robotics"'],
    ['a list', '[1]'],
    ['a profile of 7', '{"profileData": 7}'],
  ])('refuses %s', async (_what, body) => {
    const { token } = await createStudent()
    const headers = { 'content-type': 'application/json' }
    expect((await server.call('/api/ai/match', { method: 'POST', token, body, headers })).status).toBe(422)
  })

  test('is 429 with the seconds to wait when called too often', async () => {
    const user = await createUser({ app })
    for (let runs = 0; runs < RATE_LIMITS.matchRuns.most; runs += 1) await countRun({ app, userId: user.id })
    await createProfile({ app, user })
    const { token } = await createViewer({ app, user })
    const response = await generate(token)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('a visitor is 401 before anything else is checked', async () => {
  expect((await server.call('/api/matches/1')).status).toBe(401)
  expect((await server.call('/api/ai/match', { json: { profileData: 7 } })).status).toBe(401)
})
