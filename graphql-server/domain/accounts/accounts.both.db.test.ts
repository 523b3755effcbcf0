import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAppContext, createUser, createViewer, PASSWORD } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { readCreditBalances } from '../billing/credits.ts'
import { upgradeToPremium } from '../billing/upgradeToPremium.ts'
import { ConflictError, NotSignedInError, PlanRequiredError, RateLimitedError } from '../errors.ts'
import { removeExpired } from '../housekeeping.ts'
import { PROMOTION, registerUser } from './registerUser.ts'
import { findSession, SESSION_LIFETIME } from './sessions.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { THROTTLE_WINDOW } from './throttle.ts'

let database: TestDatabase
let clock: Date
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-21T10:00:00Z')
  app = createAppContext({ database, now: () => clock })
})

const home = { address: '192.0.2.1' }
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}
const person = (username: string, more: object = {}) => ({
  username,
  email: `${username}@example.com`,
  fullName: 'Asha Verma',
  password: PASSWORD,
  ...more,
})

describe('registering', () => {
  it('gives one credit and a session', async () => {
    const { user, session } = await registerUser({ app, origin: home, input: person('asha') })
    expect(await readCreditBalances({ app, userIds: [user.id] })).toEqual(new Map([[user.id, 1]]))
    expect((await findSession({ app, token: session.token }))?.viewer.userId).toBe(user.id)
  })

  it('stores neither the password nor the token', async () => {
    const { user, session } = await registerUser({ app, origin: home, input: person('asha') })
    const rows = JSON.stringify([user, await database.prisma.session.findMany()])
    expect(rows).not.toContain(PASSWORD)
    expect(rows).not.toContain(session.token)
    expect(user.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('names every field that is taken, whatever its capitals', async () => {
    await registerUser({ app, origin: home, input: person('asha') })
    const again = registerUser({
      app,
      origin: home,
      input: person('Asha', { email: 'ASHA@example.com' }),
    })
    await expect(again).rejects.toThrow(ConflictError)
    await expect(again).rejects.toMatchObject({
      fields: [{ path: 'username' }, { path: 'email' }],
    })
  })

  it('lets one of many at the same moment have the name', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => registerUser({ app, origin: home, input: person('asha') })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of tries)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ConflictError)
  })

  it('under the promotion gives the promotional credit instead, up to the cap of one address', async () => {
    const { user } = await registerUser({
      app,
      origin: home,
      input: person('promo', { isPromotional: true }),
    })
    expect(user.isPromotional).toBe(true)
    const [entry] = await database.prisma.creditEntry.findMany({ where: { userId: user.id } })
    expect(entry).toMatchObject({ kind: 'PROMOTION', amount: 1 })

    for (let n = 1; n < PROMOTION.perAddressAndDay; n += 1)
      await registerUser({ app, origin: home, input: person(`promo${n}`, { isPromotional: true }) })
    const oneMore = registerUser({
      app,
      origin: home,
      input: person('onemore', { isPromotional: true }),
    })
    await expect(oneMore).rejects.toThrow(RateLimitedError)
    expect(await database.prisma.user.count({ where: { usernameKey: 'onemore' } })).toBe(0)
    const elsewhere = { address: '192.0.2.2' }
    await registerUser({ app, origin: elsewhere, input: person('elsewhere', { isPromotional: true }) })
  })
})

describe('signing in', () => {
  it('answers a wrong name and a wrong password alike', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const failures = [
      { username: 'asha', password: 'wrong-boats-42' },
      { username: 'nobody', password: PASSWORD },
    ].map(input => signIn({ app, origin: home, input }))
    for (const failure of failures) {
      await expect(failure).rejects.toThrow(NotSignedInError)
      await expect(failure).rejects.toThrow('Invalid credentials')
    }
  })

  it('opens a new session each time and ends the browser’s former one', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const input = { username: 'ASHA', password: PASSWORD }
    const first = await signIn({ app, origin: home, input })
    const known = await findSession({ app, token: first.session.token })
    const second = await signIn({ app, origin: home, input, viewer: known?.viewer ?? null })
    expect(second.session.token).not.toBe(first.session.token)
    expect(await findSession({ app, token: first.session.token })).toBeNull()
  })

  it('is refused after ten failures for one name from one address, and says when to come back', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const wrong = { username: 'asha', password: 'wrong-boats-42' }
    for (let n = 0; n < 10; n += 1)
      await expect(signIn({ app, origin: home, input: wrong })).rejects.toThrow(NotSignedInError)
    const right = { username: 'asha', password: PASSWORD }
    await expect(signIn({ app, origin: home, input: right })).rejects.toMatchObject({ retryAfter: 900 })
    await signIn({ app, origin: { address: '192.0.2.9' }, input: right })
    later(THROTTLE_WINDOW + 1)
    await signIn({ app, origin: home, input: right })
  })

  it('counts tries that come at the same moment one by one', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const tries = await Promise.allSettled(
      Array.from({ length: 25 }, () =>
        signIn({ app, origin: home, input: { username: 'asha', password: 'wrong-boats-42' } }),
      ),
    )
    const reasons = tries.map(result => (result.status === 'rejected' ? result.reason : null))
    expect(reasons.filter(reason => reason instanceof NotSignedInError)).toHaveLength(10)
    expect(reasons.filter(reason => reason instanceof RateLimitedError)).toHaveLength(15)
  })

  it('is refused after fifty failures from one address, whatever the names', async () => {
    for (let n = 0; n < 50; n += 1)
      await expect(
        signIn({ app, origin: home, input: { username: `nobody${n}`, password: PASSWORD } }),
      ).rejects.toThrow(NotSignedInError)
    await expect(
      signIn({ app, origin: home, input: { username: 'somebody', password: PASSWORD } }),
    ).rejects.toThrow(RateLimitedError)
  })

  it('does not hold a right password against anybody', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    for (let n = 0; n < 15; n += 1)
      await signIn({ app, origin: home, input: { username: 'asha', password: PASSWORD } })
  })
})

describe('a session', () => {
  it('slides on while it is used and ends thirty days after it was not', async () => {
    const { token } = await createViewer({ app })
    later(20 * 24 * 60 * 60 * 1000)
    expect(await findSession({ app, token })).toMatchObject({ extended: true })
    later(20 * 24 * 60 * 60 * 1000)
    expect(await findSession({ app, token })).not.toBeNull()
    later(SESSION_LIFETIME)
    expect(await findSession({ app, token })).toBeNull()
    await removeExpired({ app })
    expect(await database.prisma.session.count()).toBe(0)
  })

  it('is gone when its owner signs out', async () => {
    const { token, viewer } = await createViewer({ app })
    await signOut({ app, viewer })
    expect(await findSession({ app, token })).toBeNull()
    await signOut({ app, viewer: null })
  })

  it('is not found by what is no token', async () => {
    expect(await findSession({ app, token: 'short' })).toBeNull()
    expect(await findSession({ app, token: '\u0000'.repeat(43) })).toBeNull()
  })
})

describe('upgrading', () => {
  it('in the sandbox makes Premium at once', async () => {
    const { viewer } = await createViewer({ app })
    expect(await upgradeToPremium({ app, viewer })).toMatchObject({ plan: 'PREMIUM', planSince: clock })
  })

  it('is refused where purchases are not open', async () => {
    const closed = createAppContext({ database, settings: { billing: 'off' } })
    const { viewer } = await createViewer({ app: closed })
    await expect(upgradeToPremium({ app: closed, viewer })).rejects.toThrow(PlanRequiredError)
    await expect(upgradeToPremium({ app, viewer: null })).rejects.toThrow('Not authenticated')
  })
})
