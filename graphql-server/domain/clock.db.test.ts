import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCatalogue } from '../test/catalogues.ts'
import { createAppContext, PASSWORD } from '../test/factories.ts'
import { changesOf, readTableRows } from '../test/tableRows.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { createWholePerson } from '../test/wholePerson.ts'
import { findSession } from './accounts/sessions.ts'
import { signIn } from './accounts/signIn.ts'
import type { AppContext } from './appContext.ts'
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
let token: string

beforeAll(async () => {
  database = await openTestDatabase()
  await database.truncate()
  clock = new Date()
  app = createAppContext({ database, now: () => clock })
  await createCatalogue({ app })
  token = (await createWholePerson({ app, username: 'asha' })).token
})
afterAll(() => database.close())

const enter = (password = PASSWORD) =>
  signIn({ app, origin: { address: '192.0.2.1' }, input: { username: 'asha', password } })

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
