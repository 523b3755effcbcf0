/** @module-tag postgres */
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unsubscribeRoutes } from '../../http/unsubscribe.ts'
import { JOBS_CHANNEL, retryFailedJob, takeJob } from '../../infra/jobs.ts'
import { createMailer } from '../../infra/mailer.ts'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { startMailServer } from '../../test/mailServer.ts'
import { silentLog } from '../../test/silentLog.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer } from '../../test/testServer.ts'
import { sendConfirmation } from '../accounts/changeEmail.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError } from '../errors.ts'
import { JOB_KINDS } from '../jobKinds.ts'
import { startJobs } from '../jobs.ts'
import type { MailKind } from './kinds.ts'
import { queueMail } from './queueMail.ts'
import { MAIL_RETENTION, removeOldMails } from './removeOldMails.ts'
import { stopByLink } from './stopMails.ts'

let database: TestDatabase
let app: AppContext
const started: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop()
})
afterAll(() => database.close())

const LINK = 'https://gradwright.example/reset?token=secret'
const write = async (columns: { toAddress?: string; userId?: number; kind?: MailKind } = {}, by = app) =>
  await database.prisma.$transaction(
    async within =>
      await queueMail({
        app: by,
        within,
        userId: null,
        toAddress: 'asha@example.com',
        kind: 'deadline-reminder',
        language: 'ENGLISH',
        subject: 'A deadline in 7 days',
        body: `Open ${LINK} to see it.`,
        ...columns,
      }),
  )

const columnsOf = async (id: number) => await database.prisma.user.findUniqueOrThrow({ where: { id } })
const mailOf = () => database.prisma.mail.findFirstOrThrow()
const jobOf = () => database.prisma.job.findFirstOrThrow({ where: { kind: 'deliver-mail' } })

/** A process that delivers mails to a test mail server. */
async function deliver({
  by = app,
  ...answers
}: {
  by?: AppContext
  verdict?: () => number | null
  refusesRecipients?: () => number | null
} = {}) {
  const server = await startMailServer(answers)
  const mailer = createMailer({
    settings: { url: server.urlFor(), from: 'mail@gradwright.example' },
    log: silentLog,
  })
  const worker = await startJobs({ app: by, mailer, kinds: { 'deliver-mail': 2 } })
  started.push(server.stop, mailer.close, worker.stop)
  return { server, worker }
}

describe('a mail in the outbox', () => {
  it('is sent once by two workers', { tags: 'journey' }, async () => {
    for (let number = 0; number < 12; number += 1) await write({ toAddress: `p${number}@example.com` })
    const first = await deliver()
    const second = await deliver()
    await write({ toAddress: 'late@example.com' })
    const sent = () => database.prisma.mail.count({ where: { state: 'SENT' } })
    await expect.poll(sent, { timeout: 20_000 }).toBe(13)
    const arrived = [...first.server.arrived, ...second.server.arrived].flatMap(({ to }) => to)
    expect(new Set(arrived).size).toBe(13)
    expect(arrived).toHaveLength(13)
  })

  it('is retried after a temporary refusal, and fails after a permanent one', async () => {
    await write()
    const passing = await deliver({ verdict: () => 451 })
    await passing.server.offered(1)
    await expect.poll(jobOf, { timeout: 20_000 }).toMatchObject({
      state: 'WAITING',
      attempts: 1,
      leaseUntil: null,
      lastError: expect.stringContaining('451'),
    })
    expect((await jobOf()).runAfter.getTime()).toBeGreaterThan(Date.now() + 60_000)
    expect(await mailOf()).toMatchObject({ state: 'WAITING', sentAt: null })
    await passing.worker.stop()

    await database.prisma.job.updateMany({ data: { runAfter: new Date(0) } })
    const lasting = await deliver({ verdict: () => 550 })
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'FAILED' })
    expect(await jobOf()).toMatchObject({
      state: 'FAILED',
      attempts: 2,
      lastError: expect.stringContaining('550'),
    })

    await lasting.worker.stop()
    await deliver()
    await retryFailedJob({ database, jobId: (await jobOf()).id })
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'SENT' })
  })

  it('fails after the last attempt', async () => {
    await write()
    const { attempts } = JOB_KINDS['deliver-mail']
    await database.prisma.job.updateMany({ data: { attempts: attempts - 1 } })
    await deliver({ verdict: () => 451 })
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'FAILED' })
    expect(await jobOf()).toMatchObject({ state: 'FAILED', attempts })
  })

  it('that was sent is not sent again after its process died before ending the job', async () => {
    await write()
    await database.prisma.mail.updateMany({ data: { state: 'SENT' } })
    await takeJob({ database, kind: 'deliver-mail', owner: 'a process that was killed' })
    await database.prisma.job.updateMany({ data: { leaseUntil: new Date(0) } })
    const { server } = await deliver()
    await expect.poll(jobOf, { timeout: 20_000 }).toMatchObject({ state: 'DONE', attempts: 2 })
    expect(server.arrived).toEqual([])
  })

  it('that is sent while its lease is lost is recorded as sent, and not sent by the next worker', async () => {
    await write()
    const { server } = await deliver({
      verdict: () => {
        // Another worker has the lease from here on.
        void database.prisma.job
          .updateMany({ data: { leaseOwner: 'another', leaseUntil: new Date(0) } })
          .then(take)
        return null
      },
    })
    const taken: unknown[] = []
    const take = async () =>
      taken.push(await takeJob({ database, kind: 'deliver-mail', owner: 'another worker' }))
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'SENT' })
    await expect.poll(() => taken, { timeout: 20_000 }).toHaveLength(1)
    await database.prisma.job.updateMany({ data: { leaseUntil: new Date(0) } })
    await database.notify(JOBS_CHANNEL, 'deliver-mail')
    await expect.poll(jobOf, { timeout: 20_000 }).toMatchObject({ state: 'DONE' })
    expect(server.arrived).toHaveLength(1)
  })

  it('that does not exist fails its job with the reason', async () => {
    await write()
    await database.prisma.mail.deleteMany()
    const { server } = await deliver()
    await expect.poll(jobOf, { timeout: 20_000 }).toMatchObject({
      state: 'FAILED',
      attempts: 1,
      lastError: 'The mail is gone',
    })
    expect(server.arrived).toEqual([])
  })

  it('is kept for ninety days, sent or not, and its job ends with it', async () => {
    await write()
    const later = (milliseconds: number) =>
      createAppContext({ database, now: () => new Date(Date.now() + milliseconds) })
    await removeOldMails({ app: later(MAIL_RETENTION - 60_000) })
    expect(await database.prisma.mail.count()).toBe(1)
    await removeOldMails({ app: later(MAIL_RETENTION + 60_000) })
    expect(await database.prisma.mail.count()).toBe(0)
    expect(await jobOf()).toMatchObject({ state: 'CANCELLED' })
  })

  it('is rolled back with the transaction that queued it', { tags: 'journey' }, async () => {
    const failing = database.prisma.$transaction(async within => {
      const mail = {
        userId: null,
        toAddress: 'a@example.com',
        kind: 'deadline-reminder' as const,
        language: 'ENGLISH' as const,
        subject: 's',
        body: 'b',
      }
      await queueMail({ app, within, ...mail })
      throw new Error('Changed my mind')
    })
    await expect(failing).rejects.toThrow('Changed my mind')
    expect(await database.prisma.mail.count()).toBe(0)
    expect(await database.prisma.job.count()).toBe(0)
  })

  it('keeps no link after it was sent, except in a demo', async () => {
    const strict = createAppContext({ database, settings: { showsMailLinks: false } })
    await write({}, strict)
    const { server } = await deliver({ by: strict })
    await expect
      .poll(() => database.prisma.mail.findFirstOrThrow(), { timeout: 20_000 })
      .toMatchObject({ state: 'SENT', body: 'Open [link removed] to see it.' })
    // The encoding folds long lines with '='.
    expect(server.arrived[0]?.source.replace(/=\r\n/gu, '').replaceAll('=3D', '=')).toContain(LINK)
  })
})

describe('a mail that is not about the account', () => {
  it('is stopped by one press in the mail program, and resumed', { tags: 'journey' }, async () => {
    const { id: userId, email: toAddress } = await createUser({ app })
    await write({ userId, toAddress })
    const { server } = await deliver()
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'SENT' })
    const source = server.arrived[0]?.source.replace(/\r\n\s+/g, ' ') ?? ''
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const token = /^List-Unsubscribe: ?<\S+\/unsubscribe\/([\w-]{43})>/m.exec(source)?.[1] ?? ''
    const routes = unsubscribeRoutes({ app: () => app })
    const post = (path: string, body: string) =>
      routes.request(`/unsubscribe/${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post(token, 'anything=else')).status).toBe(400)
    expect((await post('x'.repeat(43), 'List-Unsubscribe=One-Click')).status).toBe(404)
    expect((await columnsOf(userId)).wantsReminders).toBe(true)
    expect((await post(token, 'List-Unsubscribe=One-Click')).status).toBe(200)
    await write({ userId, toAddress })
    expect(await database.prisma.mail.count()).toBe(1)
    await stopByLink({ app, token, isWanted: true })
    await write({ userId, toAddress })
    expect(await database.prisma.mail.count()).toBe(2)
    await database.prisma.user.delete({ where: { id: userId } })
    await expect(stopByLink({ app, token, isWanted: false })).rejects.toThrow(NotFoundError)
  })

  it('is not written to an address that a mail server refused, until one arrives', async () => {
    const { id: userId, email: toAddress } = await createUser({ app })
    await write({ userId, toAddress })
    const passing = await deliver({ refusesRecipients: () => 450 })
    await expect.poll(jobOf, { timeout: 20_000 }).toMatchObject({ state: 'WAITING', attempts: 1 })
    expect((await columnsOf(userId)).emailRefusedAt).toBeNull()
    await passing.worker.stop()
    await database.prisma.job.updateMany({ data: { runAfter: new Date(0) } })
    const lasting = await deliver({ refusesRecipients: () => 550 })
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'FAILED' })
    expect((await columnsOf(userId)).emailRefusedAt).not.toBeNull()
    await write({ userId, toAddress })
    expect(await database.prisma.mail.count()).toBe(1)
    await lasting.worker.stop()
    await deliver()
    await retryFailedJob({ database, jobId: (await jobOf()).id })
    await expect.poll(() => columnsOf(userId), { timeout: 20_000 }).toMatchObject({ emailRefusedAt: null })
  })
})

const OUTBOX =
  '{ outbox(first: 10) { totalCount edges { node { id toAddress subject body state sentAt } } } }'
type Outbox = { outbox: { totalCount: number; edges: { node: { id: string; body: string } }[] } | null }

describe('the language of mails', () => {
  const CHOOSE =
    'mutation ($input: ChooseMailLanguageInput!) { chooseMailLanguage(input: $input) { __typename ... on ChooseMailLanguagePayload { viewer { mailLanguage } } } }'
  const choose = async (viewer: Viewer | null) =>
    (
      await executeGraph<{ chooseMailLanguage: unknown }>({
        app,
        viewer,
        document: CHOOSE,
        variables: { input: { language: 'HINDI' } },
      })
    ).data?.chooseMailLanguage

  it('is the one that its person chose, from the next mail on', async () => {
    const user = await createUser({ app, columns: { fullName: 'Asha Verma' } })
    const other = await createUser({ app })
    const { viewer } = await createViewer({ app, user })
    expect(await choose(null)).toMatchObject({ __typename: 'NotSignedInError' })
    expect(await choose(viewer)).toMatchObject({ viewer: { mailLanguage: 'HINDI' } })
    expect((await columnsOf(other.id)).mailLanguage).toBe('ENGLISH')
    await sendConfirmation({ app, viewer, origin: { address: '127.0.0.1' } })
    const { language, subject, body } = await mailOf()
    expect([language, subject]).toEqual(['HINDI', 'Gradwright के लिए अपने ईमेल पते की पुष्टि करें'])
    expect(body).toMatch(/^नमस्ते Asha Verma,\n\n[^a-z]*https?:/u)
    const { server } = await deliver()
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'SENT' })
    const { html, text } = await PostalMime.parse(server.arrived[0]?.source ?? '')
    expect(html).toContain('<html lang="hi">')
    expect(text).toContain('लिंक एक बार, तीन दिन के भीतर चलता है।')
  })

  it('begins with that of the page where somebody registers', async () => {
    const server = await startTestServer({ app })
    started.push(server.stop)
    const register = async (username: string, cookie: string) => {
      const response = await server.call('/api/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({
          username,
          email: `${username}@example.com`,
          fullName: 'Asha Verma',
          password: 'seven horses at dawn',
        }),
      })
      expect(response.ok, await response.clone().text()).toBe(true)
      return await database.prisma.mail.findFirstOrThrow({
        where: { toAddress: `${username}@example.com` },
        select: { language: true, user: { select: { mailLanguage: true } } },
      })
    }
    expect(await register('hindi', 'gradwright_language=hi')).toEqual({
      language: 'HINDI',
      user: { mailLanguage: 'HINDI' },
    })
    expect((await register('english', 'gradwright_language=xx')).language).toBe('ENGLISH')
  })
})

describe('a mail that comes back later', () => {
  const TOKEN = 'a-token-of-the-mail-server'
  const report = (messageId: string, { action = 'failed', status = '5.1.1' } = {}) =>
    [
      'From: MAILER-DAEMON@mx.example.com',
      'To: mail@gradwright.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
      '',
      '--B',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '--B',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      '',
      'Final-Recipient: rfc822; asha@example.com',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
      '--B',
      'Content-Type: message/rfc822',
      '',
      'From: mail@gradwright.example',
      'Subject: A deadline in 7 days',
      'Message-ID:',
      ` ${messageId}`,
      '',
      'Open the page to see it.',
      '--B--',
      '',
    ].join('\r\n')

  it('marks its address, and only by the Message-ID that went out', { tags: 'journey' }, async () => {
    const user = await createUser({ app, columns: { email: 'asha@example.com' } })
    await write({ userId: user.id })
    const { server: mails } = await deliver()
    await expect.poll(mailOf, { timeout: 20_000 }).toMatchObject({ state: 'SENT' })
    const messageId = /^message-id:\s*(<[^>]+>)/imu.exec(mails.arrived[0]?.source ?? '')?.[1] ?? ''
    const server = await startTestServer({ app, config: { mailBounceToken: TOKEN } })
    started.push(server.stop)
    const hand = async (body: string, token = TOKEN) => {
      const response = await server.call('/api/mail/bounces', {
        method: 'POST',
        body,
        headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
      })
      return response.ok ? await response.json() : response.status
    }
    const isMarked = async () =>
      (await database.prisma.user.findUniqueOrThrow({ where: { id: user.id } })).emailRefusedAt !== null
    const guessed = messageId.replace(/[0-9a-f]{12}@/u, '000000000000@')
    for (const body of [
      report(guessed),
      report('<mail-1@gradwright.example>'),
      report(`<mail-1.${'-'.repeat(36)}@gradwright.example>`),
      report(messageId, { action: 'delayed', status: '4.4.1' }),
      report(messageId, { status: '5.2.2' }),
      report(messageId, { status: '5.7.1' }),
      `Message-ID: ${messageId}\r\nSubject: Out of office\r\n\r\nAction: failed\r\nStatus: 5.1.1`,
      'no mail at all',
      '',
    ])
      expect(await hand(body), body).toEqual({ marked: false })
    expect(await hand(report(messageId), 'another-token-of-some-length')).toBe(404)
    expect(await isMarked()).toBe(false)
    expect(await hand(report(messageId))).toEqual({ marked: true })
    expect(await isMarked()).toBe(true)
    expect(await mailOf()).toMatchObject({ state: 'SENT', returnedAt: expect.any(Date) })
    // Our mail server goes on taking mails to it, which says nothing of the mailbox.
    await write({ userId: user.id, kind: 'password-changed' })
    await expect.poll(() => database.prisma.mail.count({ where: { state: 'SENT' } })).toBe(2)
    expect(await isMarked()).toBe(true)
    // The same report again, after another mail arrived, says nothing new.
    await database.prisma.user.update({ where: { id: user.id }, data: { emailRefusedAt: null } })
    expect(await hand(report(messageId))).toEqual({ marked: false })
    expect(await isMarked()).toBe(false)
    const off = await startTestServer({ app })
    started.push(off.stop)
    const headers = { authorization: `Bearer ${TOKEN}` }
    const unknown = await off.call('/api/mail/bounces', { method: 'POST', body: '', headers })
    expect(unknown.status).toBe(404)
  })
})

describe('the outbox', () => {
  it('is readable by admins only, newest first', async () => {
    await write({ toAddress: 'first@example.com' })
    await write({ toAddress: 'second@example.com' })
    const admin = await createViewer({ app, user: await createUser({ app, columns: { role: 'ADMIN' } }) })
    const { data } = await executeGraph<Outbox>({ app, viewer: admin.viewer, document: OUTBOX })
    expect(data?.outbox).toMatchObject({
      totalCount: 2,
      edges: [
        { node: { toAddress: 'second@example.com', body: `Open ${LINK} to see it.`, state: 'WAITING' } },
        { node: { toAddress: 'first@example.com' } },
      ],
    })
    const id = data?.outbox?.edges[0]?.node.id
    const { viewer } = await createViewer({ app })
    for (const asking of [viewer, null]) {
      const seen = await executeGraph<Outbox>({ app, viewer: asking, document: OUTBOX })
      expect(seen.data?.outbox).toBeNull()
      const node = await executeGraph<{ node: unknown }>({
        app,
        viewer: asking,
        document: 'query ($id: ID!) { node(id: $id) { id } }',
        variables: { id },
      })
      expect(node.data?.node ?? null).toBeNull()
    }
  })

  it('blanks links outside a demo', async () => {
    const strict = createAppContext({ database, settings: { showsMailLinks: false } })
    await write()
    const admin = await createViewer({ app, user: await createUser({ app, columns: { role: 'ADMIN' } }) })
    const { data } = await executeGraph<Outbox>({ app: strict, viewer: admin.viewer, document: OUTBOX })
    expect(data?.outbox?.edges[0]?.node.body).toBe('Open [link removed] to see it.')
  })
})
