import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { createCalendarAddress, removeCalendarAddress } from '../domain/applications/calendarAddress.ts'
import { saveApplication } from '../domain/applications/saveApplication.ts'
import { createCatalogue } from '../test/catalogues.ts'
import { createAppContext, createViewer } from '../test/factories.ts'
import { silentLog } from '../test/silentLog.ts'
import { openTestDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>
let server: TestServer
/** Everything that was logged. */
const logged: unknown[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const note = vi.fn((...line: unknown[]) => void logged.push(line))
  const log = { ...silentLog, info: note, warn: note, error: note, debug: note }
  log.child = () => log
  app = createAppContext({ database, log, now: () => new Date('2026-09-01T10:00:00Z') })
  server = await startTestServer({ app })
})
beforeEach(async () => {
  logged.length = 0
  await database.truncate()
  await createCatalogue({ app })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function createApplicant() {
  const { viewer } = await createViewer({ app })
  const { id } = await database.prisma.program.findFirstOrThrow({ where: { name: 'Robotics MSc' } })
  await saveApplication({ app, viewer, input: { programId: id, deadline: '2027-01-15' } })
  return viewer
}

/** The path of a new calendar address. */
async function createPath(viewer: Viewer): Promise<string> {
  return new URL((await createCalendarAddress({ app, viewer })).address).pathname
}

describe('a calendar address', () => {
  test('is below PUBLIC_URL, and lists the deadlines of its owner without a cookie', async () => {
    const viewer = await createApplicant()
    const { address } = await createCalendarAddress({ app, viewer })
    expect(address).toMatch(/^https:\/\/gradwright\.example\/calendar\/[\w-]{43}\.ics$/)
    const answer = await server.call(new URL(address).pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.getSetCookie()).toEqual([])
    const calendar = await answer.text()
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270115\r\n')
    expect(calendar).toContain('SUMMARY:Deadline: Robotics MSc\\, University of Leeds\r\n')
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  test('lists the steps on Premium, and nothing that was deleted', async () => {
    const viewer = await createApplicant()
    const path = await createPath(viewer)
    await database.prisma.user.update({ where: { id: viewer.userId }, data: { plan: 'PREMIUM' } })
    expect((await (await server.call(path)).text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(5)
    await database.prisma.application.updateMany({ data: { deletedAt: new Date() } })
    expect(await (await server.call(path)).text()).not.toContain('BEGIN:VEVENT')
  })

  test('answers HEAD, and 304 to a client that has the current version', async () => {
    const path = await createPath(await createApplicant())
    const head = await server.call(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    const etag = head.headers.get('etag') ?? ''
    const again = await server.call(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await database.prisma.application.updateMany({ data: { deadline: new Date('2027-02-01T00:00:00Z') } })
    expect((await server.call(path, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('is invalid after another one is created, or after it is removed', async () => {
    const viewer = await createApplicant()
    const first = await createPath(viewer)
    const second = await createPath(viewer)
    expect((await server.call(first)).status).toBe(404)
    expect((await server.call(second)).status).toBe(200)
    await removeCalendarAddress({ app, viewer })
    await removeCalendarAddress({ app, viewer })
    expect((await server.call(second)).status).toBe(404)
  })

  test('that was never issued is 404, whatever its form', async () => {
    await createApplicant()
    const made = `${'A'.repeat(43)}.ics`
    for (const path of [
      made,
      '.ics',
      'x.ics',
      `${'A'.repeat(4000)}.ics`,
      'A%00.ics',
      '%F0%9F.ics',
      made.slice(0, -4),
    ]) {
      const answer = await server.call(`/calendar/${path}`)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await server.call(`/calendar/${made}`, { method: 'DELETE' })).status).toBe(405)
  })

  test('is stored as a hash, and its secret is not logged', async () => {
    const path = await createPath(await createApplicant())
    const secret = path.slice('/calendar/'.length, -'.ics'.length)
    for (const requested of [
      path,
      `/Calendar/${secret}`,
      `/calendar/${secret}/`,
      `/api/x${path}`,
      `/x/${secret}`,
    ])
      await server.call(requested)
    expect(logged).toHaveLength(5)
    expect(JSON.stringify(logged)).not.toContain(secret)
    expect(JSON.stringify(logged)).toContain('/calendar/…')
    const rows = JSON.stringify(await database.prisma.calendarFeed.findMany())
    expect(rows).not.toContain(secret)
  })

  test('is 503 before the database is open', async () => {
    const early = await startTestServer({ app: null })
    expect((await early.call(`/calendar/${'A'.repeat(43)}.ics`)).status).toBe(503)
    await early.stop()
  })
})
