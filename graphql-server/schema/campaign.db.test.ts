import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPromotion } from '../domain/accounts/promotion.ts'
import { registerUser } from '../domain/accounts/registerUser.ts'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createUser, createViewer, PASSWORD } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const origin = { address: '203.0.113.9' }
const WORDS = { name: 'Winter', perCampaign: 1, perNetworkAndDay: 5 }
type Listed = { key: string; name: string; state: string; claims: number }
type Result = { __typename: string; fields?: { path: string; message: string }[] }

let database: TestDatabase
let app: AppContext
let clock: Date
let admin: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
  const user = await createUser({ app, columns: { username: 'admin', role: 'ADMIN' } })
  admin = (await createViewer({ app, user })).viewer
})
afterAll(() => database.close())

async function send(viewer: Viewer | null, name: 'SaveCampaign' | 'EndCampaign', input: object) {
  const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const faults = name === 'SaveCampaign' ? '... on ValidationError { fields { path message } }' : ''
  const document = `mutation ($input: ${name}Input!) { result: ${field}(input: $input) { __typename ${faults} } }`
  const { data, errors } = await executeGraph<{ result: Result }>({
    app,
    viewer,
    document,
    variables: { input },
  })
  expect(errors).toEqual([])
  return data?.result
}
const list = async (viewer: Viewer | null) =>
  (
    await executeGraph<{ campaigns: Listed[] | null }>({
      app,
      viewer,
      document: '{ campaigns { key name state claims } }',
    })
  ).data?.campaigns
const claim = (username: string) =>
  registerUser({
    app,
    origin,
    input: {
      username,
      email: `${username}@example.com`,
      fullName: 'Asha Verma',
      password: PASSWORD,
      isPromotional: true,
    },
  })

describe('campaigns of the promotion', () => {
  test('are for admins only', async () => {
    const { viewer } = await createViewer({ app })
    expect(await list(viewer)).toBeNull()
    expect(await list(null)).toBeNull()
    const input = { ...WORDS, startsAt: '2026-11-01T00:00:00Z' }
    expect(await send(viewer, 'SaveCampaign', input)).toEqual({ __typename: 'ForbiddenError' })
    expect(await send(viewer, 'EndCampaign', { key: 'free-sop' })).toEqual({ __typename: 'ForbiddenError' })
    expect(await send(null, 'EndCampaign', { key: 'free-sop' })).toEqual({ __typename: 'NotSignedInError' })
  })

  test('take the place of the built-in one, with caps of their own, and end', async () => {
    expect(await list(admin)).toEqual([
      { key: 'free-sop', name: 'Built-in campaign', state: 'RUNNING', claims: 0 },
    ])
    await send(admin, 'SaveCampaign', {
      ...WORDS,
      startsAt: '2026-11-24T00:00:00Z',
      endsAt: '2026-12-01T00:00:00Z',
    })
    await claim('asha')
    expect(await list(admin)).toMatchObject([
      { name: 'Winter', state: 'PLANNED', claims: 0 },
      { state: 'RUNNING', claims: 1 },
    ])
    clock = new Date('2026-11-24T08:00:00Z')
    await claim('ravi')
    expect(await readPromotion({ app, origin })).toBe('USED_UP')
    await expect(claim('mira')).rejects.toThrow(/used up/)
    expect(await list(admin)).toMatchObject([
      { name: 'Winter', state: 'USED_UP', claims: 1 },
      { state: 'ENDED', claims: 1 },
    ])
    clock = new Date('2026-12-01T00:00:00Z')
    expect(await readPromotion({ app, origin })).toBe('ENDED')
  })

  test('never run side by side, and are ended and logged', async () => {
    await send(admin, 'SaveCampaign', { ...WORDS, startsAt: '2026-11-01T00:00:00Z' })
    expect(await send(admin, 'SaveCampaign', { ...WORDS, startsAt: '2026-12-01T00:00:00Z' })).toEqual({
      __typename: 'ValidationError',
      fields: [{ path: 'startsAt', message: "It would run beside 'Winter'" }],
    })
    expect(
      await send(admin, 'SaveCampaign', {
        name: ' ',
        perCampaign: 0,
        perNetworkAndDay: 5,
        startsAt: '2026-12-01T00:00:00Z',
      }),
    ).toMatchObject({ fields: [{ path: 'name' }, { path: 'perCampaign' }] })
    const key = (await list(admin))?.[0]?.key
    await send(admin, 'EndCampaign', { key })
    expect(await readPromotion({ app, origin })).toBe('ENDED')
    expect(await send(admin, 'EndCampaign', { key })).toEqual({ __typename: 'ConflictError' })
    const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(entries.map(({ action }) => action)).toEqual(['SAVE_CAMPAIGN', 'END_CAMPAIGN'])
  })

  test('the built-in one can be ended', async () => {
    await send(admin, 'EndCampaign', { key: 'free-sop' })
    expect(await readPromotion({ app, origin })).toBe('ENDED')
    expect(await list(admin)).toMatchObject([{ key: 'free-sop', state: 'ENDED' }])
  })
})
