import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../generated/prisma/client.ts'
import type { BoundedQueue } from '../../infra/boundedQueue.ts'
import { recordStatements } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer, PASSWORD } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { confirmEmail } from '../billing/confirmEmail.ts'
import {
  ConflictError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../errors.ts'
import { startJobs } from '../jobs.ts'
import { createOrganisation } from '../partners/createOrganisation.ts'
import { inviteMember } from '../partners/invitations.ts'
import { removeExpired } from '../removeExpired.ts'
import { LINK_LIFETIME } from './accountLinks.ts'
import { changeEmail, sendConfirmation } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'
import { createStaff } from './createStaff.ts'
import { lockUser } from './lockUser.ts'
import { registerUser } from './registerUser.ts'
import { completeRegistration, REGISTRATION_LIFETIME, requestRegistration } from './requestRegistration.ts'
import { requestPasswordReset, resetPassword } from './resetPassword.ts'
import { findSession } from './sessions.ts'
import { signIn } from './signIn.ts'

let database: TestDatabase
let app: AppContext
let clock: Date
let asha: User
const started: (() => Promise<void>)[] = []
const origin = { address: '192.0.2.1' }
const NEW_PASSWORD = 'seven-quiet-kettles'

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
  asha = await createUser({ app, columns: { username: 'asha' } })
})
afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})
afterAll(() => database.close())

/** Waits until every request was looked up, and returns the mails of a kind. */
async function mailsOf(kind: string) {
  if (started.length === 0)
    started.push((await startJobs({ app, kinds: { 'mail-password-reset': 1, 'mail-registration': 1 } })).stop)
  await expect
    .poll(() => database.prisma.job.count({ where: { kind: { startsWith: 'mail-' }, finishedAt: null } }))
    .toBe(0)
  return await database.prisma.mail.findMany({ where: { kind }, orderBy: { id: 'asc' } })
}
const tokenIn = (mail: { body: string } | undefined) => /#([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
const enter = (username: string, password: string) => signIn({ app, origin, input: { username, password } })

async function mailedReset() {
  await requestPasswordReset({ app, origin, input: { email: 'ASHA@example.com' } })
  return tokenIn((await mailsOf('password-reset')).at(-1))
}

describe('a reset of the password', () => {
  it('works once, ends every session, and is told to the owner', { tags: 'journey' }, async () => {
    const { token: session } = await createViewer({ app, user: asha })
    const token = await mailedReset()
    const rows = JSON.stringify(await database.prisma.accountLink.findMany())
    expect(rows).not.toContain(token)
    const uses = await Promise.allSettled(
      [1, 2].map(() => resetPassword({ app, input: { token, password: NEW_PASSWORD } })),
    )
    expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(resetPassword({ app, input: { token, password: 'another-long-word' } })).rejects.toThrow(
      NotFoundError,
    )
    expect(await findSession({ app, token: session })).toBeNull()
    await expect(enter('asha', PASSWORD)).rejects.toThrow(NotSignedInError)
    expect((await enter('Asha@Example.com', NEW_PASSWORD)).user.id).toBe(asha.id)
    expect(await mailsOf('password-changed')).toHaveLength(1)
  })

  it('takes an unknown address in the same way, and mails nobody', async () => {
    await requestPasswordReset({ app, origin, input: { email: 'nobody@example.com' } })
    expect(await database.prisma.job.count({ where: { kind: 'mail-password-reset' } })).toBe(1)
    expect(await mailsOf('password-reset')).toHaveLength(0)
    expect(await database.prisma.passwordResetRequest.count()).toBe(0)
  })

  it('refuses an old link, an earlier one, and a link for something else', async () => {
    const first = await mailedReset()
    const second = await mailedReset()
    await sendConfirmation({ app, viewer: (await createViewer({ app, user: asha })).viewer, origin })
    const other = tokenIn((await mailsOf('email-confirmation'))[0])
    const reset = (token: string) => resetPassword({ app, input: { token, password: NEW_PASSWORD } })
    await expect(reset(first)).rejects.toThrow(NotFoundError)
    await expect(reset(other)).rejects.toThrow(NotFoundError)
    await expect(confirmEmail({ app, input: { token: second } })).rejects.toThrow(NotFoundError)
    clock = new Date(clock.getTime() + LINK_LIFETIME.RESET_PASSWORD)
    await expect(reset(second)).rejects.toThrow(NotFoundError)
    await removeExpired({ app })
    expect(await database.prisma.accountLink.count({ where: { purpose: 'RESET_PASSWORD' } })).toBe(0)
  })

  it('refuses a weak password and keeps the link', async () => {
    const token = await mailedReset()
    for (const password of ['aaaaaa', 'asha@example.com'])
      await expect(resetPassword({ app, input: { token, password } })).rejects.toThrow(ValidationError)
    await resetPassword({ app, input: { token, password: NEW_PASSWORD } })
  })

  it('is asked for three times in 15 minutes for one address, known or not', async () => {
    for (const email of ['asha@example.com', 'nobody@example.com']) {
      const ask = () => requestPasswordReset({ app, origin, input: { email } })
      for (let times = 0; times < 3; times++) await ask()
      await expect(ask()).rejects.toThrow(RateLimitedError)
    }
  })
})

describe('a known and an unknown address cost the same', () => {
  /** The statements to the database and the hashes of passwords of some work, which may be refused. */
  async function workFor(work: (counting: AppContext) => Promise<unknown>) {
    let hashes = 0
    const passwordQueue: BoundedQueue = {
      run: hashing => {
        hashes += 1
        return app.passwordQueue.run(hashing)
      },
    }
    const counting = createAppContext({ database, now: () => clock, passwordQueue })
    const { result, statements } = await recordStatements(database, () =>
      work(counting).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    )
    return { result, statements, hashes }
  }

  it('where a link for the password is asked for', async () => {
    const request = (email: string) =>
      workFor(counting => requestPasswordReset({ app: counting, origin, input: { email } }))
    const known = await request('asha@example.com')
    expect(await request('nobody@example.com')).toEqual(known)
    expect(known).toMatchObject({ result: 'done', hashes: 0 })
  })

  it('where somebody signs in: one hash, and for an account that there is its networks', async () => {
    const attempt = (username: string) =>
      workFor(counting => signIn({ app: counting, origin, input: { username, password: 'wrong-boats-42' } }))
    // The first of a process also makes the hash that unknown names are checked against.
    await attempt('nobody')
    const known = await attempt('asha')
    const unknown = await attempt('nobody')
    expect(known).toMatchObject({ result: 'Invalid credentials', hashes: 1 })
    expect(unknown).toMatchObject({ result: known.result, hashes: known.hashes })
    const more = known.statements.filter(statement => !unknown.statements.includes(statement))
    expect(more.filter(statement => !statement.includes('KnownNetwork'))).toEqual([])
    expect(known.statements.length - unknown.statements.length).toBeLessThanOrEqual(1)
  })

  it('where somebody is invited to an organisation', async () => {
    const admin = await createUser({ app, columns: { username: 'rohan', role: 'ADMIN' } })
    const { viewer: appointing } = await createViewer({ app, user: admin })
    const { viewer } = await createViewer({ app, user: asha })
    await createUser({ app, columns: { username: 'ravi' } })
    const input = { name: 'Bright Paths', ownerName: 'asha' }
    await createOrganisation({ app, viewer: appointing, input })
    const invite = (email: string) =>
      workFor(counting => inviteMember({ app: counting, viewer, input: { email, role: 'COUNSELLOR' } }))
    const known = await invite('ravi@example.com')
    expect(await invite('nobody@example.com')).toEqual(known)
    expect(known.result).toBe('done')
  })
})

describe('a sign-in with the former password', () => {
  const waiting = async () => {
    const [row] = await database.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return row?.count
  }

  /** Starts the change, then the sign-in, and lets them reach the account's row in this order. */
  async function race(change: (on: AppContext) => Promise<void>) {
    const another = await database.openAnother()
    started.push(() => another.close())
    const { changed, entered } = await another.prisma.$transaction(
      async tx => {
        await lockUser(tx, asha.id)
        const changed = change(app)
        await expect.poll(waiting).toBe(1)
        const entered = enter('asha', PASSWORD)
        entered.catch(() => undefined)
        await expect.poll(waiting).toBe(2)
        return { changed, entered }
      },
      { timeout: 15_000 },
    )
    await changed
    return await entered.then(
      () => 'signed in',
      error => error,
    )
  }

  it('opens no session when the password is reset while it is checked', async () => {
    const token = await mailedReset()
    const outcome = await race(on => resetPassword({ app: on, input: { token, password: NEW_PASSWORD } }))
    expect(outcome).toBeInstanceOf(NotSignedInError)
    expect(await database.prisma.session.count()).toBe(0)
  })

  it('opens no session when the password is changed while it is checked', async () => {
    const { viewer } = await createViewer({ app, user: asha })
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect(await race(on => changePassword({ app: on, viewer, input }))).toBeInstanceOf(NotSignedInError)
    expect(await database.prisma.session.findMany()).toMatchObject([{ id: viewer.sessionId }])
  })

  it('changes no address once the password is another', async () => {
    const { viewer } = await createViewer({ app, user: asha })
    await changeEmail({ app, viewer, origin, input: { email: 'eve@example.com', password: PASSWORD } })
    const asked = tokenIn((await mailsOf('email-change'))[0])
    await resetPassword({ app, input: { token: await mailedReset(), password: NEW_PASSWORD } })
    await expect(confirmEmail({ app, input: { token: asked } })).rejects.toThrow(NotFoundError)
  })
})

describe('signing in with an email address', () => {
  it('prefers the owner of the address to an early account that has it as its username', async () => {
    await createUser({ app, columns: { username: 'asha@example.com', email: 'other@example.com' } })
    expect((await enter('asha@example.com', PASSWORD)).user.id).toBe(asha.id)
  })
})

describe('registering where mails are sent', () => {
  const mailing = (parts: { passwordQueue?: BoundedQueue } = {}) =>
    createAppContext({ database, now: () => clock, settings: { sendsMail: true }, ...parts })
  const maya = (more: object = {}) => ({
    username: 'maya',
    email: 'maya@example.com',
    fullName: 'Maya Rao',
    password: PASSWORD,
    ...more,
  })
  const request = (more: object = {}) => requestRegistration({ app: mailing(), origin, input: maya(more) })
  const complete = (token: string, more: object = {}) =>
    completeRegistration({ app: mailing(), origin, input: { token, ...more } })
  const mailedLink = async () => tokenIn((await mailsOf('registration-link')).at(-1))

  it('opens the account by the mailed link alone, once, with its address confirmed', async () => {
    expect(await request()).toBeNull()
    expect(await database.prisma.user.count()).toBe(1)
    await expect(enter('maya', PASSWORD)).rejects.toThrow(NotSignedInError)
    const token = await mailedLink()
    expect(JSON.stringify(await database.prisma.pendingRegistration.findMany())).not.toContain(token)
    const uses = await Promise.allSettled([1, 2].map(() => complete(token)))
    expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { user } = await enter('maya', PASSWORD)
    expect(user).toMatchObject({ email: 'maya@example.com', emailConfirmedAt: clock })
    expect(await database.prisma.pendingRegistration.count()).toBe(0)
    // The mail goes with the account when that is erased.
    expect(await mailsOf('registration-link')).toMatchObject([{ userId: user.id }])
  })

  it('does the same work for a known and an unknown address, and tells the owner', async () => {
    const workFor = async (more: object) => {
      let hashes = 0
      const counting = mailing({
        passwordQueue: {
          run: work => {
            hashes += 1
            return app.passwordQueue.run(work)
          },
        } satisfies BoundedQueue,
      })
      const { result, statements } = await recordStatements(database, () =>
        requestRegistration({ app: counting, origin, input: maya(more) }),
      )
      return { result, statements, hashes }
    }
    const unknown = await workFor({})
    const known = await workFor({ email: 'ASHA@example.com' })
    expect(known).toEqual(unknown)
    expect(unknown).toMatchObject({ result: null, hashes: 1 })
    expect(unknown.statements.length).toBeGreaterThan(5)
    expect(await mailsOf('registration-link')).toMatchObject([{ toAddress: 'maya@example.com' }])
    const [notice] = await mailsOf('registration-attempt')
    expect(notice).toMatchObject({ userId: asha.id, toAddress: asha.email })
    expect(notice?.body).not.toMatch(/maya/i)
  })

  it('mails one address three times in 15 minutes, known or not', async () => {
    for (const email of ['asha@example.com', 'nobody@example.com']) {
      for (let times = 0; times < 3; times++) await request({ email })
      await expect(request({ email })).rejects.toThrow(RateLimitedError)
    }
    // The owner can still ask for a link.
    expect(await mailedReset()).not.toBe('')
  })

  it('asks for another username where it was taken meanwhile, and keeps the link', async () => {
    await request()
    const token = await mailedLink()
    await createUser({ app, columns: { username: 'maya', email: 'other@example.com' } })
    await expect(complete(token)).rejects.toMatchObject({ fields: [{ path: 'username' }] })
    await expect(complete(token, { username: 'm' })).rejects.toThrow(ValidationError)
    expect((await complete(token, { username: 'maya2' })).user.username).toBe('maya2')
  })

  it('offers the account without a promotion that was claimed with the address before', async () => {
    await registerUser({ app, origin, input: maya({ username: 'first', isPromotional: true }) })
    await request({ email: 'maya+two@example.com', isPromotional: true })
    const token = await mailedLink()
    await expect(complete(token)).rejects.toMatchObject({ fields: [{ path: 'withoutPromotion' }] })
    expect((await complete(token, { withoutPromotion: true })).user.isPromotional).toBe(false)
  })

  it('waits for 24 hours, and then leaves nothing', async () => {
    await request()
    const token = await mailedLink()
    clock = new Date(clock.getTime() + REGISTRATION_LIFETIME)
    await expect(complete(token)).rejects.toThrow(NotFoundError)
    await removeExpired({ app })
    expect(await database.prisma.pendingRegistration.count()).toBe(0)
    expect(await mailsOf('registration-link')).toEqual([])
  })
})

describe('an address', () => {
  it('is confirmed by the link of the registration, which unlocks the promotion', async () => {
    const input = { username: 'maya', email: 'maya@example.com', fullName: 'Maya Rao', password: PASSWORD }
    const { user } = await registerUser({ app, origin, input })
    const [mail] = await mailsOf('email-confirmation')
    expect(mail?.toAddress).toBe('maya@example.com')
    await database.prisma.document.create({
      data: {
        userId: user.id,
        documentType: 'SOP',
        form: 'QUICK',
        course: 'MSc',
        answers: {},
        definitionVersion: 1,
        targetWords: 800,
        funding: 'CREDIT',
        unlocksOnEmail: true,
      },
    })
    await confirmEmail({ app, input: { token: tokenIn(mail) } })
    expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toMatchObject({
      emailConfirmedAt: clock,
    })
    expect(await database.prisma.document.findFirst()).toMatchObject({ unlockedAt: clock })
  })

  it('changes once the new one is confirmed, with a notice to the former one', async () => {
    const { viewer } = await createViewer({ app, user: asha })
    const input = { email: 'asha@new.example', password: PASSWORD }
    const wrong = changeEmail({ app, viewer, origin, input: { ...input, password: 'wrong-words' } })
    await expect(wrong).rejects.toThrow(ValidationError)
    const reset = await mailedReset()
    await changeEmail({ app, viewer, origin, input })
    expect((await mailsOf('email-change-notice'))[0]?.toAddress).toBe('asha@example.com')
    expect((await database.prisma.user.findUnique({ where: { id: asha.id } }))?.email).toBe(
      'asha@example.com',
    )
    const [mail] = await mailsOf('email-change')
    expect(mail?.toAddress).toBe('asha@new.example')
    await confirmEmail({ app, input: { token: tokenIn(mail) } })
    expect((await enter('asha@new.example', PASSWORD)).user.id).toBe(asha.id)
    expect((await mailsOf('email-changed'))[0]?.toAddress).toBe('asha@example.com')
    const late = resetPassword({ app, input: { token: reset, password: NEW_PASSWORD } })
    await expect(late).rejects.toThrow(NotFoundError)
  })

  it('of another account is refused only to who follows the link', async () => {
    await createUser({ app, columns: { username: 'ravi' } })
    const { viewer } = await createViewer({ app, user: asha })
    await changeEmail({ app, viewer, origin, input: { email: 'ravi@example.com', password: PASSWORD } })
    const token = tokenIn((await mailsOf('email-change'))[0])
    await expect(confirmEmail({ app, input: { token } })).rejects.toThrow(ConflictError)
  })
})

describe('a change of the password', () => {
  it('keeps this session and ends the others', async () => {
    const { viewer, token } = await createViewer({ app, user: asha })
    const { token: elsewhere } = await createViewer({ app, user: asha })
    const change = (currentPassword: string) =>
      changePassword({ app, viewer, input: { currentPassword, newPassword: NEW_PASSWORD } })
    await expect(change('wrong-words')).rejects.toMatchObject({ fields: [{ path: 'currentPassword' }] })
    await change(PASSWORD)
    expect(await findSession({ app, token })).not.toBeNull()
    expect(await findSession({ app, token: elsewhere })).toBeNull()
    for (let times = 1; times < 10; times++) await expect(change(PASSWORD)).rejects.toThrow(ValidationError)
    await expect(change(NEW_PASSWORD)).rejects.toThrow(RateLimitedError)
  })
})

describe('an account for staff', () => {
  it('is created without a password, which its link sets', async () => {
    const input = { username: 'rohan', email: 'rohan@example.com', fullName: 'Rohan Desai', role: 'ADMIN' }
    const { isNew, link } = await createStaff({ app, input })
    expect(isNew).toBe(true)
    await resetPassword({ app, input: { token: tokenIn({ body: link }), password: NEW_PASSWORD } })
    expect((await enter('rohan', NEW_PASSWORD)).user.role).toBe('ADMIN')
  })

  it('is an existing account with another role, whose password stays', async () => {
    const input = { username: 'asha', email: 'asha@example.com', fullName: 'Asha Verma', role: 'REVIEWER' }
    expect((await createStaff({ app, input })).isNew).toBe(false)
    expect((await enter('asha', PASSWORD)).user.role).toBe('REVIEWER')
    const mixed = createStaff({ app, input: { ...input, email: 'other@example.com' } })
    await expect(mixed).rejects.toThrow(ConflictError)
  })
})
