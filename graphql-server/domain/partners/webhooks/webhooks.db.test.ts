import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebhookEvent } from '../../../generated/prisma/enums.ts'
import { createWebhookSender } from '../../../infra/webhookSender.ts'
import { createCatalogue, program, smallCatalogue, university } from '../../../test/catalogues.ts'
import { createDocumentRows } from '../../../test/documentRows.ts'
import { executeGraph } from '../../../test/execute.ts'
import {
  createAppContext,
  createDocument,
  createUser,
  createViewer,
  PASSWORD,
} from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { deleteApplication } from '../../applications/deleteApplication.ts'
import { restoreApplication } from '../../applications/restoreApplication.ts'
import { saveApplication } from '../../applications/saveApplication.ts'
import { approveLetter } from '../../documents/letters/answerLetter.ts'
import { requestLetter } from '../../documents/letters/requestLetter.ts'
import { startJobs } from '../../jobs.ts'
import { deleteAccount } from '../../personalData/deleteAccount.ts'
import { createStudent } from '../../students/createStudent.ts'
import { createOrganisation } from '../createOrganisation.ts'
import { giveConsent, letStudentGo, stopSharing } from '../students.ts'
import { LOG_LIFETIME, removeOldDeliveries, replayWebhook } from './deliveries.ts'
import {
  changeWebhook,
  createWebhook,
  enableWebhook,
  MOST_ENDPOINTS,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from './endpoints.ts'
import { CHOSEN_EVENTS } from './events.ts'
import { RETRIED_FOR } from './queueEvent.ts'

let database: TestDatabase
let app: AppContext
let clock: Date
let owner: Viewer
let counsellor: Viewer
let stranger: Viewer
let student: Viewer
const started: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => clock, settings: { webhooksToLoopback: true } })
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date()
  const admin = await person('rohan', 'ADMIN')
  owner = await person('asha')
  stranger = await person('vikram')
  student = await person('meera')
  await createOrganisation({ app, viewer: admin, input: { name: 'Bright Paths', ownerName: 'asha' } })
  await createOrganisation({ app, viewer: admin, input: { name: 'Other Ways', ownerName: 'vikram' } })
  counsellor = await person('kiran')
  const { id: organisationId } = await database.prisma.organisation.findFirstOrThrow({
    where: { name: 'Bright Paths' },
  })
  await database.prisma.membership.create({
    data: { userId: counsellor.userId, organisationId, role: 'COUNSELLOR', createdAt: clock },
  })
})
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop()
})
afterAll(() => database.close())

async function person(username: string, role: 'STUDENT' | 'ADMIN' = 'STUDENT'): Promise<Viewer> {
  const user = await createUser({ app, columns: { username, email: `${username}@example.com`, role } })
  return (await createViewer({ app, user })).viewer
}

/** A program of an organisation. It answers with the status that `verdict` gives. */
async function startProgram(verdict: () => number = () => 200) {
  const arrived: { body: string; signature: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', () => {
      arrived.push({ body, signature: String(request.headers['gradwright-signature']) })
      response.writeHead(verdict()).end('thank you')
    })
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  started.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { arrived, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events` }
}
async function startWorker(): Promise<void> {
  const sendWebhook = createWebhookSender({ reachesLoopback: true, timeout: 2000 })
  const worker = await startJobs({ app, kinds: { 'deliver-webhook': 2 }, sendWebhook })
  started.push(() => worker.stop())
}

/** A job is taken within moments, where the machine is not busy with other work. */
const SOON = { timeout: 20_000 }
const UNREACHED = 'http://127.0.0.1:1/'
const endpointFor = (viewer = owner, url = UNREACHED, events: readonly WebhookEvent[] = CHOSEN_EVENTS) =>
  createWebhook({ app, viewer, input: { url, events } })
async function consent(viewer = owner): Promise<void> {
  await createStudent({
    app,
    viewer,
    partner: null,
    input: { fullName: 'Meera Iyer', email: 'meera@example.com' },
  })
  const { body } = await database.prisma.mail.findFirstOrThrow({
    where: { kind: 'student-consent' },
    orderBy: { id: 'desc' },
  })
  await giveConsent({ app, viewer: student, token: /\/consent\/([\w-]+)/.exec(body)?.[1] ?? '' })
}
const deliveries = async () => await database.prisma.webhookDelivery.findMany({ orderBy: { id: 'asc' } })
const events = async () => (await deliveries()).map(({ event }) => event)
const deliveryOf = () => database.prisma.webhookDelivery.findFirstOrThrow()
const endpointOf = () => database.prisma.webhookEndpoint.findFirstOrThrow()
const jobOf = () => database.prisma.job.findFirstOrThrow({ where: { kind: 'deliver-webhook' } })

const LOG = `{ partner {
  webhooks { id url events createdAt failingSince disabledAt formerSecretEndsAt }
  webhookDeliveries(first: 5) { totalCount edges { node { id event eventId body state createdAt attempts lastAttemptAt status answer fault endpoint { url } } } }
} }`
type Log = {
  partner: {
    webhooks: { id: string; url: string }[]
    webhookDeliveries: { totalCount: number; edges: { node: { id: string; body: string } }[] }
  } | null
}
const logOf = async (viewer: Viewer | null) =>
  (await executeGraph<Log>({ app, viewer, document: LOG })).data?.partner ?? null

describe('what an endpoint is told', () => {
  it('is what happens to a student who shares, by ids that the organisation can read', async () => {
    await createCatalogue({
      app,
      catalogue: smallCatalogue({
        universities: [university({ key: 'in', isSample: true })],
        programs: [program({ university: 'in' })],
      }),
    })
    const { id: programId } = await database.prisma.program.findFirstOrThrow()
    const save = (input: object) => saveApplication({ app, viewer: student, input })
    await endpointFor()
    await save({ programId })
    expect(await events()).toEqual([])
    await consent()
    const { applicationId } = await save({ programId, status: 'PREPARING' })
    await save({ id: applicationId, notes: 'a note that stays here' })
    await save({ id: applicationId, deadline: '2027-01-15' })
    await deleteApplication({ app, viewer: student, applicationId })
    await restoreApplication({ app, viewer: student, applicationId })
    expect(await events()).toEqual(['STUDENT_CONSENTED', ...new Array<string>(4).fill('APPLICATION_CHANGED')])
    const [, change] = await deliveries()
    const { type, data } = JSON.parse(change?.body ?? '')
    expect(type).toBe('application.changed')
    const read = `query ($student: ID!, $application: ID!) {
      student: node(id: $student) { ... on PartnerStudent { fullName } }
      application: node(id: $application) { ... on StudentApplication { status } }
    }`
    const found = { student: { fullName: 'Meera Iyer' }, application: { status: 'PREPARING' } }
    const as = async (viewer: Viewer | null) =>
      (await executeGraph({ app, viewer, document: read, variables: data })).data
    expect(await as(counsellor)).toEqual(found)
    for (const viewer of [stranger, student, null])
      expect(await as(viewer)).toEqual({ student: null, application: null })
    await stopSharing({ app, viewer: student })
    expect(await as(counsellor)).toEqual({ student: null, application: null })
    // Of a student who left, only this is still sent, and kept.
    expect(await events()).toEqual(['STUDENT_LEFT'])
  })

  it('is that a document is written, and that its letter is approved', async () => {
    await endpointFor(owner, UNREACHED, ['DOCUMENT_READY', 'LETTER_APPROVED'])
    await consent()
    const { id: documentId } = await createDocument({ app, viewer: student })
    const user = await database.prisma.user.findUniqueOrThrow({ where: { id: student.userId } })
    const columns = { documentType: 'LOR', unlockedAt: clock } as const
    const [letter] = await createDocumentRows({ app, user, count: 1, columns })
    const letterId = letter?.id ?? 0
    const input = { name: 'Dr Iyer', email: 'iyer@college.example', isConfidential: false }
    await requestLetter({ app, viewer: student, documentId: letterId, input })
    const { body } = await database.prisma.mail.findFirstOrThrow({ where: { kind: 'letter-request' } })
    await approveLetter({
      app,
      token: /\/letters\/([\w-]{43})/.exec(body)?.[1] ?? '',
      input: { revision: 0, name: 'Dr A. Iyer', role: 'Professor', isConfidential: false },
    })
    const read = `query ($id: ID!) { node(id: $id) { ... on StudentDocument { databaseId status } } }`
    const found = []
    for (const { body: sent } of await deliveries()) {
      const { type, data } = JSON.parse(sent)
      const of = { document: read, variables: { id: data.document } }
      const { data: seen } = await executeGraph<{ node: object | null }>({ app, viewer: counsellor, ...of })
      expect((await executeGraph({ app, viewer: stranger, ...of })).data).toEqual({ node: null })
      found.push({ type, node: seen?.node })
    }
    expect(found).toEqual([
      { type: 'document.ready', node: { databaseId: documentId, status: 'READY' } },
      { type: 'letter.approved', node: { databaseId: letterId, status: 'READY' } },
    ])
  })

  it('comes to the endpoints of that organisation that chose it, with one id', async () => {
    await endpointFor()
    await endpointFor(owner, UNREACHED, ['STUDENT_CONSENTED'])
    await endpointFor(owner, UNREACHED, ['DOCUMENT_READY'])
    await endpointFor(stranger)
    await consent()
    const written = await deliveries()
    expect(written).toHaveLength(2)
    expect(new Set(written.map(({ eventId }) => eventId)).size).toBe(1)
    expect(await logOf(stranger)).toMatchObject({ webhookDeliveries: { totalCount: 0 } })
  })

  it.each([
    ['the student stops', () => stopSharing({ app, viewer: student })],
    [
      'they delete their account',
      () => deleteAccount({ app, viewer: student, input: { password: PASSWORD } }),
    ],
    [
      'the organisation lets them go',
      async () =>
        letStudentGo({
          app,
          viewer: owner,
          studentId: (await database.prisma.organisationStudent.findFirstOrThrow()).id,
        }),
    ],
  ])('is that a student left when %s, once', async (_how, leave) => {
    await endpointFor(owner, UNREACHED, ['STUDENT_LEFT'])
    await consent()
    await leave()
    await stopSharing({ app, viewer: student })
    expect(await events()).toEqual(['STUDENT_LEFT'])
  })

  it('is nothing where the change is not made', async () => {
    await endpointFor()
    await consent()
    await expect(
      database.prisma.$transaction(async tx => {
        await tx.organisationStudent.deleteMany()
        throw new Error('the change fails')
      }),
    ).rejects.toThrow('the change fails')
    expect(await events()).toEqual(['STUDENT_CONSENTED'])
  })
})

describe('a delivery', () => {
  it('is signed, so that the program knows the sender', async () => {
    const { arrived, url } = await startProgram()
    const { secret } = await endpointFor(owner, url)
    await startWorker()
    await consent()
    await expect.poll(async () => (await deliveryOf()).state, SOON).toBe('DELIVERED')
    expect(await deliveryOf()).toMatchObject({ attempts: 1, status: 200, answer: 'thank you', fault: null })
    const [first] = arrived
    const { webhooks } = new Stripe('sk_test_none')
    expect(webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', secret)).toMatchObject({
      type: 'student.consented',
    })
  })

  it('is signed with both secrets while one replaces the other', async () => {
    const { arrived, url } = await startProgram()
    const { endpointId, secret: former } = await endpointFor(owner, url)
    const rotate = (overlapHours: number) =>
      rotateWebhookSecret({ app, viewer: owner, endpointId, input: { overlapHours } })
    const { secret } = await rotate(24)
    await startWorker()
    const { webhooks } = new Stripe('sk_test_none')
    const opens = async (key: string) => {
      const before = arrived.length
      await testWebhook({ app, viewer: owner, endpointId })
      await expect.poll(() => arrived.length, SOON).toBe(before + 1)
      const { body, signature } = arrived.at(-1) ?? { body: '', signature: '' }
      try {
        return webhooks.constructEvent(body, signature, key, 10 * 24 * 3600).type as string
      } catch {
        return 'refused'
      }
    }
    expect([await opens(secret), await opens(former)]).toEqual(['ping', 'ping'])
    clock = new Date(clock.getTime() + 24 * 3600 * 1000)
    expect([await opens(secret), await opens(former)]).toEqual(['ping', 'refused'])
    await expect(rotate(1000)).rejects.toMatchObject({ fields: [{ path: 'overlapHours' }] })
  })

  it('is tried again later, and works then', async () => {
    let status = 503
    const { arrived, url } = await startProgram(() => status)
    await endpointFor(owner, url)
    await startWorker()
    await consent()
    await expect.poll(async () => (await deliveryOf()).fault, SOON).toBe('It answered 503.')
    expect(await deliveryOf()).toMatchObject({ state: 'WAITING', attempts: 1 })
    const { state, runAfter, lastError } = await jobOf()
    expect({ state, lastError }).toEqual({ state: 'WAITING', lastError: 'It answered 503' })
    expect(runAfter.getTime()).toBeGreaterThan(Date.now() + 30_000)
    expect(await endpointOf()).toMatchObject({ failures: 1, failingSince: clock })
    status = 204
    await replayWebhook({ app, viewer: owner, deliveryId: (await deliveryOf()).id })
    await expect.poll(async () => (await deliveryOf()).state, SOON).toBe('DELIVERED')
    expect(await endpointOf()).toMatchObject({ failures: 0, failingSince: null })
    expect(new Set(arrived.map(({ body }) => body)).size).toBe(1)
  })

  it('waits without an attempt while its endpoint rests after failures', async () => {
    const { arrived, url } = await startProgram(() => 500)
    const { endpointId } = await endpointFor(owner, url)
    await database.prisma.webhookEndpoint.update({
      where: { id: endpointId },
      data: { failures: 5, failingSince: clock, restsUntil: new Date(clock.getTime() + 90_000) },
    })
    await startWorker()
    await consent()
    await expect.poll(async () => (await jobOf()).lastError, SOON).toBe('Its endpoint rests')
    expect(await deliveryOf()).toMatchObject({ state: 'WAITING', attempts: 0 })
    expect(arrived).toEqual([])
  })

  it('is sent at once where the rest began by a clock that was a year ahead', async () => {
    const { arrived, url } = await startProgram(() => 200)
    const { endpointId } = await endpointFor(owner, url)
    await database.prisma.webhookEndpoint.update({
      where: { id: endpointId },
      data: { failures: 5, restsUntil: new Date(clock.getTime() + 365 * 24 * 60 * 60 * 1000) },
    })
    await startWorker()
    await consent()
    await expect.poll(async () => (await deliveryOf()).state, SOON).toBe('DELIVERED')
    expect(arrived.length).toBeGreaterThan(0)
  })

  it('disables an endpoint that failed for three days, with a mail to the owners alone', async () => {
    const { url } = await startProgram(() => 500)
    const { endpointId } = await endpointFor(owner, url)
    await database.prisma.webhookEndpoint.update({
      where: { id: endpointId },
      data: { failures: 2, failingSince: new Date(clock.getTime() - RETRIED_FOR) },
    })
    await consent()
    await stopSharing({ app, viewer: student })
    await consent()
    await startWorker()
    await expect.poll(async () => (await endpointOf()).disabledAt, SOON).toEqual(clock)
    await expect
      .poll(async () => (await deliveries()).map(({ state }) => state), SOON)
      .toEqual(['FAILED', 'FAILED'])
    const mails = await database.prisma.mail.findMany({ where: { kind: 'webhook-disabled' } })
    expect(mails.map(({ toAddress }) => toAddress)).toEqual(['asha@example.com'])
    expect(mails[0]?.body).toContain(url)
    const [first] = await deliveries()
    await expect(testWebhook({ app, viewer: owner, endpointId })).rejects.toThrow('is disabled')
    await expect(replayWebhook({ app, viewer: owner, deliveryId: first?.id ?? 0 })).rejects.toThrow(
      'is disabled',
    )
    await stopSharing({ app, viewer: student })
    expect(await events()).toEqual(['STUDENT_LEFT'])
    await enableWebhook({ app, viewer: owner, endpointId })
    await consent()
    expect(await events()).toEqual(['STUDENT_LEFT', 'STUDENT_CONSENTED'])
  })

  it('is in the log for 30 days', async () => {
    await endpointFor()
    await consent()
    await removeOldDeliveries({ app })
    expect(await events()).toHaveLength(1)
    clock = new Date(clock.getTime() + LOG_LIFETIME)
    await removeOldDeliveries({ app })
    expect(await events()).toEqual([])
  })
})

describe('an endpoint', () => {
  it('is on https, reachable from the internet, without secrets in its address', async () => {
    for (const [url, message] of [
      ['http://example.com/', 'https://'],
      ['ftp://example.com/', 'https://'],
      ['example.com', 'whole address'],
      ['https://user:pass@example.com/', 'user or a password'],
      ['https://example.com/#part', 'contain a #'],
      ['https://10.0.0.1/', 'reachable from the internet'],
      ['https://[fd00::1]/', 'reachable from the internet'],
      ['https://169.254.169.254/latest', 'reachable from the internet'],
      [`https://example.com/${'a'.repeat(500)}`, 'at most 500'],
    ] as const)
      await expect(endpointFor(owner, url), url).rejects.toMatchObject({
        fields: [{ path: 'url', message: expect.stringContaining(message) }],
      })
    await expect(endpointFor(owner, 'https://example.com/webhooks?from=gradwright')).resolves.toBeDefined()
  })

  it('is not on the machine of an installation that is no demonstration', async () => {
    const serious = { ...app, settings: { ...app.settings, webhooksToLoopback: false } }
    for (const url of ['http://localhost:3000/', 'https://localhost/', 'https://127.0.0.1/'])
      await expect(
        createWebhook({ app: serious, viewer: owner, input: { url, events: ['DOCUMENT_READY'] } }),
      ).rejects.toMatchObject({ fields: [{ path: 'url' }] })
  })

  it('gets one event at least, and a ping by its test alone', async () => {
    for (const chosen of [[], ['PING']] as const)
      await expect(endpointFor(owner, UNREACHED, chosen)).rejects.toMatchObject({
        fields: [{ path: expect.stringMatching(/^events/) }],
      })
    for (let added = 0; added < MOST_ENDPOINTS; added++) await endpointFor()
    await expect(endpointFor()).rejects.toThrow(`at most ${MOST_ENDPOINTS}`)
  })

  it('is for owners and developers of its organisation, and nobody else', async () => {
    const { endpointId } = await endpointFor()
    await consent()
    const { id: deliveryId } = await deliveryOf()
    const input = { url: 'https://example.com/', events: ['STUDENT_LEFT'] }
    for (const viewer of [counsellor, stranger, student]) {
      const of = { app, viewer, endpointId }
      for (const refused of [
        () => changeWebhook({ ...of, input }),
        () => removeWebhook(of),
        () => enableWebhook(of),
        () => testWebhook(of),
        () => rotateWebhookSecret({ ...of, input: { overlapHours: 0 } }),
        () => replayWebhook({ app, viewer, deliveryId }),
      ])
        await expect(refused()).rejects.toThrow(/not exist any more|not in the log|for owners and developers/)
    }
    await expect(endpointFor(counsellor)).rejects.toThrow('for owners and developers')
    expect(await logOf(counsellor)).toEqual({
      webhooks: [],
      webhookDeliveries: { totalCount: 0, edges: [] },
    })
    const seen = await logOf(owner)
    expect(seen).toMatchObject({
      webhooks: [{ url: UNREACHED }],
      webhookDeliveries: { totalCount: 1 },
    })
    const node = `query ($id: ID!) { node(id: $id) { __typename } }`
    for (const id of [seen?.webhooks[0]?.id, seen?.webhookDeliveries.edges[0]?.node.id])
      for (const viewer of [counsellor, stranger, student, null])
        expect(
          (await executeGraph<{ node: unknown }>({ app, viewer, document: node, variables: { id } })).data
            ?.node,
        ).toBeNull()
    await changeWebhook({ app, viewer: owner, endpointId, input })
    expect(await endpointOf()).toMatchObject(input)
    await removeWebhook({ app, viewer: owner, endpointId })
    expect(await events()).toEqual([])
  })
})
