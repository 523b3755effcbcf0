import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCatalogue, program, smallCatalogue, university } from '../../test/catalogues.ts'
import { createAppContext, createUser } from '../../test/factories.ts'
import { silentLog } from '../../test/silentLog.ts'
import { openTestDatabase, testedDatabase } from '../../test/testDatabase.ts'
import type { AppContext } from '../appContext.ts'
import { columnOf, dayOf, daysAfter } from './days.ts'
import { deleteApplication } from './deleteApplication.ts'
import { remindOfDeadlines } from './remindOfDeadlines.ts'
import { saveApplication } from './saveApplication.ts'
import { setReminders } from './setReminders.ts'

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>
let now: Date
let programIds: number[]

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => now })
})
beforeEach(async () => {
  await database.truncate()
  now = new Date('2026-09-01T10:00:00Z')
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [university({ isSample: true })],
      programs: ['Robotics MSc', 'Physics MSc', 'Music MSc'].map(name => program({ name })),
    }),
  })
  programIds = (await database.prisma.program.findMany({ orderBy: { name: 'desc' } })).map(({ id }) => id)
})
afterAll(() => database.close())

async function createApplicant() {
  const user = await createUser({ app })
  return { user, viewer: { userId: user.id, role: user.role, sessionId: null } }
}

type Applicant = Awaited<ReturnType<typeof createApplicant>>

/** An application to one of the programmes with a deadline that many days from now. */
async function apply(
  { viewer }: Applicant,
  daysLeft: number,
  { at = 0, ...input }: { at?: number; status?: string } = {},
) {
  const deadline = daysAfter(dayOf(now), daysLeft)
  const request = { programId: programIds[at], deadline, ...input }
  return (await saveApplication({ app, viewer, input: request })).applicationId
}

const subjects = async () =>
  (await database.prisma.mail.findMany({ orderBy: { id: 'asc' } })).map(({ subject }) => subject)

/** Runs once on each day from today on, and returns the days on which a mail was queued. */
async function runEachDay(days: number): Promise<number[]> {
  const wrote: number[] = []
  const start = now
  for (let day = 0; day < days; day += 1) {
    now = new Date(start.getTime() + day * 24 * 60 * 60 * 1000)
    const before = await database.prisma.mail.count()
    await remindOfDeadlines({ app })
    if ((await database.prisma.mail.count()) > before) wrote.push(day)
  }
  return wrote
}

describe('reminders of deadlines', () => {
  test('are mailed fourteen, seven and two days before, once each', async () => {
    await apply(await createApplicant(), 20)
    expect(await runEachDay(25)).toEqual([6, 13, 18])
    expect(await subjects()).toEqual(
      ['in 14 days', 'in 7 days', 'in 2 days'].map(
        when => `Deadline ${when}: Robotics MSc, University of Leeds`,
      ),
    )
  })

  test('come late after missed runs, and only for the nearest distance', async () => {
    await apply(await createApplicant(), 5)
    expect(await runEachDay(8)).toEqual([0, 3])
    expect((await subjects())[0]).toMatch(/^Deadline in 5 days/)
  })

  test('are one mail a day for all deadlines of a person', async () => {
    const applicant = await createApplicant()
    await apply(applicant, 14, { at: 1 })
    await apply(applicant, 7)
    await remindOfDeadlines({ app })
    expect(await subjects()).toEqual(['2 deadlines, the first in 7 days: Robotics MSc, University of Leeds'])
    await apply(applicant, 2, { at: 2 })
    await remindOfDeadlines({ app })
    expect(await subjects()).toHaveLength(1)
    now = new Date('2026-09-02T00:00:00Z')
    await remindOfDeadlines({ app })
    expect((await subjects())[1]).toBe('Deadline tomorrow: Music MSc, University of Leeds')
  })

  test('go to each person for their deadlines, and say where to stop them', async () => {
    const [asha, ravi] = [await createApplicant(), await createApplicant()]
    await apply(asha, 14)
    await apply(ravi, 14, { at: 1 })
    await remindOfDeadlines({ app })
    const mails = await database.prisma.mail.findMany({ orderBy: { userId: 'asc' } })
    expect(mails).toMatchObject([
      { userId: asha.user.id, toAddress: asha.user.email, kind: 'deadline-reminder', state: 'WAITING' },
      { userId: ravi.user.id, toAddress: ravi.user.email },
    ])
    expect(mails[0]?.body).toContain('https://gradwright.example/applications')
    expect(mails[0]?.body).not.toContain('Physics')
  })

  test('are not sent while they are turned off', async () => {
    const applicant = await createApplicant()
    await apply(applicant, 7)
    await setReminders({ app, viewer: applicant.viewer, wantsReminders: false })
    await remindOfDeadlines({ app })
    expect(await subjects()).toEqual([])
    await setReminders({ app, viewer: applicant.viewer, wantsReminders: true })
    await remindOfDeadlines({ app })
    expect(await subjects()).toHaveLength(1)
  })

  test('are for applications that are not submitted', async () => {
    const statuses = ['APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED', 'ENROLLED']
    for (const status of statuses) await apply(await createApplicant(), 7, { status })
    const deleted = await createApplicant()
    const applicationId = await apply(deleted, 7)
    await deleteApplication({ app, viewer: deleted.viewer, applicationId })
    await apply(await createApplicant(), -1)
    await apply(await createApplicant(), 15)
    await remindOfDeadlines({ app })
    expect(await subjects()).toEqual([])
    await apply(await createApplicant(), 0, { status: 'PREPARING' })
    await remindOfDeadlines({ app })
    expect(await subjects()).toEqual(['Deadline today: Robotics MSc, University of Leeds'])
  })

  test('are sent again when the day changes', async () => {
    const applicant = await createApplicant()
    const id = await apply(applicant, 7)
    await remindOfDeadlines({ app })
    now = new Date('2026-09-03T10:00:00Z')
    await remindOfDeadlines({ app })
    expect(await subjects()).toHaveLength(1)
    await saveApplication({ app, viewer: applicant.viewer, input: { id, deadline: '2026-09-09' } })
    await remindOfDeadlines({ app })
    expect((await subjects())[1]).toMatch(/^Deadline in 6 days/)
  })

  test('are written once when several processes run at the same moment', async () => {
    const applicant = await createApplicant()
    await apply(applicant, 7)
    await apply(await createApplicant(), 7)
    const others =
      testedDatabase === 'postgres' ? [await database.openAnother(), await database.openAnother()] : []
    const contexts = [app, app, ...others.map(another => ({ ...app, database: another }))]
    await Promise.all(contexts.map(each => remindOfDeadlines({ app: each })))
    for (const another of others) await another.close()
    expect(await subjects()).toHaveLength(2)
    expect(
      await database.prisma.applicationReminder.findMany({ orderBy: { applicationId: 'asc' } }),
    ).toMatchObject([
      { deadline: columnOf('2026-09-08'), daysBefore: 7 },
      { deadline: columnOf('2026-09-08'), daysBefore: 7 },
    ])
  })

  test('that fail for one person are sent to the others, and are retried', async () => {
    const [first] = [await createApplicant(), await createApplicant()]
    const people = await database.prisma.user.findMany()
    for (const user of people)
      await apply({ user, viewer: { userId: user.id, role: user.role, sessionId: null } }, 7)
    const warn = vi.fn()
    const notify: AppContext['database']['notify'] = async () => {
      throw new Error('notify failed')
    }
    let isBroken = true
    const brittle: AppContext = {
      ...app,
      log: { ...silentLog, warn },
      database: {
        ...database,
        notify: async (...call) => {
          const breaks = isBroken
          isBroken = false
          return await (breaks ? notify : database.notify)(...call)
        },
      },
    }
    await remindOfDeadlines({ app: brittle })
    expect(await subjects()).toHaveLength(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ userId: first.user.id }),
      'a reminder could not be written',
    )
    expect(await database.prisma.applicationReminder.count()).toBe(1)
    await remindOfDeadlines({ app })
    expect(await subjects()).toHaveLength(2)
  })

  test('stop with the server, and continue at the next run', async () => {
    await apply(await createApplicant(), 7)
    await remindOfDeadlines({ app, stopping: AbortSignal.abort() })
    expect(await subjects()).toEqual([])
    await remindOfDeadlines({ app })
    expect(await subjects()).toHaveLength(1)
  })
})
