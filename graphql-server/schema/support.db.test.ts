import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const THREAD =
  'thread { id databaseId state isLate dueAt messages { isFromStaff body wasLate } assignee { username } }'
const RESULT = '__typename ... on Error { message }'
const FIELDS = '... on ValidationError { fields { path message } }'
const OPEN = `mutation ($input: OpenSupportThreadInput!) {
  result: openSupportThread(input: $input) { ${RESULT} ${FIELDS} ... on OpenSupportThreadPayload { ${THREAD} } }
}`
const WRITE = `mutation ($input: WriteSupportMessageInput!) {
  result: writeSupportMessage(input: $input) { ${RESULT} ${FIELDS} ... on WriteSupportMessagePayload { ${THREAD} } }
}`
const CLOSE = `mutation ($input: CloseSupportThreadInput!) {
  result: closeSupportThread(input: $input) { ${RESULT} ... on CloseSupportThreadPayload { ${THREAD} } }
}`
const ASSIGN = `mutation ($input: AssignSupportThreadInput!) {
  result: assignSupportThread(input: $input) { ${RESULT} ${FIELDS} ... on AssignSupportThreadPayload { ${THREAD} } }
}`
const QUESTION = { subject: 'A refund', message: 'I paid twice. What can I do?' }
const HOUR = 60 * 60 * 1000

type Result = {
  __typename: string
  message?: string
  fields?: { path: string; message: string }[]
  thread?: {
    id: string
    state: string
    isLate: boolean
    messages: { isFromStaff: boolean; wasLate: boolean }[]
  }
}

let database: TestDatabase
let app: AppContext
let clock: Date
let asha: Viewer
let ravi: Viewer
let admin: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
  const viewerWith = async (columns: object) =>
    (await createViewer({ app, user: await createUser({ app, columns }) })).viewer
  asha = await viewerWith({ username: 'asha', plan: 'PREMIUM' })
  ravi = await viewerWith({ username: 'ravi', plan: 'STANDARD' })
  admin = await viewerWith({ username: 'admin', role: 'ADMIN' })
})
afterAll(() => database.close())

async function send(viewer: Viewer | null, document: string, input: object): Promise<Result> {
  const { data, errors } = await executeGraph<{ result: Result }>({
    app,
    viewer,
    document,
    variables: { input },
  })
  expect(errors).toEqual([])
  if (!data) throw new Error('Nothing was answered.')
  return data.result
}
async function opened(viewer: Viewer): Promise<string> {
  const { thread } = await send(viewer, OPEN, QUESTION)
  if (!thread) throw new Error('Nothing was opened.')
  return thread.id
}
const after = (hours: number) => {
  clock = new Date(clock.getTime() + hours * HOUR)
}
async function read<Data>(viewer: Viewer | null, document: string): Promise<Data | null> {
  return (await executeGraph<Data>({ app, viewer, document })).data ?? null
}
const isSeen = async (viewer: Viewer | null, id: string) =>
  (await read<{ node: object | null }>(viewer, `{ node(id: "${id}") { id } }`))?.node !== null

describe('support', () => {
  test('promises an answer by the plan, and is no part of Free', async () => {
    const free = (await createViewer({ app })).viewer
    expect(await send(free, OPEN, QUESTION)).toEqual({
      __typename: 'PlanRequiredError',
      message: 'Support by message is part of Standard or Premium.',
    })
    expect(await send(null, OPEN, QUESTION)).toMatchObject({ __typename: 'NotSignedInError' })
    for (const [viewer, due] of [
      [asha, '2026-11-24T08:00:00.000Z'],
      [ravi, '2026-11-25T08:00:00.000Z'],
    ] as const)
      expect((await send(viewer, OPEN, QUESTION)).thread).toMatchObject({
        state: 'OPEN',
        isLate: false,
        dueAt: due,
      })
    expect(await database.prisma.mail.findMany({ select: { kind: true, toAddress: true } })).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'support-question', toAddress: app.settings.contactAddress })),
    )
    expect((await send(asha, OPEN, { subject: ' ', message: '' })).fields?.map(({ path }) => path)).toEqual([
      'subject',
      'message',
    ])
  })

  test('is between a person and admins: to everybody else a conversation does not exist', async () => {
    const id = await opened(asha)
    const reviewer = (
      await createViewer({ app, user: await createUser({ app, columns: { role: 'REVIEWER' } }) })
    ).viewer
    for (const other of [ravi, reviewer]) {
      expect(await isSeen(other, id)).toBe(false)
      expect(await send(other, WRITE, { threadId: id, message: 'Mine?' })).toMatchObject({
        __typename: 'NotFoundError',
      })
      expect(await send(other, CLOSE, { threadId: id })).toMatchObject({ __typename: 'NotFoundError' })
      expect(await send(other, ASSIGN, { threadId: id })).toMatchObject({ __typename: 'ForbiddenError' })
      const list = '{ supportThreads(state: OPEN) { edges { node { id } } } supportStaff { databaseId } }'
      expect(await read(other, list)).toEqual({ supportThreads: null, supportStaff: null })
      expect(await read(other, '{ viewer { supportThreads { totalCount } } }')).toEqual({
        viewer: { supportThreads: { totalCount: 0 } },
      })
    }
    expect(await isSeen(null, id)).toBe(false)
    expect(await isSeen(asha, id)).toBe(true)
    expect(await isSeen(admin, id)).toBe(true)
  })

  test('measures an answer, mails it, logs it, and keeps what was late', async () => {
    const id = await opened(asha)
    after(25)
    expect(
      await read(admin, '{ supportThreads(state: OPEN) { edges { node { isLate person { username } } } } }'),
    ).toEqual({ supportThreads: { edges: [{ node: { isLate: true, person: { username: 'asha' } } }] } })
    const { thread } = await send(admin, WRITE, { threadId: id, message: 'One is returned.' })
    expect(thread).toMatchObject({
      state: 'ANSWERED',
      isLate: false,
      assignee: { username: 'admin' },
      messages: [{ isFromStaff: true, wasLate: true }, { isFromStaff: false }],
    })
    expect(await database.prisma.supportMessage.findMany({ where: { isFromStaff: true } })).toMatchObject([
      { waitedSeconds: 25 * 60 * 60, wasLate: true },
    ])
    const mail = await database.prisma.mail.findFirstOrThrow({ where: { kind: 'support-answer' } })
    expect(mail).toMatchObject({ userId: asha.userId, toAddress: 'asha@example.com' })
    expect(mail.body).not.toContain('One is returned')
    // The next question begins a new wait.
    expect((await send(asha, WRITE, { threadId: id, message: 'When?' })).thread).toMatchObject({
      state: 'OPEN',
      isLate: false,
    })
    expect(await read(asha, '{ supportWait { answers medianSeconds } }')).toEqual({
      supportWait: { answers: 1, medianSeconds: null },
    })
    expect(await database.prisma.auditEntry.findMany({ select: { action: true, details: true } })).toEqual([
      { action: 'ANSWER_SUPPORT', details: { person: asha.userId, late: 'yes' } },
    ])
  })

  test('is given to admins only, and takes nothing once it is closed', async () => {
    const id = await opened(asha)
    expect(await send(admin, ASSIGN, { threadId: id, assignee: ravi.userId })).toMatchObject({
      fields: [{ path: 'assignee', message: 'Choose an admin' }],
    })
    expect((await send(admin, ASSIGN, { threadId: id, assignee: admin.userId })).thread).toMatchObject({
      assignee: { username: 'admin' },
    })
    expect((await send(asha, CLOSE, { threadId: id })).thread).toMatchObject({
      state: 'CLOSED',
      assignee: null,
    })
    for (const viewer of [asha, admin])
      expect(await send(viewer, WRITE, { threadId: id, message: 'One more' })).toMatchObject({
        __typename: 'ConflictError',
      })
  })

  test('takes so many messages a day from a person', async () => {
    const { most } = app.settings.rateLimits.supportMessages
    const id = await opened(asha)
    for (let sent = 1; sent < most; sent += 1) await send(asha, WRITE, { threadId: id, message: 'And this' })
    expect(await send(asha, WRITE, { threadId: id, message: 'And this' })).toMatchObject({
      __typename: 'RateLimitedError',
    })
    expect(await send(admin, WRITE, { threadId: id, message: 'Read' })).toMatchObject({
      __typename: 'WriteSupportMessagePayload',
    })
  })
})
