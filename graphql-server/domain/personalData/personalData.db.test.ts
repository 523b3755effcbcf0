import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../generated/prisma/client.ts'
import { takeJob } from '../../infra/jobs.ts'
import { openObjectStore } from '../../infra/objectStore.ts'
import { createAppContext, createProfile, createUser, createViewer, PASSWORD } from '../../test/factories.ts'
import { startObjectStoreServer } from '../../test/objectStoreServer.ts'
import { startStripeServer } from '../../test/stripeServer.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer } from '../../test/testServer.ts'
import { registerUser } from '../accounts/registerUser.ts'
import { changeRole } from '../administration/changeRole.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { refreshSubscription } from '../billing/changeSubscription.ts'
import { startCheckout } from '../billing/startCheckout.ts'
import { ConflictError, NotFoundError, RateLimitedError, ValidationError } from '../errors.ts'
import { enqueueJob } from '../jobKinds.ts'
import { startJobs } from '../jobs.ts'
import { removeExpired } from '../removeExpired.ts'
import { deleteAccount, keepAccount, UNDO_PERIOD } from './deleteAccount.ts'
import { eraseAccounts } from './eraseAccounts.ts'
import { EXPORT_LIFETIME, readExport, requestExport } from './exportAccount.ts'
import { PERSONAL_TABLES } from './personalTables.ts'
import { PART_SIZE } from './zipStream.ts'

const HOUR = 60 * 60 * 1000
const PREVIEW = { outline: [{ title: 'Why robots' }], opening: [], advice: [] }

let database: TestDatabase
let app: AppContext
let clock: Date
let asha: User
let viewer: Viewer
let token: string
const started: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
  asha = await createUser({ app, columns: { username: 'asha' } })
  ;({ viewer, token } = await createViewer({ app, user: asha }))
})
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop()
})
afterAll(() => database.close())

const wait = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}
async function all(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const read: Uint8Array[] = []
  for await (const part of parts) read.push(part)
  return read
}
const documentOf = (user: User, columns: object = {}) =>
  database.prisma.document.create({
    data: {
      userId: user.id,
      documentType: 'SOP',
      form: 'QUICK',
      course: 'MSc Robotics',
      answers: { studentFullName: 'Asha Verma' },
      definitionVersion: 1,
      targetWords: 800,
      funding: 'CREDIT',
      status: 'READY',
      preview: PREVIEW,
      plan: { heading: 'plan of a locked text' },
      ...columns,
    },
  })

describe('the tables with rows of a person', () => {
  it('are all listed, and go with the account except for payments, claims of a promotion and shared queries', async () => {
    // Follows the foreign keys from User to every table below it, with what happens to their rows.
    const keys = await database.prisma.$queryRaw<{ child: string; parent: string; action: string }[]>`
      SELECT c.relname AS child, p.relname AS parent, k.confdeltype::text AS action
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
      WHERE k.contype = 'f'`
    const found = new Set(['User'])
    for (let size = 0; size !== found.size; ) {
      size = found.size
      for (const { child, parent } of keys) if (found.has(parent)) found.add(child)
    }
    expect(
      [...found].filter(table => !Object.hasOwn(PERSONAL_TABLES, table)),
      'Add these to PERSONAL_TABLES (domain/personalData/personalTables.ts)',
    ).toEqual([])
    const kept = [...found].filter(
      table =>
        table !== 'User' &&
        !keys.some(({ child, parent, action }) => child === table && found.has(parent) && action === 'c'),
    )
    expect(kept.toSorted()).toEqual(['Payment', 'PromotionClaim', 'SavedQuery'])
  })
})

describe('an archive', () => {
  async function archive() {
    await requestExport({ app, viewer })
    const worker = await startJobs({ app, kinds: { 'export-account': 1 } })
    started.push(worker.stop)
    await expect
      .poll(() => database.prisma.accountExport.count({ where: { readyAt: { not: null } } }), {
        timeout: 20_000,
      })
      .toBe(1)
    const { size, parts } = await readExport({ app, viewer })
    const bytes = Buffer.concat(await all(parts))
    expect(bytes.length).toBe(size)
    const files = unzipSync(bytes)
    return (name: string) => Buffer.from(files[name] ?? new Uint8Array()).toString()
  }

  it('has all rows of its owner, the texts that are unlocked, and no secret', {
    tags: 'journey',
  }, async () => {
    await createProfile({ app, user: asha })
    await database.prisma.profile.update({
      where: { userId: asha.id },
      // More than one part, of text that does not compress.
      data: { workExperience: Buffer.from(app.randomBytes(PART_SIZE * 2)).toString('base64') },
    })
    const body = { paragraphs: [] }
    await documentOf(asha, { versions: { create: { number: 1, body, wordCount: 0 } } })
    const stranger = await createUser({ app, columns: { username: 'ravi.nobody' } })
    await documentOf(stranger)
    const entry = { createdAt: clock, actorId: stranger.id, details: { from: 'STUDENT', to: 'REVIEWER' } }
    const refund = { ...entry, action: 'REFUND_PAYMENT' }
    await database.prisma.auditEntry.createMany({
      data: [
        { ...entry, action: 'CHANGE_ROLE', subjectId: asha.id },
        { ...entry, action: 'CHANGE_ROLE', subjectId: stranger.id },
        { ...entry, action: 'RETRY_JOB', subjectId: asha.id },
        { ...refund, subjectId: 90, details: { person: asha.id } },
        { ...refund, subjectId: asha.id, details: { person: stranger.id } },
      ],
    })
    const file = await archive()
    const entries: { action: string }[] = JSON.parse(file('data/AuditEntry.json'))
    expect(entries.map(({ action }) => action)).toEqual(['CHANGE_ROLE', 'REFUND_PAYMENT'])
    expect(file('data/AuditEntry.json')).not.toContain('actorId')
    expect(JSON.parse(file('data/User.json'))).toMatchObject([{ username: 'asha', fullName: 'Asha Verma' }])
    expect(JSON.parse(file('data/Document.json'))).toMatchObject([{ course: 'MSc Robotics' }])
    expect(JSON.parse(file('data/CreditEntry.json'))).toHaveLength(1)
    const rows = Object.keys(PERSONAL_TABLES)
      .map(table => file(`data/${table}.json`))
      .join('')
    for (const secret of ['argon2', 'tokenHash', 'ravi.nobody', 'plan of a locked text'])
      expect(rows).not.toContain(secret)
    expect(await database.prisma.accountExportPart.count()).toBeGreaterThan(1)
    expect(await database.prisma.mail.findMany({ select: { kind: true, toAddress: true } })).toEqual([
      { kind: 'export-ready', toAddress: 'asha@example.com' },
    ])
  })

  it('is sent to its owner only, until it is removed', async () => {
    await archive()
    const server = await startTestServer({ app })
    started.push(server.stop)
    const fetched = await server.call('/api/account/export', { token })
    expect(fetched.status).toBe(200)
    expect(Number(fetched.headers.get('content-length'))).toBe((await fetched.arrayBuffer()).byteLength)
    expect((await server.call('/api/account/export')).status).toBe(401)
    const { viewer: stranger } = await createViewer({ app })
    await expect(readExport({ app, viewer: stranger })).rejects.toThrow(NotFoundError)
    wait(EXPORT_LIFETIME)
    await expect(readExport({ app, viewer })).rejects.toThrow(NotFoundError)
    await removeExpired({ app })
    expect(await database.prisma.accountExportPart.count()).toBe(0)
  })

  it('is kept in an object store where one is set, and removed there within an hour of its row', async () => {
    const bucket = await startObjectStoreServer()
    const objectStore = openObjectStore(bucket.settings)
    started.push(bucket.stop, async () => objectStore.close())
    app = createAppContext({ database, now: () => clock, objectStore })
    const file = await archive()
    expect(JSON.parse(file('data/User.json'))).toMatchObject([{ username: 'asha' }])
    expect(await database.prisma.accountExportPart.count()).toBe(0)
    const [key = ''] = bucket.objects.keys()
    expect(key).toMatch(/^exports\/[0-9a-f]{48}$/)
    for (const object of bucket.objects.values()) object.storedAt = clock
    wait(2 * HOUR)
    await removeExpired({ app })
    expect(bucket.objects.size).toBe(1)
    await expect(readExport({ app: { ...app, objectStore: null }, viewer })).rejects.toThrow(NotFoundError)

    await database.prisma.user.delete({ where: { id: asha.id } })
    await removeExpired({ app })
    expect(bucket.objects.size).toBe(0)
  })

  it('leaves a file that was stored a moment ago, whose row is yet to be written', async () => {
    const bucket = await startObjectStoreServer()
    const objectStore = openObjectStore(bucket.settings)
    started.push(bucket.stop, async () => objectStore.close())
    app = createAppContext({ database, now: () => clock, objectStore })
    bucket.objects.set('exports/young', { bytes: Buffer.from('x'), storedAt: clock })
    bucket.objects.set('another/old', { bytes: Buffer.from('x'), storedAt: new Date(0) })
    await removeExpired({ app })
    expect(bucket.objects.size).toBe(2)
    wait(HOUR)
    await removeExpired({ app })
    expect([...bucket.objects.keys()]).toEqual(['another/old'])
  })

  it('is made again after its process was killed, and asked for three times a day', async () => {
    await requestExport({ app, viewer })
    const killed = await takeJob({ database, kind: 'export-account', owner: 'killed' })
    expect(killed).not.toBeNull()
    const { id: exportId } = await database.prisma.accountExport.findFirstOrThrow()
    await database.prisma.accountExportPart.create({
      data: { exportId, number: 1, bytes: new Uint8Array([1]) },
    })
    await database.prisma.job.updateMany({ data: { leaseUntil: new Date(0) } })
    started.push((await startJobs({ app, kinds: { 'export-account': 1 } })).stop)
    await expect
      .poll(() => database.prisma.accountExport.count({ where: { readyAt: { not: null } } }), {
        timeout: 20_000,
      })
      .toBe(1)
    const { size, parts } = await readExport({ app, viewer })
    expect(Buffer.concat(await all(parts)).length).toBe(size)
    await requestExport({ app, viewer })
    await requestExport({ app, viewer })
    expect(await database.prisma.accountExport.count()).toBe(1)
    await expect(requestExport({ app, viewer })).rejects.toThrow(RateLimitedError)
  })
})

describe('a deletion', () => {
  const remove = (password = PASSWORD) => deleteAccount({ app, viewer, input: { password } })

  it('of the last admin who stays is refused', async () => {
    await database.prisma.user.update({ where: { id: asha.id }, data: { role: 'ADMIN' } })
    await expect(remove()).rejects.toThrow('Make another person an admin first')
    const other = await createViewer({ app, user: await createUser({ app, columns: { role: 'ADMIN' } }) })
    await remove()
    // The other one is now the last who stays.
    const leave = deleteAccount({ app, viewer: other.viewer, input: { password: PASSWORD } })
    await expect(leave).rejects.toThrow('Make another person an admin first')
    const demotion = changeRole({
      app,
      viewer: { ...viewer, role: 'ADMIN' },
      personId: other.viewer.userId,
      input: { role: 'STUDENT' },
    })
    await expect(demotion).rejects.toThrow('Make another person an admin first')
  })

  it('asks for the password, ends other sessions, and can be undone for seven days', async () => {
    await createViewer({ app, user: asha })
    await expect(remove('wrong-words')).rejects.toThrow(ValidationError)
    await remove()
    expect(await database.prisma.session.count()).toBe(1)
    wait(UNDO_PERIOD - 1)
    await eraseAccounts({ app })
    await keepAccount({ app, viewer })
    wait(2)
    await eraseAccounts({ app })
    expect(await database.prisma.user.count()).toBe(1)
  })

  it('erases everything but payments, while a job writes', { tags: 'journey' }, async () => {
    const stranger = await createUser({ app })
    const { id: documentId } = await documentOf(asha, { status: 'GENERATING' })
    await database.prisma.$transaction(within =>
      enqueueJob({ app, within, kind: 'write-document', subjectId: documentId }),
    )
    await database.prisma.payment.create({
      data: {
        userId: asha.id,
        source: 'SANDBOX',
        number: 'GW-1',
        amount: 299900,
        currency: 'INR',
        state: 'REFUNDED',
        refundReason: 'Asha could not use it',
        createdAt: clock,
      },
    })
    const job = await takeJob({ database, kind: 'write-document', owner: 'writer' })
    expect(job).not.toBeNull()
    await remove()
    wait(UNDO_PERIOD)
    await Promise.all([eraseAccounts({ app }), eraseAccounts({ app })])
    expect(await database.prisma.user.findMany({ select: { id: true } })).toEqual([{ id: stranger.id }])
    expect(await database.prisma.document.count()).toBe(0)
    expect(await database.prisma.mail.count()).toBe(0)
    expect(await database.prisma.payment.findFirst()).toMatchObject({
      userId: null,
      number: 'GW-1',
      refundReason: null,
    })
    expect(await database.prisma.job.findMany({ where: { finishedAt: null } })).toEqual([])
    expect(await database.prisma.job.count({ where: { state: 'CANCELLED', kind: 'write-document' } })).toBe(1)
  })

  it('frees no claim of the promotion, and leaves of it a hash that goes when the promotion ends', async () => {
    const origin = { address: '192.0.2.1' }
    const claim = (email: string) =>
      registerUser({
        app,
        origin,
        input: { username: 'maya', email, fullName: 'Maya Rao', password: PASSWORD, isPromotional: true },
      })
    const { user } = await claim('maya.rao@example.com')
    await database.prisma.user.update({ where: { id: user.id }, data: { deletionDueAt: clock } })
    await eraseAccounts({ app })
    expect(await database.prisma.user.findMany({ select: { id: true } })).toEqual([{ id: asha.id }])
    const [kept, ...others] = await database.prisma.promotionClaim.findMany()
    expect(others).toEqual([])
    expect(kept).toMatchObject({ userId: null, addressHash: null })
    const guess = createHash('sha256').update('address:maya.rao@example.com').digest('hex')
    expect(Buffer.from(kept?.emailHash ?? []).toString('hex')).toMatch(/^[0-9a-f]{64}$/)
    expect(Buffer.from(kept?.emailHash ?? []).toString('hex')).not.toBe(guess)
    await expect(claim('maya.rao+again@example.com')).rejects.toThrow(ConflictError)

    await removeExpired({ app })
    expect(await database.prisma.promotionClaim.count()).toBe(1)
    await removeExpired({ app: createAppContext({ database, settings: { promotionEndsAt: clock } }) })
    expect(await database.prisma.promotionClaim.count()).toBe(0)
  })

  it('cancels the subscription at Stripe, at once for its renewal and finally with the account', async () => {
    const stripe = await startStripeServer(clock)
    started.push(stripe.stop)
    app = createAppContext({
      database,
      now: () => clock,
      settings: { billing: 'stripe' },
      stripe: stripe.gateway,
    })
    const { url } = await startCheckout({ app, viewer, input: { plan: 'STANDARD' } })
    const bought = stripe.pay(url)
    await refreshSubscription({ app, viewer })
    await remove()
    expect(await database.prisma.subscription.findFirst()).toMatchObject({ cancelsAtPeriodEnd: true })
    wait(UNDO_PERIOD)
    await eraseAccounts({ app })
    expect(stripe.subscriptions()).toMatchObject([{ id: bought, status: 'canceled' }])
    expect(await database.prisma.user.count()).toBe(0)
  })
})
