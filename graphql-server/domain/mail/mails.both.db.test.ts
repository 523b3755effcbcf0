import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from '../../infra/mailer.ts'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { startMailServer } from '../../test/mailServer.ts'
import { silentLog } from '../../test/silentLog.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { MOST_TRIES, startMailCarrier } from './deliverMails.ts'
import { queueMail } from './queueMail.ts'

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
const write = async (columns: { toAddress?: string } = {}, by = app) =>
  await database.prisma.$transaction(
    async within =>
      await queueMail({
        app: by,
        within,
        userId: null,
        toAddress: 'asha@example.com',
        kind: 'deadline-reminder',
        subject: 'A deadline in 7 days',
        body: `Open ${LINK} to see it.`,
        ...columns,
      }),
  )

async function carry({ by = app, verdict }: { by?: AppContext; verdict?: () => number | null } = {}) {
  const server = await startMailServer(verdict ? { verdict } : {})
  const mailer = createMailer({
    settings: { url: server.urlFor(), from: 'mail@gradwright.example' },
    log: silentLog,
  })
  const carrier = await startMailCarrier({ app: by, mailer })
  started.push(server.stop, mailer.close, carrier.stop)
  return { server, carrier }
}

describe('a mail in the outbox', () => {
  it('is sent once by whoever is free, though several look', async () => {
    for (let number = 0; number < 12; number += 1) await write({ toAddress: `p${number}@example.com` })
    const first = await carry()
    const second = await carry()
    await write({ toAddress: 'late@example.com' })
    const sent = () => database.prisma.mail.count({ where: { state: 'SENT' } })
    await expect.poll(sent, { timeout: 20_000 }).toBe(13)
    const arrived = [...first.server.arrived, ...second.server.arrived].flatMap(({ to }) => to)
    expect(new Set(arrived).size).toBe(13)
    expect(arrived).toHaveLength(13)
  })

  it('waits for a server that refuses for now, and is given up for one that refuses for good', async () => {
    await write()
    const passing = await carry({ verdict: () => 451 })
    await passing.server.offered(1)
    const waiting = () => database.prisma.mail.findFirstOrThrow()
    await expect.poll(waiting, { timeout: 20_000 }).toMatchObject({
      state: 'WAITING',
      attempts: 1,
      leaseUntil: null,
      lastError: expect.stringContaining('451'),
    })
    expect((await waiting()).runAfter.getTime()).toBeGreaterThan(Date.now() + 60_000)
    await passing.carrier.stop()

    await database.prisma.mail.updateMany({ data: { runAfter: new Date(0) } })
    await carry({ verdict: () => 550 })
    await expect.poll(waiting, { timeout: 20_000 }).toMatchObject({ state: 'FAILED', attempts: 2 })
  })

  it('is given up after so many tries', async () => {
    await write()
    await database.prisma.mail.updateMany({ data: { attempts: MOST_TRIES - 1 } })
    await carry({ verdict: () => 451 })
    await expect
      .poll(() => database.prisma.mail.findFirstOrThrow(), { timeout: 20_000 })
      .toMatchObject({ state: 'FAILED', attempts: MOST_TRIES })
  })

  it('is not there when what it tells about did not happen', async () => {
    const failing = database.prisma.$transaction(async within => {
      const mail = { userId: null, toAddress: 'a@example.com', kind: 'test', subject: 's', body: 'b' }
      await queueMail({ app, within, ...mail })
      throw new Error('Changed my mind')
    })
    await expect(failing).rejects.toThrow('Changed my mind')
    expect(await database.prisma.mail.count()).toBe(0)
  })

  it('keeps no link once it left, except in a demo', async () => {
    const strict = createAppContext({ database, settings: { showsMailLinks: false } })
    await write({}, strict)
    const { server } = await carry({ by: strict })
    await expect
      .poll(() => database.prisma.mail.findFirstOrThrow(), { timeout: 20_000 })
      .toMatchObject({ state: 'SENT', body: 'Open [link removed] to see it.' })
    // Long lines are folded with '=' on the way.
    expect(server.arrived[0]?.source.replace(/=\r\n/gu, '').replaceAll('=3D', '=')).toContain(LINK)
  })
})

const OUTBOX =
  '{ outbox(first: 10) { totalCount edges { node { id toAddress subject body state sentAt } } } }'
type Outbox = { outbox: { totalCount: number; edges: { node: { id: string; body: string } }[] } | null }

describe('the outbox', () => {
  it('is an admin’s, newest first, and nobody else’s', async () => {
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

  it('blanks links where no demo is on', async () => {
    const strict = createAppContext({ database, settings: { showsMailLinks: false } })
    await write()
    const admin = await createViewer({ app, user: await createUser({ app, columns: { role: 'ADMIN' } }) })
    const { data } = await executeGraph<Outbox>({ app: strict, viewer: admin.viewer, document: OUTBOX })
    expect(data?.outbox?.edges[0]?.node.body).toBe('Open [link removed] to see it.')
  })
})
