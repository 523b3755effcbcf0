import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createOrganisation } from '../../domain/partners/createOrganisation.ts'
import { createApiKey } from '../../domain/partners/keys.ts'
import { ORGANISATION_STORE } from '../../domain/partners/points.ts'
import { bundled, nodeArguments } from '../../test/bundled.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'

const NOW = '2026-11-23T08:00:00.000Z'
const PLANS = '{ plans { name } }'

let database: TestDatabase
let app: AppContext
/** Two processes on one PostgreSQL, as behind a balancer. */
let processes: { child: ChildProcess; url: string }[]
let secrets: string[]

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => new Date(NOW) })
  processes = await Promise.all([1, 2].map(startProcess))
})
afterAll(async () => {
  for (const { child } of processes) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await database.close()
})
beforeEach(async () => {
  await database.truncate()
  const user = await createUser({ app, columns: { role: 'ADMIN', username: 'asha' } })
  const { viewer } = await createViewer({ app, user })
  await createOrganisation({ app, viewer, input: { name: 'Bright Paths', ownerName: 'asha' } })
  const input = { name: 'Website', mode: 'LIVE', scopes: ['CATALOGUE', 'MATCHES'] }
  secrets = [
    (await createApiKey({ app, viewer, input })).secret,
    (await createApiKey({ app, viewer, input })).secret,
  ]
})

async function startProcess() {
  const child = spawn(
    process.execPath,
    [...nodeArguments(bundled('graphProcess')), JSON.stringify({ databaseUrl: database.url, now: NOW })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim() }
}

async function ask(body: unknown, { url, secret }: { url?: string; secret?: string } = {}) {
  const response = await fetch(`${url ?? processes[0]?.url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret ?? secrets[0]}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    },
    body: JSON.stringify(body),
  })
  const answer: {
    data?: unknown
    errors?: { message: string; extensions?: { code?: string } }[]
    extensions?: { cost?: { requested: number; left: number } }
  } = await response.json()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...answer }
}

const pointsSpent = async () => {
  const { points } = await database.prisma.organisation.findFirstOrThrow({ select: { points: true } })
  return ORGANISATION_STORE.most - points
}

it('two processes under load spend the points of an organisation exactly, whichever of its keys asks', async () => {
  const cost = (await ask({ query: PLANS })).extensions?.cost?.requested ?? 0
  expect(cost).toBeGreaterThan(0)
  await database.prisma.organisation.updateMany({ data: { points: 60 * cost } })
  await database.prisma.apiKeyDay.deleteMany()
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      ask({ query: PLANS }, { url: processes[index % 2]?.url, secret: secrets[Math.floor(index / 2) % 2] }),
    ),
  )
  const answered = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  expect([answered.length, refused.length]).toEqual([60, 60])
  // Each answer says another rest, so no point was given out twice.
  expect(new Set(answered.map(({ extensions }) => extensions?.cost?.left)).size).toBe(60)
  expect(refused.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true)
  expect(await pointsSpent()).toBe(ORGANISATION_STORE.most)
  const days = await database.prisma.apiKeyDay.findMany({ orderBy: { keyId: 'asc' } })
  expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBe(60)
  expect(days.reduce((sum, { points }) => sum + points, 0)).toBe(60 * cost)
})

describe('no way under the cost', () => {
  const page = '(first: 100) { edges { node { name city } } }'
  const costOf = async (query: string) => (await ask({ query })).extensions?.cost?.requested

  it('aliases cost as if they were written out, and too many are refused and cost nothing', async () => {
    const once = (await costOf(`{ universities${page} }`)) ?? 0
    expect(await costOf(`{ a: universities${page} b: universities${page} }`)).toBe(2 * once)
    const before = await pointsSpent()
    const many = Array.from({ length: 30 }, (_, index) => `a${index}: universities${page}`).join(' ')
    const refused = await ask({ query: `{ ${many} }` })
    expect(refused.data).toBeUndefined()
    expect(refused.errors?.length).toBeGreaterThan(0)
    expect(await pointsSpent()).toBe(before)
  })

  it('fragments cost each time they are spread', async () => {
    const once = (await costOf(`{ universities${page} }`)) ?? 0
    const spread = 'query { ...f x: universities(first: 100) { ...g } } '
    const fragments = `fragment f on Query { universities${page} } fragment g on QueryUniversitiesConnection { edges { node { name city } } }`
    expect(await costOf(spread + fragments)).toBe(2 * once)
  })

  it('a batch of operations is refused and costs nothing', async () => {
    const { status, data } = await ask([{ query: PLANS }, { query: PLANS }])
    expect([status, data]).toEqual([400, undefined])
    expect(await pointsSpent()).toBe(0)
  })

  it.each([
    [
      'deep',
      `{ node(id: "x") { id ...on University ${'{ programs { edges { node { university '.repeat(6)}{ id }${' } } } }'.repeat(6)} } }`,
    ],
    [
      'in a circle',
      'query { ...a } fragment a on Query { ...b } fragment b on Query { plans { name } ...a }',
    ],
    ['in a circle of its own', 'query { ...a } fragment a on Query { plans { name } ...a }'],
    ['broad', `{ ${Array.from({ length: 700 }, () => 'plans { name }').join(' ')} }`],
  ])('an operation that is %s is refused and costs nothing', async (_what, query) => {
    const { status, data, errors } = await ask({ query })
    expect([status, data ?? null]).toEqual([400, null])
    expect(errors?.every(({ extensions }) => extensions?.code !== 'INTERNAL_SERVER_ERROR')).toBe(true)
    expect(await pointsSpent()).toBe(0)
  })

  it('introspection is allowed with a key, and costs like any query', async () => {
    const { status, data, extensions } = await ask({
      query: '{ __schema { types { name fields { name type { name } } } } }',
    })
    expect([status, data]).toEqual([200, expect.objectContaining({ __schema: expect.anything() })])
    expect(extensions?.cost?.requested).toBeGreaterThan(0)
    expect(await pointsSpent()).toBe(extensions?.cost?.requested)
  })
})
