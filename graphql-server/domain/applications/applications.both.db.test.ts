/** @module-tag postgres */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PlanCode } from '../../generated/prisma/enums.ts'
import { createCatalogue, program, smallCatalogue, university } from '../../test/catalogues.ts'
import { createDocumentRows } from '../../test/documentRows.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase } from '../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError, PlanRequiredError, ValidationError } from '../errors.ts'
import { removeExpired } from '../removeExpired.ts'
import { addToShortlist } from './addToShortlist.ts'
import { dayOf } from './days.ts'
import { deleteApplication } from './deleteApplication.ts'
import { removeFromShortlist } from './removeFromShortlist.ts'
import { restoreApplication } from './restoreApplication.ts'
import { saveApplication } from './saveApplication.ts'

const DAY = 24 * 60 * 60 * 1000
const PROGRAMS = 30

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>
let now: Date
/** Programmes of the sample, the MBA last, and one outside the sample. */
let sample: number[]
let outside: number

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => now })
})
beforeEach(async () => {
  await database.truncate()
  now = new Date('2026-09-01T10:00:00Z')
  await createCatalogue({ app, catalogue: catalogue() })
  const rows = await database.prisma.program.findMany({ orderBy: { name: 'desc' } })
  sample = rows.filter(({ isSample }) => isSample).map(({ id }) => id)
  outside = rows.find(({ isSample }) => !isSample)?.id ?? 0
})
afterAll(() => database.close())

/** Thirty programmes of the sample in Leeds, and one at Harvard outside the sample. */
function catalogue() {
  const deadline = {
    university: 'uk/university-of-leeds',
    degreeType: 'MASTERS',
    cycle: '2026-27',
    basis: 'INDICATIVE',
    source: 'a list',
    year: 2026,
  } as const
  return smallCatalogue({
    universities: [
      university({ isSample: true }),
      university({ key: 'usa/harvard-university', name: 'Harvard University', country: 'USA' }),
    ],
    programs: [
      ...Array.from({ length: PROGRAMS - 1 }, (_, index) => program({ name: `Robotics ${index} MSc` })),
      program({ name: 'MBA', degreeType: 'MBA', award: 'MBA', field: 'business-administration' }),
      program({ university: 'usa/harvard-university', name: 'Data Science MS', award: 'MS' }),
    ],
    deadlines: Array.from({ length: PROGRAMS - 1 }, (_, index) => `Robotics ${index} MSc`).flatMap(name => [
      { ...deadline, program: name, label: 'Round 1', date: '2026-08-31' },
      { ...deadline, program: name, label: 'Round 2', date: '2027-01-15' },
      { ...deadline, program: name, label: 'Round 3', date: '2027-03-01' },
    ]),
  })
}

async function createStudent(plan: PlanCode = 'FREE') {
  return await createViewer({ app, user: await createUser({ app, columns: { plan } }) })
}

const programAt = (index: number) => sample[index] ?? 0
const save = (viewer: Viewer | null, input: object) => saveApplication({ app, viewer, input })
const apply = async (viewer: Viewer, programId: number, input: object = {}) =>
  (await save(viewer, { programId, ...input })).applicationId
const shortlist = (viewer: Viewer | null, programId: number) => addToShortlist({ app, viewer, programId })
const read = (id: number) =>
  database.prisma.application.findUniqueOrThrow({
    where: { id },
    include: { tasks: { orderBy: { place: 'asc' } } },
  })

/** How many promises were fulfilled, and the errors of the others. */
async function outcomes(promises: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(promises)
  return {
    fulfilled: settled.filter(({ status }) => status === 'fulfilled').length,
    faults: settled.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  }
}

describe('the shortlist', () => {
  test('is limited by the plan, even if twenty are added at once', async () => {
    for (const [plan, limit] of [
      ['FREE', 5],
      ['STANDARD', 15],
      ['PREMIUM', 20],
    ] as const) {
      const { viewer } = await createStudent(plan)
      const { fulfilled, faults } = await outcomes(sample.slice(0, 20).map(id => shortlist(viewer, id)))
      expect(fulfilled).toBe(limit)
      expect(await database.prisma.shortlistItem.count({ where: { userId: viewer.userId } })).toBe(limit)
      for (const fault of faults) {
        expect(fault).toBeInstanceOf(PlanRequiredError)
        const larger = plan === 'FREE' ? 'Standard or Premium' : 'Premium'
        expect(String(fault)).toContain(
          `Your plan keeps ${limit} programmes on the shortlist. Remove one, or choose ${larger}.`,
        )
      }
    }
  })

  test('lists a programme once after repeated additions', async () => {
    const { viewer } = await createStudent()
    const items = await Promise.all(Array.from({ length: 20 }, () => shortlist(viewer, programAt(0))))
    expect(new Set(items.map(({ id }) => id)).size).toBe(1)
    for (const id of sample.slice(1, 5)) await shortlist(viewer, id)
    expect((await shortlist(viewer, programAt(0))).id).toBe(items[0]?.id)
  })

  test('has room after a removal; removing twice is no error', async () => {
    const { viewer } = await createStudent()
    for (const id of sample.slice(0, 5)) await shortlist(viewer, id)
    await expect(shortlist(viewer, programAt(5))).rejects.toThrow(PlanRequiredError)
    expect(await removeFromShortlist({ app, viewer, programId: programAt(0) })).not.toBeNull()
    expect(await removeFromShortlist({ app, viewer, programId: programAt(0) })).toBeNull()
    await shortlist(viewer, programAt(5))
  })

  test('refuses programmes that the viewer may not see', async () => {
    const { viewer } = await createStudent()
    for (const id of [outside, 0, 2 ** 31 - 1])
      await expect(shortlist(viewer, id)).rejects.toThrow(NotFoundError)
    await expect(shortlist(null, programAt(0))).rejects.toThrow(NotSignedInError)
    await expect(removeFromShortlist({ app, viewer: null, programId: 1 })).rejects.toThrow(NotSignedInError)
    const paying = await createStudent('STANDARD')
    await shortlist(paying.viewer, outside)
    await database.prisma.program.update({ where: { id: programAt(1) }, data: { isListed: false } })
    await expect(shortlist(paying.viewer, programAt(1))).rejects.toThrow(NotFoundError)
  })

  test('of others is not changed by a removal', async () => {
    const [asha, ravi] = [await createStudent(), await createStudent()]
    await shortlist(asha.viewer, programAt(0))
    expect(await removeFromShortlist({ app, viewer: ravi.viewer, programId: programAt(0) })).toBeNull()
    expect(await database.prisma.shortlistItem.count()).toBe(1)
  })
})

describe('a new application', () => {
  test('takes the next deadline from the catalogue and has a task list', { tags: 'journey' }, async () => {
    const { viewer } = await createStudent()
    const application = await read(await apply(viewer, programAt(0)))
    expect(application).toMatchObject({ status: 'CONSIDERING', deadlineFrom: 'Round 2, 2026-27', notes: '' })
    expect(application.deadline && dayOf(application.deadline)).toBe('2027-01-15')
    expect(application.tasks.map(({ title }) => title)).toContain('Statement of purpose')
    const mba = await read(await apply(viewer, programAt(PROGRAMS - 1)))
    expect(mba).toMatchObject({ deadline: null, deadlineFrom: null })
    expect(mba.tasks.map(({ title }) => title)).toContain('Essays')
  })

  test('treats a deadline of today as future', async () => {
    now = new Date('2027-01-15T23:59:00Z')
    const { viewer } = await createStudent()
    expect((await read(await apply(viewer, programAt(0)))).deadlineFrom).toBe('Round 2, 2026-27')
  })

  test('exists once, even if twenty pages begin it at once', async () => {
    const { viewer } = await createStudent()
    const ids = await Promise.all(Array.from({ length: 20 }, () => apply(viewer, programAt(0))))
    expect(new Set(ids).size).toBe(1)
    await save(viewer, { programId: programAt(0), notes: 'Ask about the lab' })
    expect(await read(ids[0] ?? 0)).toMatchObject({ notes: 'Ask about the lab', status: 'CONSIDERING' })
    expect(await database.prisma.application.count()).toBe(1)
  })

  test('is refused beyond the plan’s number, even if twenty are begun at once', {
    tags: 'journey',
  }, async () => {
    for (const [plan, limit] of [
      ['FREE', 3],
      ['STANDARD', 15],
      ['PREMIUM', 20],
    ] as const) {
      const { viewer } = await createStudent(plan)
      const { fulfilled, faults } = await outcomes(sample.slice(0, 20).map(id => apply(viewer, id)))
      expect(fulfilled).toBe(limit)
      for (const fault of faults) {
        expect(fault).toBeInstanceOf(PlanRequiredError)
        expect(String(fault)).toContain(`Your plan tracks ${limit} applications at a time.`)
      }
      const places = await database.prisma.application.findMany({ where: { userId: viewer.userId } })
      expect(new Set(places.map(({ place }) => place)).size).toBe(limit)
    }
  })

  test('needs a programme that the viewer may see or has kept', async () => {
    const { user, viewer } = await createStudent('STANDARD')
    await shortlist(viewer, outside)
    await database.prisma.user.update({ where: { id: user.id }, data: { plan: 'FREE' } })
    await apply(viewer, outside)
    const other = await createStudent()
    for (const programId of [outside, 0])
      await expect(save(other.viewer, { programId })).rejects.toThrow(NotFoundError)
    await expect(save(other.viewer, {})).rejects.toThrow(ValidationError)
    await expect(save(null, { programId: programAt(0) })).rejects.toThrow(NotSignedInError)
  })
})

describe('saving an application', () => {
  test('changes only the fields that are sent', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0))
    const before = await read(id)
    now = new Date('2026-09-02T10:00:00Z')
    await save(viewer, { id, notes: '  as typed\n' })
    expect(await read(id)).toEqual({ ...before, notes: '  as typed\n', updatedAt: now })
  })

  test('records whether the deadline is the person’s or the catalogue’s', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0))
    await save(viewer, { id, deadline: '2027-01-15' })
    expect((await read(id)).deadlineFrom).toBe('Round 2, 2026-27')
    await save(viewer, { id, deadline: '2027-01-20' })
    expect(await read(id)).toMatchObject({ deadlineFrom: null, deadline: new Date('2027-01-20T00:00:00Z') })
    await save(viewer, { id, deadline: null })
    expect(await read(id)).toMatchObject({ deadlineFrom: null, deadline: null })
  })

  test('reports all faults at once and changes nothing', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0))
    const before = await read(id)
    const faults = await save(viewer, {
      id,
      deadline: '2027-02-30',
      notes: 'x'.repeat(5001),
      status: 'DREAMING',
      tasks: [{ title: '  ' }, { title: 'x'.repeat(201), dueOn: '1999-12-31' }, { title: 'a\u0000' }],
    }).catch((error: unknown) => error)
    expect(faults).toBeInstanceOf(ValidationError)
    expect(faults instanceof ValidationError && faults.fields.map(({ path }) => path)).toEqual([
      'status',
      'deadline',
      'notes',
      'tasks.0.title',
      'tasks.1.title',
      'tasks.1.dueOn',
      'tasks.2.title',
    ])
    for (const deadline of ['tomorrow', '2101-01-01', '1999-12-31', '2027-1-5', '2027-01-05T00:00:00Z', ''])
      await expect(save(viewer, { id, deadline })).rejects.toThrow(ValidationError)
    const tasks = Array.from({ length: 41 }, (_, index) => ({ title: `${index}` }))
    await expect(save(viewer, { id, tasks })).rejects.toThrow(ValidationError)
    expect(await read(id)).toEqual(before)
  })

  test('does not reach the applications of others', async () => {
    const [asha, ravi] = [await createStudent(), await createStudent()]
    const id = await apply(asha.viewer, programAt(0))
    const own = await apply(ravi.viewer, programAt(0))
    await expect(save(ravi.viewer, { id, notes: 'mine' })).rejects.toThrow(NotFoundError)
    await expect(save(ravi.viewer, { id: own, after: id })).rejects.toThrow(NotFoundError)
    const application = { app, viewer: ravi.viewer, applicationId: id }
    await expect(deleteApplication(application)).rejects.toThrow(NotFoundError)
    await expect(restoreApplication(application)).rejects.toThrow(NotFoundError)
    expect(await read(id)).toMatchObject({ notes: '', deletedAt: null })
  })
})

describe('the board', () => {
  /** The ids of a column from top to bottom. */
  async function column(viewer: Viewer, status = 'CONSIDERING' as const) {
    const rows = await database.prisma.application.findMany({
      where: { userId: viewer.userId, status, deletedAt: null },
      orderBy: [{ place: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ id }) => id)
  }

  test('moves an application within its column and to another', async () => {
    const { viewer } = await createStudent()
    const [a, b, c] = [
      await apply(viewer, programAt(0)),
      await apply(viewer, programAt(1)),
      await apply(viewer, programAt(2)),
    ]
    expect(await column(viewer)).toEqual([a, b, c])
    await save(viewer, { id: c, after: null })
    expect(await column(viewer)).toEqual([c, a, b])
    await save(viewer, { id: c, after: a })
    expect(await column(viewer)).toEqual([a, c, b])
    await save(viewer, { id: a, after: a })
    expect(await column(viewer)).toEqual([a, c, b])
    await save(viewer, { id: a, status: 'OFFER' })
    expect(await column(viewer)).toEqual([c, b])
    await save(viewer, { id: b, after: a })
    await save(viewer, { id: a, status: 'CONSIDERING' })
    expect(await column(viewer)).toEqual([c, b, a])
    await save(viewer, { id: a, status: 'CONSIDERING' })
    expect(await column(viewer)).toEqual([c, b, a])
  })

  test('renumbers its column after sixty moves to one place, and no other person’s', async () => {
    const { viewer } = await createStudent()
    const other = await createStudent()
    const theirs = await read(await apply(other.viewer, programAt(0)))
    const [a, b, c] = [
      await apply(viewer, programAt(0)),
      await apply(viewer, programAt(1)),
      await apply(viewer, programAt(2)),
    ]
    for (let turn = 0; turn < 30; turn += 1) {
      await save(viewer, { id: c, after: a })
      await save(viewer, { id: b, after: a })
    }
    expect(await column(viewer)).toEqual([a, b, c])
    expect(await read(theirs.id)).toEqual(theirs)
  })
})

describe('the tasks', () => {
  test('are replaced as a whole: kept by id, added without one, removed when missing', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0))
    const [first, second] = (await read(id)).tasks
    await save(viewer, { id, tasks: [{ id: first?.id, title: 'SOP', isDone: true, dueOn: '2026-12-01' }] })
    const doneAt = now
    now = new Date(now.getTime() + DAY)
    await save(viewer, {
      id,
      tasks: [
        { title: 'Visa' },
        { id: first?.id, title: 'Statement' },
        { id: second?.id, title: 'Gone elsewhere meanwhile' },
        { id: first?.id, title: 'Named twice', isDone: true },
      ],
    })
    const { tasks } = await read(id)
    expect(tasks.map(({ title, doneAt }) => [title, doneAt])).toEqual([
      ['Visa', null],
      ['Statement', doneAt],
      ['Gone elsewhere meanwhile', null],
      ['Named twice', now],
    ])
    expect(tasks[1]).toMatchObject({ id: first?.id, dueOn: new Date('2026-12-01T00:00:00Z') })
    await save(viewer, { id, tasks: [{ id: first?.id, title: 'Statement', isDone: false, dueOn: null }] })
    expect((await read(id)).tasks).toMatchObject([{ id: first?.id, doneAt: null, dueOn: null }])
    await save(viewer, { id, tasks: [] })
    expect((await read(id)).tasks).toEqual([])
  })

  test('refer only to the viewer’s documents', async () => {
    const [asha, ravi] = [await createStudent(), await createStudent()]
    const [own] = await createDocumentRows({ app, user: asha.user, count: 1 })
    const [theirs] = await createDocumentRows({ app, user: ravi.user, count: 1 })
    const id = await apply(asha.viewer, programAt(0))
    await save(asha.viewer, { id, tasks: [{ title: 'SOP', documentId: own?.id }] })
    const fault = await save(asha.viewer, {
      id,
      tasks: [
        { title: 'SOP', documentId: own?.id },
        { title: 'Theirs', documentId: theirs?.id },
      ],
    }).catch((error: unknown) => error)
    expect(fault).toMatchObject({ fields: [{ path: 'tasks.1.documentId' }] })
    const { tasks } = await read(id)
    expect(tasks).toMatchObject([{ title: 'SOP', documentId: own?.id }])
    await database.prisma.document.delete({ where: { id: own?.id ?? 0 } })
    expect((await read(id)).tasks).toMatchObject([{ title: 'SOP', documentId: null }])
  })

  test('of another application cannot be taken by id', async () => {
    const [asha, ravi] = [await createStudent(), await createStudent()]
    const theirs = await read(await apply(ravi.viewer, programAt(0)))
    const id = await apply(asha.viewer, programAt(0))
    await save(asha.viewer, { id, tasks: [{ id: theirs.tasks[0]?.id, title: 'Taken' }] })
    expect(await read(theirs.id)).toEqual(theirs)
    expect((await read(id)).tasks).toMatchObject([{ title: 'Taken' }])
  })
})

describe('a deleted application', () => {
  test('can be restored unchanged within thirty days', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0), { notes: 'Ask about the lab', status: 'OFFER' })
    const before = await read(id)
    await deleteApplication({ app, viewer, applicationId: id })
    await expect(save(viewer, { id, notes: 'late' })).rejects.toThrow(NotFoundError)
    await expect(deleteApplication({ app, viewer, applicationId: id })).rejects.toThrow(NotFoundError)
    await removeExpired({ app })
    now = new Date(now.getTime() + 29 * DAY)
    await restoreApplication({ app, viewer, applicationId: id })
    await restoreApplication({ app, viewer, applicationId: id })
    expect(await read(id)).toEqual({ ...before, updatedAt: now })
  })

  test('is removed after thirty days', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0))
    await deleteApplication({ app, viewer, applicationId: id })
    now = new Date(now.getTime() + 30 * DAY)
    await expect(restoreApplication({ app, viewer, applicationId: id })).rejects.toThrow(NotFoundError)
    await removeExpired({ app })
    expect(await database.prisma.application.count()).toBe(0)
    expect(await database.prisma.applicationTask.count()).toBe(0)
  })

  test('does not count towards the limit, and counts again when restored', async () => {
    const { viewer } = await createStudent()
    const [first] = await Promise.all(sample.slice(0, 3).map(id => apply(viewer, id)))
    await deleteApplication({ app, viewer, applicationId: first ?? 0 })
    await apply(viewer, programAt(3))
    await expect(restoreApplication({ app, viewer, applicationId: first ?? 0 })).rejects.toThrow(
      PlanRequiredError,
    )
  })

  test('is restored with notes and tasks when its programme is saved again', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0), { notes: 'Ask about the lab', status: 'REJECTED' })
    await save(viewer, { id, tasks: [{ title: 'SOP', isDone: true }] })
    await deleteApplication({ app, viewer, applicationId: id })
    now = new Date('2027-02-01T00:00:00Z')
    await database.prisma.application.update({
      where: { id },
      data: { deletedAt: new Date('2027-01-20T00:00:00Z') },
    })
    expect(await apply(viewer, programAt(0))).toBe(id)
    expect(await read(id)).toMatchObject({
      status: 'CONSIDERING',
      deadlineFrom: 'Round 3, 2026-27',
      notes: 'Ask about the lab',
      deletedAt: null,
      tasks: [{ title: 'SOP' }],
    })
  })

  test('older than thirty days starts afresh', async () => {
    const { viewer } = await createStudent()
    const id = await apply(viewer, programAt(0), { notes: 'old' })
    await deleteApplication({ app, viewer, applicationId: id })
    now = new Date(now.getTime() + 31 * DAY)
    const begun = await apply(viewer, programAt(0))
    expect(begun).not.toBe(id)
    expect(await read(begun)).toMatchObject({ notes: '', createdAt: now })
  })
})
