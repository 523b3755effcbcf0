import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCatalogue } from '../test/catalogues.ts'
import { createDocumentRows } from '../test/documentRows.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, PASSWORD, WIZARD_ANSWERS } from '../test/factories.ts'
import { changesOf, readTableRows } from '../test/tableRows.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { findSession } from './accounts/sessions.ts'
import { signIn } from './accounts/signIn.ts'
import type { AppContext, Viewer } from './appContext.ts'
import { remindOfDeadlines } from './applications/remindOfDeadlines.ts'
import { reconcileBilling } from './billing/reconcileBilling.ts'
import { remindRecommenders } from './documents/letters/remindRecommenders.ts'
import { mailComments } from './documents/sharing/mailComments.ts'
import { RateLimitedError } from './errors.ts'
import { eraseAccounts } from './personalData/eraseAccounts.ts'
import { removeExpired } from './removeExpired.ts'

const HOUR = 60 * 60 * 1000
const YEAR = 365 * 24 * HOUR

let database: TestDatabase
let app: AppContext
let clock: Date
let viewer: Viewer
let token: string

beforeAll(async () => {
  database = await openTestDatabase()
  await database.truncate()
  clock = new Date()
  app = createAppContext({ database, now: () => clock })
  await createCatalogue({ app })
  const admin = await createUser({ app, columns: { username: 'rohan', role: 'ADMIN' } })
  const user = await createUser({ app, columns: { username: 'asha' } })
  await createProfile({ app, user })
  await createDocumentRows({ app, user, count: 2 })
  ;({ viewer, token } = await enter())
  const program = await database.prisma.program.findFirstOrThrow({ where: { name: 'Robotics MSc' } })
  const programId = globalId('Program', program.id)
  const draft = { type: 'SOP', form: 'WIZARD', questionnaireVersion: 1, creationKey: 'a-draft-of-this-tab' }
  await change(viewer, 'payInSandbox', { plan: 'STANDARD' })
  await change(viewer, 'generateMatches', {})
  await change(viewer, 'saveAnswers', { ...draft, answers: WIZARD_ANSWERS })
  await change(viewer, 'addToShortlist', { programId })
  await change(viewer, 'saveApplication', { programId, status: 'PREPARING', notes: 'Ask for two letters' })
  await change(viewer, 'openSupportThread', { subject: 'A payment', message: 'It is not listed.' })
  await change(viewer, 'shareDocument', { documentId: globalId('Document', 1), access: 'COMMENT', days: 30 })
  const owner = { name: 'Bright Paths', ownerName: 'asha' }
  await change({ userId: admin.id, role: 'ADMIN', sessionId: null }, 'createOrganisation', owner)
  await change(viewer, 'createApiKey', { name: 'For our site', mode: 'LIVE', scopes: ['CATALOGUE'] })
})
afterAll(() => database.close())

const globalId = (type: string, row: number) => Buffer.from(`${type}:${row}`).toString('base64')

async function enter(password = PASSWORD) {
  const origin = { address: '192.0.2.1' }
  const { session } = await signIn({ app, origin, input: { username: 'asha', password } })
  const found = await findSession({ app, token: session.token })
  if (!found) throw new Error('The session that was opened is not there')
  return { viewer: found.viewer, token: session.token }
}

async function change(by: Viewer, name: string, input: object): Promise<void> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Error { message } } }`
  const { data, errors } = await executeGraph({ app, viewer: by, document, variables: { input } })
  expect([name, data, errors]).toEqual([
    name,
    { [name]: { __typename: expect.stringMatching(/Payload$/) } },
    [],
  ])
}

/** All that is done each hour. */
async function hourlyWork(): Promise<void> {
  const signal = new AbortController().signal
  await eraseAccounts({ app, signal })
  await reconcileBilling({ app, signal })
  await remindOfDeadlines({ app, stopping: signal })
  await mailComments({ app, signal })
  await remindRecommenders({ app, signal })
  await removeExpired({ app, signal })
}

/** Does what is done each hour while the clock is ahead, and sets it right again. @returns the tables that changed */
async function whileAhead(milliseconds: number, work = async () => {}): Promise<Record<string, number>> {
  const right = clock
  const before = await readTableRows(database)
  clock = new Date(right.getTime() + milliseconds)
  await hourlyWork()
  await work()
  clock = right
  return changesOf(before, await readTableRows(database))
}

it('a clock that is hours ahead for a while ends nothing that anybody has', async () => {
  const changed = await whileAhead(26 * HOUR, async () => {
    expect(await findSession({ app, token })).not.toBeNull()
  })
  // The session was used meanwhile, and limits of a day are over.
  expect(changed).toEqual({ Session: 0, RateLimit: expect.any(Number) })
  expect(await findSession({ app, token })).not.toBeNull()
})

it('a clock that is a year ahead ends what has a time, and takes nothing that anybody wrote or paid', async () => {
  const changed = await whileAhead(YEAR, async () => {
    expect(await findSession({ app, token })).toBeNull()
    for (let times = 0; times < 10; times += 1)
      await expect(enter('wrong-boats-42')).rejects.toThrow('Invalid credentials')
    await expect(enter()).rejects.toThrow(RateLimitedError)
  })
  expect(changed).toEqual({
    // What has a time: a session, a link to a document, a network that was signed in from, a mail with its job.
    ...{ Session: -1, DocumentShare: -1, KnownNetwork: -1, Mail: -1, Job: -1 },
    // The sandbox paid for the next period.
    ...{ Payment: 1, Subscription: 0, User: 0 },
    RateLimit: expect.any(Number),
  })
  // Failed attempts of next year refuse nobody now.
  await enter()
})
