import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createAppContext, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const PROFILE = {
  academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.1',
  targetDegree: 'Masters',
  workExperience: 'Two years at Bosch in Pune',
  testScores: 'GRE 325',
  preferredCountries: ['Germany', 'UK'],
  studyInterests: 'Robotics and control systems',
}

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

test('a missing profile is null, not 404', async () => {
  const { token } = await createViewer({ app })
  const response = await server.call('/api/profiles', { token })
  expect([response.status, await response.json()]).toEqual([200, null])
})

test('a profile is saved and read back in plain words', async () => {
  const { user, token } = await createViewer({ app })
  const response = await server.call('/api/profiles', { token, json: PROFILE })
  expect(response.status).toBe(201)
  const saved = await response.json()
  expect(saved).toEqual({
    ...PROFILE,
    id: expect.any(Number),
    userId: user.id,
    budget: null,
    intendedStartDate: null,
    corrections: {},
    confirmedReadings: [],
  })
  expect(await (await server.call('/api/profiles', { token })).json()).toEqual(saved)
})

test('a profile belongs to the user of the session, whatever userId the body has', async () => {
  const { user: other, token: otherToken } = await createViewer({ app })
  const { user, token } = await createViewer({ app })
  const response = await server.call('/api/profiles', { token, json: { ...PROFILE, userId: other.id } })
  expect(await response.json()).toMatchObject({ userId: user.id })
  expect(await (await server.call('/api/profiles', { token: otherToken })).json()).toBeNull()
})

test('a second profile is a conflict', async () => {
  const { token } = await createViewer({ app })
  await server.call('/api/profiles', { token, json: PROFILE })
  expect((await server.call('/api/profiles', { token, json: PROFILE })).status).toBe(409)
})

test('corrections are sent by kind, and an unreadable one is reported', async () => {
  const { token } = await createViewer({ app })
  const corrections = { ENGLISH: 'IELTS 7.5', GRE: null }
  const response = await server.call('/api/profiles', { token, json: { ...PROFILE, corrections } })
  expect([response.status, await response.json()]).toMatchObject([201, { corrections }])
  const { id } = await (await server.call('/api/profiles', { token })).json()
  const patch = (json: object) => server.call(`/api/profiles/${id}`, { method: 'PATCH', token, json })
  expect(await (await patch({ budget: '$40k' })).json()).toMatchObject({ corrections })
  const refused = await patch({ corrections: { GMAT: 'soon' } })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { fields: { 'corrections.GMAT': expect.stringContaining('could not be read') } },
  ])
})

describe('PATCH', () => {
  async function saved() {
    const { token } = await createViewer({ app })
    const profile = await (await server.call('/api/profiles', { token, json: PROFILE })).json()
    return { token, profile, path: `/api/profiles/${profile.id}` }
  }

  test('changes what is sent and leaves the rest as it is', async () => {
    const { token, profile, path } = await saved()
    const json = { targetDegree: 'MBA', userId: 1 }
    const response = await server.call(path, { method: 'PATCH', token, json })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...profile, targetDegree: 'MBA' })
  })

  test('accepts an empty body', async () => {
    const { token, profile, path } = await saved()
    expect(await (await server.call(path, { method: 'PATCH', token, json: {} })).json()).toEqual(profile)
  })

  test("refuses another user's profile", async () => {
    const { path } = await saved()
    const { token } = await createViewer({ app })
    expect((await server.call(path, { method: 'PATCH', token, json: { budget: '1' } })).status).toBe(403)
  })

  test('checks what is sent by the same rules', async () => {
    const { token, path } = await saved()
    const json = { workExperience: 'no', preferredCountries: [] }
    const response = await server.call(path, { method: 'PATCH', token, json })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      fields: {
        workExperience: 'Please provide details about your work experience',
        preferredCountries: 'Select at least one country',
      },
    })
  })
})

test('all faults are reported at once', async () => {
  const { token } = await createViewer({ app })
  const json = {
    academicBackground: 'short',
    targetDegree: 'PhD',
    preferredCountries: ['Narnia'],
    studyInterests: 7,
  }
  const response = await server.call('/api/profiles', { token, json })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: {
      academicBackground: 'Please provide more details about your academic background',
      targetDegree: 'Choose Masters or MBA',
      workExperience: 'Required',
      'preferredCountries.0': 'Choose one of the eight countries',
      studyInterests: 'Must be a text',
    },
  })
})

test('a visitor is 401 before anything else is checked', async () => {
  expect((await server.call('/api/profiles')).status).toBe(401)
  expect((await server.call('/api/profiles', { json: {} })).status).toBe(401)
  expect((await server.call('/api/profiles/1', { method: 'PATCH', json: {} })).status).toBe(401)
})
