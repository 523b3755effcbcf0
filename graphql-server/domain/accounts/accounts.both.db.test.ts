/** @module-tag postgres */
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoundedQueue } from '../../infra/boundedQueue.ts'
import { createAppContext, createUser, createViewer, PASSWORD } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { readCreditBalances } from '../billing/credits.ts'
import { upgradeToPremium } from '../billing/upgradeToPremium.ts'
import {
  ConflictError,
  NotSignedInError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../errors.ts'
import { RATE_LIMITS } from '../rateLimits.ts'
import { removeExpired } from '../removeExpired.ts'
import { PROMOTION } from './campaigns.ts'
import { NETWORK_KNOWN_FOR } from './knownNetworks.ts'
import { readPromotion } from './promotion.ts'
import { registerUser } from './registerUser.ts'
import { findSession, SESSION_LIFETIME } from './sessions.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'

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
const QUARTER_HOUR = 15 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000
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
  it('gives one credit and a session', { tags: 'journey' }, async () => {
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

  it('names every field that is taken, in any capitals', async () => {
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

  it('gives a name once when many register it at the same moment', { tags: 'journey' }, async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => registerUser({ app, origin: home, input: person('asha') })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of tries)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ConflictError)
  })

  it('gives the promotional credit under the promotion, up to the cap per address', async () => {
    const { user } = await registerUser({
      app,
      origin: home,
      input: person('promo', { isPromotional: true }),
    })
    expect(user.isPromotional).toBe(true)
    const [entry] = await database.prisma.creditEntry.findMany({ where: { userId: user.id } })
    expect(entry).toMatchObject({ kind: 'PROMOTION', amount: 1 })

    for (let n = 1; n < PROMOTION.perNetworkAndDay; n += 1)
      await registerUser({ app, origin: home, input: person(`promo${n}`, { isPromotional: true }) })
    expect(await readPromotion({ app, origin: home })).toBe('FULL_TODAY')
    const oneMore = registerUser({
      app,
      origin: home,
      input: person('onemore', { isPromotional: true }),
    })
    await expect(oneMore).rejects.toThrow(RateLimitedError)
    expect(await database.prisma.user.count({ where: { usernameKey: 'onemore' } })).toBe(0)
    const elsewhere = { address: '192.0.2.2' }
    expect(await readPromotion({ app, origin: elsewhere })).toBe('OPEN')
    await registerUser({ app, origin: elsewhere, input: person('elsewhere', { isPromotional: true }) })
    later(DAY)
    expect(await readPromotion({ app, origin: home })).toBe('OPEN')
  })

  it('gives the promotion to 10,000 accounts in all, and to none once it has ended', async () => {
    const claim = (username: string) =>
      registerUser({ app, origin: home, input: person(username, { isPromotional: true }) })
    const { campaign, perCampaign } = PROMOTION
    const made = (count: number) => Array.from({ length: count }, () => ({ campaign }))
    await database.prisma.promotionClaim.createMany({ data: made(perCampaign - 1) })
    await claim('last')
    expect(await readPromotion({ app, origin: home })).toBe('USED_UP')
    await expect(claim('toolate')).rejects.toThrow('This promotion is used up.')

    await database.prisma.promotionClaim.deleteMany()
    const ending = createAppContext({
      database,
      now: () => clock,
      settings: { promotionEndsAt: new Date(clock.getTime() + DAY) },
    })
    expect(await readPromotion({ app: ending, origin: home })).toBe('OPEN')
    later(DAY)
    expect(await readPromotion({ app: ending, origin: home })).toBe('ENDED')
    const input = person('afterwards', { isPromotional: true })
    await expect(registerUser({ app: ending, origin: home, input })).rejects.toThrow(
      'This promotion has ended.',
    )
    expect(await database.prisma.user.count({ where: { usernameKey: 'afterwards' } })).toBe(0)
  })

  it('gives the promotion once for an inbox, however its address is written', async () => {
    const claim = (username: string, email: string) =>
      registerUser({ app, origin: home, input: person(username, { email, isPromotional: true }) })
    await claim('asha', 'Asha.Verma@gmail.com')
    const refused = { fields: [{ path: 'email' }] }
    await expect(claim('asha2', 'ashaverma+two@googlemail.com')).rejects.toMatchObject(refused)
    expect(await database.prisma.user.count()).toBe(1)
    // Elsewhere a dot is a part of the name.
    await claim('maya', 'maya.rao@example.com')
    await claim('maya2', 'mayarao@example.com')
    await expect(claim('maya3', 'MAYARAO+x@example.com')).rejects.toMatchObject(refused)
    const atOnce = await Promise.allSettled(
      ['one', 'two', 'three'].map(word => claim(word, `ravi+${word}@example.com`)),
    )
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  describe('is limited by network', () => {
    const limits = { ...RATE_LIMITS.registrations, perNetwork: { most: 3, seconds: 900 } }
    const withLimits = (registrations: typeof limits) =>
      createAppContext({
        database,
        now: () => clock,
        settings: { rateLimits: { ...RATE_LIMITS, registrations } },
      })

    it('for successful and refused attempts, and says when to retry', async () => {
      const limited = withLimits(limits)
      const register = (name: string, address: string) =>
        registerUser({ app: limited, origin: { address }, input: person(name) })
      await register('asha', '2001:db8:1:2::1')
      // Probing which names are taken is limited as well.
      await expect(register('asha', '2001:db8:1:2::2')).rejects.toThrow(ConflictError)
      later(60_000)
      await register('bela', '2001:0DB8:1:2::3')
      await expect(register('chitra', '2001:db8:1:2:ffff::4')).rejects.toMatchObject({
        retryAfter: 840,
        message: 'Many accounts were opened from your network. Try again in 14 minutes.',
      })
      expect(await database.prisma.user.count()).toBe(2)
      await register('chitra', '2001:db8:1:3::1')
      later(840_000)
      await register('divya', '2001:db8:1:2::1')
    })

    it('when many requests arrive at once', async () => {
      const limited = withLimits(limits)
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, (_, n) =>
          registerUser({ app: limited, origin: home, input: person(`person${n}`) }),
        ),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      expect(await database.prisma.user.count()).toBe(3)
    })

    it('per day as well', async () => {
      const limited = withLimits({ ...limits, perNetworkAndDay: { most: 4, seconds: 86_400 } })
      for (let n = 0; n < 4; n += 1) {
        await registerUser({ app: limited, origin: home, input: person(`person${n}`) })
        later(QUARTER_HOUR)
      }
      const oneMore = registerUser({ app: limited, origin: home, input: person('onemore') })
      await expect(oneMore).rejects.toMatchObject({ retryAfter: 86_400 - 4 * 900 })
    })

    it('without counting invalid input', async () => {
      for (let n = 0; n < 5; n += 1)
        await expect(
          registerUser({ app: withLimits(limits), origin: home, input: person('x') }),
        ).rejects.toThrow(ValidationError)
      await registerUser({ app: withLimits(limits), origin: home, input: person('asha') })
    })
  })

  it('is refused when too many passwords wait to be hashed', async () => {
    const queue = createBoundedQueue({ atOnce: 1, mostWaiting: 2 })
    const busy = createAppContext({ database, now: () => clock, passwordQueue: queue })
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        registerUser({ app: busy, origin: home, input: person(`person${n}`) }),
      ),
    )
    const refused = tries.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(RateLimitedError)
      expect(reason).toMatchObject({ retryAfter: 5 })
    }
    expect(await database.prisma.user.count()).toBe(10 - refused.length)
  })
})

describe('signing in', () => {
  it('gives the same answer for a wrong name and a wrong password', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const refused = { code: 'NOT_SIGNED_IN', message: 'Invalid credentials' }
    for (const input of [
      { username: 'asha', password: 'wrong-boats-42' },
      { username: 'nobody', password: PASSWORD },
    ]) {
      await expect(signIn({ app, origin: home, input })).rejects.toMatchObject(refused)
    }
  })

  it('opens a new session each time and ends the browser’s previous one', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const input = { username: 'ASHA', password: PASSWORD }
    const first = await signIn({ app, origin: home, input })
    const known = await findSession({ app, token: first.session.token })
    const second = await signIn({ app, origin: home, input, viewer: known?.viewer ?? null })
    expect(second.session.token).not.toBe(first.session.token)
    expect(await findSession({ app, token: first.session.token })).toBeNull()
  })

  it('is refused after ten failures for one name from one address, and says when to retry', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    const wrong = { username: 'asha', password: 'wrong-boats-42' }
    for (let n = 0; n < 10; n += 1)
      await expect(signIn({ app, origin: home, input: wrong })).rejects.toThrow(NotSignedInError)
    const right = { username: 'asha', password: PASSWORD }
    await expect(signIn({ app, origin: home, input: right })).rejects.toMatchObject({ retryAfter: 900 })
    await signIn({ app, origin: { address: '192.0.2.9' }, input: right })
    later(QUARTER_HOUR)
    await signIn({ app, origin: home, input: right })
  })

  it('counts each of several simultaneous attempts', async () => {
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

  it('is refused after fifty failures from one address for any names', async () => {
    for (let n = 0; n < 50; n += 1)
      await expect(
        signIn({ app, origin: home, input: { username: `nobody${n}`, password: PASSWORD } }),
      ).rejects.toThrow(NotSignedInError)
    await expect(
      signIn({ app, origin: home, input: { username: 'somebody', password: PASSWORD } }),
    ).rejects.toThrow(RateLimitedError)
  })

  it('does not count a correct password as a failure', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    for (let n = 0; n < 15; n += 1)
      await signIn({ app, origin: home, input: { username: 'asha', password: PASSWORD } })
  })
})

describe('guessing a password from many networks', () => {
  const right = { username: 'asha', password: PASSWORD }
  const wrong = { username: 'asha', password: 'wrong-boats-42' }
  /** Lower than the product's limit, which keeps the test short. */
  const signIns = {
    ...RATE_LIMITS.signIns,
    unknownPerName: { most: 12, seconds: DAY / 1000 },
    perUnknownNetwork: { most: 3, seconds: DAY / 1000 },
  }
  const attempt = (address: string, input: object) =>
    signIn({
      app: createAppContext({
        database,
        now: () => clock,
        settings: { rateLimits: { ...RATE_LIMITS, signIns } },
      }),
      origin: { address },
      input,
    })
  const failFrom = async (address: string, times: number, input: object = wrong) => {
    for (let n = 0; n < times; n += 1) await expect(attempt(address, input)).rejects.toThrow(NotSignedInError)
  }
  /** Uses up what an account allows to unknown networks. */
  const guess = async (input: object = wrong) => {
    for (let n = 0; n < 4; n += 1) await failFrom(`198.51.100.${n}`, 3, input)
  }

  it('counts all addresses of an IPv6 network, in all spellings, as one', async () => {
    for (const address of ['2001:db8::1', '2001:DB8::2', '2001:0db8:0000::3', '2001:db8:0:0:ffff::4%eth0'])
      await failFrom(address, 2)
    await failFrom('2001:db8::5', 2)
    await expect(attempt('2001:db8::6', right)).rejects.toThrow(RateLimitedError)
    await failFrom('2001:db8:0:1::1', 1)
  })

  it('counts an IPv4 address that is mapped into IPv6 as itself', async () => {
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207']) await failFrom(address, 3)
    await failFrom('192.0.2.7', 1)
    await expect(attempt('0:0:0:0:0:ffff:192.0.2.7', right)).rejects.toThrow(RateLimitedError)
  })

  it('leaves each new network a few attempts a day after many failures, for existing and unknown names', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    for (const username of ['asha', 'nobody']) {
      await guess({ ...wrong, username })
      await failFrom('203.0.113.1', 3, { ...wrong, username })
      await expect(attempt('203.0.113.1', { ...wrong, username })).rejects.toMatchObject({
        message: 'Too many failed attempts. Try again in 24 hours.',
        retryAfter: 86_400,
      })
      await database.prisma.rateLimit.deleteMany({
        where: { key: { not: { startsWith: 'sign-in-unknown' } } },
      })
    }
    later(DAY)
    await failFrom('203.0.113.1', 10)
  })

  it('does not lock the owner out: not from a known network, and not from a new one', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    await attempt('192.0.2.1', right)
    await guess()
    await failFrom('192.0.2.1', 9)
    await attempt('192.0.2.1', right)
    await failFrom('203.0.113.9', 2)
    await attempt('203.0.113.9', right)
    // That network is known from here on, and its earlier failures count.
    await failFrom('203.0.113.9', 8)
    await expect(attempt('203.0.113.9', right)).rejects.toMatchObject({ retryAfter: 900 })
  })

  it('treats the network of the registration as known', async () => {
    await registerUser({ app, origin: home, input: person('asha') })
    await guess()
    await failFrom(home.address, 9)
    await attempt(home.address, right)
  })

  it('removes networks without a recent sign-in, and expired limits', async () => {
    await createUser({ app, columns: { username: 'asha' } })
    await attempt('192.0.2.1', right)
    later(NETWORK_KNOWN_FOR)
    await guess()
    await failFrom('192.0.2.1', 3)
    await expect(attempt('192.0.2.1', right)).rejects.toThrow(RateLimitedError)
    await removeExpired({ app })
    expect(await database.prisma.knownNetwork.count()).toBe(0)
    expect(await database.prisma.rateLimit.count()).toBeGreaterThan(0)
    later(DAY)
    await removeExpired({ app })
    expect(await database.prisma.rateLimit.count()).toBe(0)
  })
})

describe('a password with accents', () => {
  const composed = 'caf\u00e9-boats-42'
  const decomposed = 'cafe\u0301-boats-42'

  it('matches in every Unicode composition', async () => {
    await registerUser({ app, origin: home, input: person('asha', { password: decomposed }) })
    for (const password of [composed, decomposed, composed.normalize('NFKD')])
      await signIn({ app, origin: home, input: { username: 'asha', password } })
  })

  it('hashed without NFKC is accepted as typed once, and in every composition afterwards', async () => {
    const passwordHash = await hash(decomposed, { algorithm: 2, memoryCost: 64, timeCost: 1 })
    await createUser({ app, columns: { username: 'asha', passwordHash } })
    const input = (password: string) => ({ username: 'asha', password })
    await expect(signIn({ app, origin: home, input: input(composed) })).rejects.toThrow(NotSignedInError)
    await signIn({ app, origin: home, input: input(decomposed) })
    await signIn({ app, origin: home, input: input(composed) })
    await expect(signIn({ app, origin: home, input: input('cafe-boats-42') })).rejects.toThrow(
      NotSignedInError,
    )
  })
})

describe('a session', () => {
  it('is extended while it is used and ends after thirty days without use', async () => {
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

  it('is removed when its owner signs out', async () => {
    const { token, viewer } = await createViewer({ app })
    await signOut({ app, viewer })
    expect(await findSession({ app, token })).toBeNull()
    await signOut({ app, viewer: null })
  })

  it('is not found by an invalid token', async () => {
    expect(await findSession({ app, token: 'short' })).toBeNull()
    expect(await findSession({ app, token: '\u0000'.repeat(43) })).toBeNull()
  })
})

describe('upgrading', () => {
  it('gives Premium at once in the sandbox', async () => {
    const { viewer } = await createViewer({ app })
    expect(await upgradeToPremium({ app, viewer })).toMatchObject({ plan: 'PREMIUM', planSince: clock })
  })

  it('is refused where purchases are off', async () => {
    const closed = createAppContext({ database, settings: { billing: 'off' } })
    const { viewer } = await createViewer({ app: closed })
    await expect(upgradeToPremium({ app: closed, viewer })).rejects.toThrow(PlanRequiredError)
    await expect(upgradeToPremium({ app, viewer: null })).rejects.toThrow('Not authenticated')
  })
})
