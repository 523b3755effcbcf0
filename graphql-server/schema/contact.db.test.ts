import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '../domain/appContext.ts'
import { MESSAGE_RETENTION, removeOldMessages } from '../domain/contact/removeOldMessages.ts'
import { RATE_LIMITS } from '../domain/rateLimits.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

const SEND = `mutation ($input: SendContactMessageInput!) {
  sendContactMessage(input: $input) {
    __typename
    ... on SendContactMessagePayload { isSent }
    ... on ValidationError { fields { path message } }
    ... on RateLimitedError { message retryAfter }
  }
}`
const MESSAGE = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'My draft names the wrong university. What can I do?',
}
type Answer = { sendContactMessage: { __typename: string; fields?: { path: string; message: string }[] } }

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

async function send(
  input: object,
  {
    viewer = null,
    app = createAppContext({ database }),
  }: {
    viewer?: Viewer | null
    app?: ReturnType<typeof createAppContext>
  } = {},
) {
  const { data } = await executeGraph<Answer>({ app, viewer, document: SEND, variables: { input } })
  return data?.sendContactMessage
}

describe('a message of the contact page', () => {
  test('is stored and mailed to the operator, together', async () => {
    expect(await send(MESSAGE)).toEqual({ __typename: 'SendContactMessagePayload', isSent: true })
    expect(await database.prisma.contactMessage.findMany()).toMatchObject([{ ...MESSAGE, userId: null }])
    expect(await database.prisma.mail.findMany()).toMatchObject([
      {
        kind: 'contact-message',
        toAddress: 'desk@gradwright.example',
        subject: 'Message from Asha Rao',
        body: expect.stringContaining(MESSAGE.message),
      },
    ])
    expect(await database.prisma.job.count({ where: { kind: 'deliver-mail' } })).toBe(1)
  })

  test('goes with the account of a signed-in sender', async () => {
    const app = createAppContext({ database })
    const { viewer } = await createViewer({ app })
    await send(MESSAGE, { app, viewer })
    await database.prisma.user.delete({ where: { id: viewer.userId } })
    expect(await database.prisma.contactMessage.count()).toBe(0)
    expect(await database.prisma.mail.count()).toBe(0)
  })

  test('with faults is refused with all of them', async () => {
    expect(await send({ name: ' A ', email: 'asha@', message: 'Help' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [
        { path: 'name', message: 'Please give your name' },
        { path: 'email', message: 'Please enter a valid email' },
        { path: 'message', message: 'Please write at least 20 characters' },
      ],
    })
    expect(await database.prisma.mail.count()).toBe(0)
  })

  test('of a program that fills in the hidden field is answered alike and dropped', async () => {
    expect(await send({ ...MESSAGE, website: 'https://spam.example' })).toMatchObject({ isSent: true })
    expect(await database.prisma.contactMessage.count()).toBe(0)
    expect(await database.prisma.mail.count()).toBe(0)
  })

  test('cannot break the lines of the mail that tells of it', async () => {
    await send({ ...MESSAGE, name: 'Asha\r\nBcc: all@example.com' })
    const { subject } = await database.prisma.mail.findFirstOrThrow()
    expect(subject).toBe('Message from Asha Bcc: all@example.com')
  })

  test('is refused after too many from one network', async () => {
    for (let sent = 0; sent < RATE_LIMITS.contactMessages.perNetwork.most; sent += 1)
      expect(await send(MESSAGE)).toMatchObject({ isSent: true })
    expect(await send(MESSAGE)).toMatchObject({
      __typename: 'RateLimitedError',
      message: 'Many messages came from your network. Try again in 15 minutes.',
    })
    expect(await database.prisma.contactMessage.count()).toBe(RATE_LIMITS.contactMessages.perNetwork.most)
  })

  test('is kept for a year', async () => {
    await send(MESSAGE)
    const later = (milliseconds: number) =>
      createAppContext({ database, now: () => new Date(Date.now() + milliseconds) })
    await removeOldMessages({ app: later(MESSAGE_RETENTION - 60_000) })
    expect(await database.prisma.contactMessage.count()).toBe(1)
    await removeOldMessages({ app: later(MESSAGE_RETENTION + 60_000) })
    expect(await database.prisma.contactMessage.count()).toBe(0)
  })
})
