import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationsByHash, recordOperations } from '../../../scripts/clientOperations.ts'
import type { AppContext } from '../../domain/appContext.ts'
import { schema } from '../../schema/index.ts'
import { createAppContext, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'
import { readClientOperations } from './clientOperations.ts'

/** Operations of an earlier release: present clients have others in their place. */
const LOAD = 'query sessionQuery { viewer { fullName } }'
const SAVE = `mutation useSaveProfileMutation($input: SaveProfileInput!) {
  saveProfile(input: $input) { __typename ... on SaveProfilePayload { profile { studyInterests } } }
}`
/** The schema has no such field any more. */
const GONE = 'query dashboardRouteQuery { viewer { fullName horoscope } }'
const PRESENT = 'query sessionQuery { viewer { id fullName } }'

const PROFILE = {
  academicBackground: 'B.Tech in Mechanical Engineering, Pune, 8.1/10',
  studyInterests: 'Robotics and automatic control',
  workExperience: 'Two years at a maker of pumps',
  targetDegree: 'MASTERS',
  preferredCountries: ['UK'],
}

let database: TestDatabase
let app: AppContext
let server: TestServer
let folder: string
const hashes = new Map<string, string>()

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  folder = await mkdtemp(join(tmpdir(), 'gradwright-release-'))
  const record = recordOperations({
    recorded: [LOAD, SAVE, GONE].map(text => ({ text })),
    compiled: [PRESENT],
    schema,
    today: '2026-11-22',
  })
  const { present, former } = operationsByHash(record)
  for (const [hash, text] of Object.entries({ ...present, ...former })) hashes.set(text, hash)
  await writeFile(join(folder, 'persisted-operations.json'), JSON.stringify(present))
  await writeFile(join(folder, 'former-operations.json'), JSON.stringify(former))
  await writeFile(join(folder, 'index.html'), '<meta name="release" content="abc123"><div id="root"></div>')
  server = await startTestServer({
    app,
    config: { graphqlOpen: false },
    operations: readClientOperations(join(folder, 'persisted-operations.json')),
    clientFolder: folder,
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
  await database.close()
})

const OUTDATED = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }

async function send(text: string, { token, variables }: { token?: string; variables?: object } = {}) {
  const response = await server.call('/graphql', {
    json: { doc_id: hashes.get(text) ?? '0'.repeat(64), variables },
    token,
  })
  return { answer: await response.json(), release: response.headers.get('x-client-release') }
}

describe('a page that was open while a release went out', () => {
  test('loads and saves with its own operations', async () => {
    const { user, token } = await createViewer({ app })
    expect((await send(LOAD, { token })).answer).toEqual({ data: { viewer: { fullName: user.fullName } } })
    const { answer } = await send(SAVE, { token, variables: { input: PROFILE } })
    expect(answer).toEqual({
      data: {
        saveProfile: {
          __typename: 'SaveProfilePayload',
          profile: { studyInterests: PROFILE.studyInterests },
        },
      },
    })
    const row = await database.prisma.profile.findUniqueOrThrow({ where: { userId: user.id } })
    expect(row.studyInterests).toBe(PROFILE.studyInterests)
  })

  test('learns from each answer which release the server serves', async () => {
    expect((await send(LOAD)).release).toBe('abc123')
    expect((await send(GONE)).release).toBe('abc123')
  })

  test('is asked to reload for an operation that does not fit the schema any more', async () => {
    const { token } = await createViewer({ app })
    expect(hashes.has(GONE)).toBe(false)
    expect((await send(GONE, { token })).answer).toMatchObject(OUTDATED)
  })

  test('is asked to reload when an input has changed since', async () => {
    const { token } = await createViewer({ app })
    const variables = { input: { ...PROFILE, horoscope: 'LIBRA' } }
    expect((await send(SAVE, { token, variables })).answer).toMatchObject(OUTDATED)
  })
})

test('a variable that does not fit an operation of this release is a fault of the caller', async () => {
  const text = 'query programsQuery($first: Int!) { programs(first: $first) { totalCount } }'
  const other = await startTestServer({
    app,
    operations: { find: () => ({ text, isFormer: false }) },
  })
  const answer = await (
    await other.call('/graphql', { json: { doc_id: 'x', variables: { first: 'x' } } })
  ).json()
  await other.stop()
  expect(answer).not.toMatchObject(OUTDATED)
  expect(answer).toHaveProperty('errors')
})
