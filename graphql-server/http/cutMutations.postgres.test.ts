import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { type Database, openDatabase } from '../infra/database.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { type CuttingProxy, startCuttingProxy } from '../test/cuttingProxy.ts'
import {
  createAppContext,
  createProfile,
  createUser,
  createViewer,
  PASSWORD,
  SOP_REQUEST,
  WIZARD_ANSWERS,
} from '../test/factories.ts'
import { sampled } from '../test/runs.ts'
import { silentLog } from '../test/silentLog.ts'
import { changesOf, readTableRows } from '../test/tableRows.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

let database: TestDatabase
let proxy: CuttingProxy
let through: Database
let app: AppContext
let server: TestServer
let programId: string

beforeAll(async () => {
  database = await openTestDatabase()
  await database.truncate()
  const url = database.url ?? ''
  proxy = await startCuttingProxy(Number(new URL(url).port))
  through = await openDatabase({
    databaseUrl: proxy.urlOf(url),
    dataFolder: '',
    migrate: false,
    log: silentLog,
  })
  app = createAppContext({ database })
  await createCatalogue({ app })
  server = await startTestServer({
    app: createAppContext({ database: through }),
    config: { graphqlOpen: true },
  })
  const program = await database.prisma.program.findFirstOrThrow({ where: { name: 'Robotics MSc' } })
  programId = globalId('Program', program.id)
})
afterAll(async () => {
  await server.stop()
  await through.close()
  await proxy.stop()
  await database.close()
})

const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64')

/** Somebody of their own for each attempt. */
type Person = { userId: number; username: string; token: string; number: number }
let people = 0

async function createPerson(role: 'STUDENT' | 'ADMIN'): Promise<Person> {
  people += 1
  const user = await createUser({ app, columns: { username: `person.${people}`, role } })
  await createProfile({ app, user })
  const { token } = await createViewer({ app, user })
  return { userId: user.id, username: user.username, token, number: people }
}

type Scenario = {
  mutation: string
  input: (person: Person) => object
  role?: 'ADMIN'
  /** What has to be there before. */
  before?: (person: Person) => Promise<unknown>
}

async function call(name: string, input: object, token?: string): Promise<Response> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Error { message } } }`
  return await server.call('/graphql', { token, json: { query, variables: { input } } })
}

const ownsOrganisation = async ({ username, number }: Person) => {
  const admin = await createPerson('ADMIN')
  const input = { name: `Organisation ${number}`, ownerName: username }
  await succeed(call('createOrganisation', input, admin.token))
}

const SCENARIOS: Scenario[] = [
  {
    mutation: 'register',
    input: ({ number }) => ({
      username: `newcomer.${number}`,
      email: `newcomer.${number}@example.com`,
      fullName: 'Nila Rao',
      password: PASSWORD,
    }),
  },
  { mutation: 'login', input: ({ username }) => ({ username, password: PASSWORD }) },
  {
    mutation: 'saveProfile',
    input: () => ({
      academicBackground: 'B.Sc. in Physics, CGPA 7.9',
      targetDegree: 'MASTERS',
      workExperience: 'One year at a school',
      preferredCountries: ['UK'],
      studyInterests: 'Robotics and optics',
    }),
  },
  { mutation: 'generateMatches', input: () => ({}) },
  {
    mutation: 'saveAnswers',
    input: () => ({
      type: 'SOP',
      form: 'WIZARD',
      questionnaireVersion: 1,
      answers: WIZARD_ANSWERS,
      creationKey: 'a-new-draft-of-this-tab',
    }),
  },
  { mutation: 'generateDocument', input: () => SOP_REQUEST },
  { mutation: 'addToShortlist', input: () => ({ programId }) },
  {
    mutation: 'saveApplication',
    input: () => ({ programId, status: 'PREPARING', notes: 'Ask for two letters' }),
  },
  { mutation: 'changePassword', input: () => ({ currentPassword: PASSWORD, newPassword: 'paper-kites-43' }) },
  {
    mutation: 'endOtherSessions',
    before: ({ username }) => succeed(call('login', { username, password: PASSWORD })),
    input: () => ({}),
  },
  { mutation: 'payInSandbox', input: () => ({ plan: 'STANDARD' }) },
  { mutation: 'requestExport', input: () => ({}) },
  { mutation: 'deleteAccount', input: () => ({ password: PASSWORD }) },
  {
    mutation: 'openSupportThread',
    before: ({ userId }) =>
      database.prisma.user.update({ where: { id: userId }, data: { plan: 'STANDARD' } }),
    input: () => ({ subject: 'A payment', message: 'My payment of Monday is not listed.' }),
  },
  {
    mutation: 'sendContactMessage',
    input: () => ({ name: 'Nila', email: 'nila@example.com', message: 'Do you work with schools?' }),
  },
  {
    mutation: 'createOrganisation',
    role: 'ADMIN',
    input: ({ username, number }) => ({ name: `Bright Paths ${number}`, ownerName: username }),
  },
  {
    mutation: 'adjustCredits',
    role: 'ADMIN',
    input: ({ userId }) => ({
      personId: globalId('Person', userId),
      amount: 2,
      reason: 'A document that failed twice',
    }),
  },
  {
    mutation: 'createApiKey',
    before: ownsOrganisation,
    input: () => ({ name: 'For our site', mode: 'LIVE', scopes: ['CATALOGUE'] }),
  },
  {
    mutation: 'inviteMember',
    before: ownsOrganisation,
    input: ({ number }) => ({ email: `counsellor.${number}@example.com`, role: 'COUNSELLOR' }),
  },
  {
    mutation: 'createStudent',
    before: ownsOrganisation,
    input: ({ number }) => ({ email: `student.${number}@example.com`, fullName: 'Ravi Sen' }),
  },
]

async function succeed(pending: Promise<Response>): Promise<void> {
  const response = await pending
  const body = await response.text()
  expect({ status: response.status, body }).toEqual({
    status: 200,
    body: expect.stringMatching(/"__typename":"(?!\w*Error)/),
  })
}

/** Limits count attempts, whatever becomes of them, and so does the log of what admins send. */
const COUNTED_APART = ['RateLimit', 'KnownNetwork']

const readRows = () =>
  readTableRows(database, { except: COUNTED_APART, only: { AuditEntry: `action <> 'RUN_QUERY'` } })

const forgetLimits = () => database.prisma.rateLimit.deleteMany()

/** Runs a mutation for somebody new, with the connection ended at one statement, and says what it changed. */
async function run(scenario: Scenario, at: number | null, moment: 'BEFORE' | 'AFTER' = 'BEFORE') {
  proxy.cutAt(null)
  const person = await createPerson(scenario.role ?? 'STUDENT')
  await scenario.before?.(person)
  const input = scenario.input(person)
  const before = await readRows()
  await forgetLimits()
  proxy.cutAt(at, moment)
  const response = await call(scenario.mutation, input, person.token)
  const body = await response.text()
  const statements = proxy.statements()
  proxy.cutAt(null)
  const changes = changesOf(before, await readRows())
  const isDone = response.status === 200 && /"__typename":"(?!\w*Error)/.test(body)
  const again = async () => {
    await forgetLimits()
    const answer = await call(scenario.mutation, input, person.token)
    return { status: answer.status, body: await answer.text(), changes: changesOf(before, await readRows()) }
  }
  return { isDone, status: response.status, body, statements, changes, again }
}

describe.each(SCENARIOS)('$mutation, with its connection ended', scenario => {
  test('at any statement, is done as a whole or not at all, and can be sent again', async () => {
    const whole = await run(scenario, null)
    expect(whole.isDone, whole.body).toBe(true)
    expect(whole.changes).not.toEqual({})
    const points = Array.from({ length: whole.statements }, (_, index) => index + 1)
    const cuts = points.flatMap(at => (['BEFORE', 'AFTER'] as const).map(moment => ({ at, moment })))
    // A ninth of them and the last, in which only the answer to the commit is lost.
    for (const { at, moment } of sampled(sampled(cuts))) {
      const cut = await run(scenario, at, moment)
      const where = `${scenario.mutation}: ${moment} ${at} of ${whole.statements}: ${cut.status} ${cut.body}`
      if (cut.isDone) expect(cut.changes, where).toEqual(whole.changes)
      else {
        expect([503, 200], where).toContain(cut.status)
        expect(cut.body, where).toMatch(/UNAVAILABLE/)
        expect([{}, whole.changes], where).toContainEqual(cut.changes)
      }
      if (Object.keys(cut.changes).length === 0) {
        const second = await cut.again()
        expect(second.body, where).toMatch(/"__typename":"(?!\w*Error)/)
        expect(second.changes, where).toEqual(whole.changes)
      }
    }
  })
})
