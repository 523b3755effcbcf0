import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { addToShortlist } from '../domain/applications/addToShortlist.ts'
import { saveApplication } from '../domain/applications/saveApplication.ts'
import type { PlanCode } from '../generated/prisma/enums.ts'
import { createCatalogue, program, smallCatalogue, university } from '../test/catalogues.ts'
import { createDocumentRows } from '../test/documentRows.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createProfile, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const PROGRAMS = 30
const NOW = new Date('2026-09-01T10:00:00Z')

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>
/** Programmes of the sample, and one outside it. */
let sample: number[]
let outside: number

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => NOW })
})
beforeEach(async () => {
  await database.truncate()
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [
        university({ isSample: true }),
        university({ key: 'usa/harvard-university', name: 'Harvard University', country: 'USA' }),
      ],
      programs: [
        ...Array.from({ length: PROGRAMS }, (_, index) => program({ name: `Robotics ${100 + index} MSc` })),
        program({ university: 'usa/harvard-university', name: 'Data Science MS', award: 'MS' }),
      ],
      deadlines: Array.from({ length: PROGRAMS }, (_, index) => ({
        university: 'uk/university-of-leeds',
        program: `Robotics ${100 + index} MSc`,
        degreeType: 'MASTERS' as const,
        label: 'Round 2',
        date: '2027-01-15',
        cycle: '2026-27',
        basis: 'INDICATIVE' as const,
        source: 'a list',
        year: 2026,
      })),
    }),
  })
  const rows = await database.prisma.program.findMany({ orderBy: { name: 'asc' } })
  sample = rows.filter(({ isSample }) => isSample).map(({ id }) => id)
  outside = rows.find(({ isSample }) => !isSample)?.id ?? 0
})
afterAll(() => database.close())

const globalId = (typename: string, id: number | undefined) =>
  Buffer.from(`${typename}:${id ?? 0}`).toString('base64')
const programId = (index: number) => globalId('Program', sample[index])

async function createStudent(plan: PlanCode = 'FREE') {
  return await createViewer({ app, user: await createUser({ app, columns: { plan } }) })
}

const ask = <Result = unknown>(
  viewer: Viewer | null,
  document: string,
  variables: Record<string, unknown> = {},
) => executeGraph<Result>({ app, viewer, document, variables })

/** Runs one of the mutations. `wanted` is the selection on its payload. */
async function change<Payload = Record<string, unknown>>(
  viewer: Viewer | null,
  name: string,
  input: object,
  wanted = 'viewer { id }',
) {
  const capitalised = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const { data, errors } = await ask<Record<string, Payload & { __typename: string; message?: string }>>(
    viewer,
    `mutation ($input: ${capitalised}Input!) {
      ${name}(input: $input) {
        __typename
        ... on Error { message }
        ${name === 'saveApplication' ? '... on ValidationError { fields { path message } }' : ''}
        ... on ${capitalised}Payload { ${wanted} }
      }
    }`,
    { input },
  )
  expect(errors).toEqual([])
  const result = data?.[name]
  if (!result) throw new Error(`${name} answered nothing`)
  return result
}

const SAVED = `application {
  id status place deadline deadlineFrom notes program { name } university { name }
  tasks { id title dueOn isDone doneAt document { id } } timeline { date title why isDone }
} viewer { applications { totalCount } }`

type Saved = {
  application: { id: string; deadline: string; tasks: { id: string; title: string }[]; timeline: object[] }
}

describe('the shortlist in the graph', () => {
  test('adds and removes programmes, and updates `isShortlisted`', async () => {
    const { viewer } = await createStudent()
    const wanted =
      'item { id program { id isShortlisted } university { name } } viewer { shortlistLimit shortlist { totalCount } }'
    const added = await change<{ item: { id: string } }>(
      viewer,
      'addToShortlist',
      { programId: programId(0) },
      wanted,
    )
    expect(added).toMatchObject({
      __typename: 'AddToShortlistPayload',
      item: {
        program: { id: programId(0), isShortlisted: true },
        university: { name: 'University of Leeds' },
      },
      viewer: { shortlistLimit: 5, shortlist: { totalCount: 1 } },
    })
    const removal = 'removedId program { id isShortlisted } viewer { shortlist { totalCount } }'
    expect(await change(viewer, 'removeFromShortlist', { programId: programId(0) }, removal)).toMatchObject({
      removedId: added.item.id,
      program: { id: programId(0), isShortlisted: false },
      viewer: { shortlist: { totalCount: 0 } },
    })
    expect(await change(viewer, 'removeFromShortlist', { programId: programId(0) }, removal)).toMatchObject({
      removedId: null,
    })
    for (const id of [globalId('Program', outside), 'nonsense', globalId('University', 1)])
      expect(await change(viewer, 'removeFromShortlist', { programId: id }, removal)).toMatchObject({
        removedId: null,
        program: null,
      })
  })

  test('is paged, newest first', async () => {
    const { viewer } = await createStudent('PREMIUM')
    for (const [index, id] of sample.slice(0, 4).entries())
      await addToShortlist({
        app: { ...app, now: () => new Date(NOW.getTime() + index) },
        viewer,
        programId: id,
      })
    const { data } = await ask(
      viewer,
      `{ viewer { shortlistLimit shortlist(first: 2) {
        totalCount pageInfo { hasNextPage } edges { node { program { id } } }
      } } }`,
    )
    expect(data).toEqual({
      viewer: {
        shortlistLimit: null,
        shortlist: {
          totalCount: 4,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { program: { id: programId(3) } } }, { node: { program: { id: programId(2) } } }],
        },
      },
    })
  })

  test('reports each refusal', async () => {
    const { viewer } = await createStudent()
    for (const id of [globalId('Program', outside), 'nonsense'])
      expect(await change(viewer, 'addToShortlist', { programId: id })).toMatchObject({
        __typename: 'NotFoundError',
      })
    for (const id of sample.slice(0, 5)) await addToShortlist({ app, viewer, programId: id })
    expect(await change(viewer, 'addToShortlist', { programId: programId(5) })).toMatchObject({
      __typename: 'PlanRequiredError',
      message: 'Your plan keeps 5 programmes on the shortlist. Remove one, or choose Standard or Premium.',
    })
    for (const name of ['addToShortlist', 'removeFromShortlist'])
      expect(await change(null, name, { programId: programId(0) })).toMatchObject({
        __typename: 'NotSignedInError',
      })
  })
})

describe('an application in the graph', () => {
  test('is created, edited, deleted and restored', async () => {
    const { user, viewer } = await createStudent()
    const [document] = await createDocumentRows({ app, user, count: 1 })
    const begun = await change<Saved>(viewer, 'saveApplication', { programId: programId(0) }, SAVED)
    expect(begun).toMatchObject({
      application: {
        status: 'CONSIDERING',
        deadline: '2027-01-15',
        deadlineFrom: 'Round 2, 2026-27',
        notes: '',
        program: { name: 'Robotics 100 MSc' },
        university: { name: 'University of Leeds' },
        timeline: [],
      },
      viewer: { applications: { totalCount: 1 } },
    })
    const { id, tasks } = begun.application
    const documentId = globalId('Document', document?.id)
    const saved = await change<Saved>(
      viewer,
      'saveApplication',
      {
        id,
        status: 'PREPARING',
        after: null,
        notes: 'Ask about the lab',
        deadline: '2027-01-20',
        tasks: [
          { id: tasks[0]?.id, title: 'SOP', isDone: true, documentId, dueOn: '2026-12-01' },
          { title: 'Visa' },
        ],
      },
      SAVED,
    )
    expect(saved.application).toMatchObject({
      id,
      status: 'PREPARING',
      notes: 'Ask about the lab',
      deadline: '2027-01-20',
      deadlineFrom: null,
      tasks: [
        {
          id: tasks[0]?.id,
          title: 'SOP',
          isDone: true,
          doneAt: NOW.toISOString(),
          dueOn: '2026-12-01',
          document: { id: documentId },
        },
        { title: 'Visa', isDone: false, doneAt: null, dueOn: null, document: null },
      ],
    })
    const again = await change<Saved>(viewer, 'saveApplication', { programId: programId(0) }, SAVED)
    expect(again.application).toEqual(saved.application)
    const selection = 'deletedId program { id application { id } } viewer { applications { totalCount } }'
    expect(await change(viewer, 'deleteApplication', { id }, selection)).toMatchObject({
      deletedId: id,
      program: { id: programId(0), application: null },
      viewer: { applications: { totalCount: 0 } },
    })
    const restored = await change<Saved>(viewer, 'restoreApplication', { id }, SAVED)
    expect(restored.application).toEqual(saved.application)
  })

  test('reports each refusal', async () => {
    const { viewer } = await createStudent()
    const id = globalId('Application', 99)
    for (const input of [{ id }, { programId: globalId('Program', outside) }, { programId: 'nonsense' }])
      expect(await change(viewer, 'saveApplication', input)).toMatchObject({ __typename: 'NotFoundError' })
    expect(
      await change(viewer, 'saveApplication', { programId: programId(0), deadline: 'soon' }),
    ).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'deadline', message: 'Must be a day, such as 2027-01-15' }],
    })
    for (const name of ['deleteApplication', 'restoreApplication'])
      expect(await change(viewer, name, { id })).toMatchObject({ __typename: 'NotFoundError' })
    for (const programId of sample.slice(0, 3)) await saveApplication({ app, viewer, input: { programId } })
    expect(await change(viewer, 'saveApplication', { programId: programId(3) })).toMatchObject({
      __typename: 'PlanRequiredError',
      message: 'Your plan tracks 3 applications at a time. Delete one, or choose Standard or Premium.',
    })
    for (const [name, input] of [
      ['saveApplication', { programId: programId(0) }],
      ['deleteApplication', { id }],
      ['restoreApplication', { id }],
      ['createCalendarAddress', {}],
      ['removeCalendarAddress', {}],
      ['setReminders', { wantsReminders: false }],
    ] as const)
      expect(await change(null, name, input)).toMatchObject({ __typename: 'NotSignedInError' })
  })

  test('has as much of the timeline as the plan includes', async () => {
    for (const [plan, kind, least, most] of [
      ['FREE', 'NONE', 0, 0],
      ['STANDARD', 'DEADLINES', 1, 1],
      ['PREMIUM', 'PERSONALISED', 8, 12],
    ] as const) {
      const { viewer } = await createStudent(plan)
      const { application } = await change<Saved>(
        viewer,
        'saveApplication',
        { programId: programId(0) },
        SAVED,
      )
      expect(application.timeline.length).toBeGreaterThanOrEqual(least)
      expect(application.timeline.length).toBeLessThanOrEqual(most)
      const { data } = await ask(viewer, '{ viewer { timeline } }')
      expect(data).toEqual({ viewer: { timeline: kind } })
    }
  })

  test('has a checklist that knows what the person has, and shares what counts for several', async () => {
    const { user, viewer } = await createStudent()
    await createProfile({ app, user })
    await database.prisma.profile.update({ where: { userId: user.id }, data: { testScores: 'IELTS 7.5' } })
    const columns = { targetUniversity: 'The University of Leeds', unlockedAt: NOW }
    await createDocumentRows({ app, user, count: 1, columns })
    // A preview is no statement to send, and a document of somebody else's ticks nothing.
    await createDocumentRows({ app, user: (await createStudent()).user, count: 1, columns })
    const CHECKED = `application { id tasks { id title isDone tickedBy sharedWith document { course } }
      countrySteps { key isDone sharedWith } } alsoChanged { tasks { title isDone } countrySteps { key isDone } }`
    type Checked = {
      application: { id: string; tasks: { id: string; title: string }[]; countrySteps: object[] }
      alsoChanged: object[]
    }
    const first = await change<Checked>(viewer, 'saveApplication', { programId: programId(0) }, CHECKED)
    const second = await change<Checked>(viewer, 'saveApplication', { programId: programId(1) }, CHECKED)
    const taskOf = ({ application }: Checked, title: string) =>
      application.tasks.find(task => task.title === title)
    expect(taskOf(second, 'English test')).toMatchObject({ isDone: true, tickedBy: 'PROFILE', sharedWith: 1 })
    expect(taskOf(second, 'Statement of purpose')).toMatchObject({
      isDone: true,
      tickedBy: 'DOCUMENT',
      sharedWith: 0,
      document: { course: 'Course 1' },
    })
    expect(taskOf(second, 'Transcripts')).toMatchObject({ isDone: false, tickedBy: null })
    const tick = (of: Checked, title: string, isDone: boolean) =>
      change<Checked>(
        viewer,
        'saveApplication',
        {
          id: of.application.id,
          tasks: of.application.tasks.map(task => ({
            id: task.id,
            title: task.title,
            ...(task.title === title && { isDone }),
          })),
        },
        CHECKED,
      )
    const ticked = await tick(first, 'Transcripts', true)
    expect(ticked.alsoChanged).toMatchObject([
      { tasks: expect.arrayContaining([{ title: 'Transcripts', isDone: true }]) },
    ])
    // A tick that was taken away stays away, whatever the profile says.
    const reopened = await tick(ticked, 'English test', false)
    expect(taskOf(reopened, 'English test')).toMatchObject({ isDone: false, tickedBy: null })
    const own = await tick(reopened, 'Statement of purpose', false)
    expect(taskOf(own, 'Statement of purpose')).toMatchObject({ isDone: false })
    expect(own.alsoChanged).toEqual([])

    const input = { applicationId: first.application.id, key: 'HELD_28_DAYS', isDone: true }
    const visa = await change<Checked>(viewer, 'tickCountryStep', input, CHECKED)
    const step = { key: 'HELD_28_DAYS', isDone: true }
    expect(visa.application.countrySteps).toContainEqual({ ...step, sharedWith: 1 })
    expect(visa.alsoChanged).toMatchObject([{ countrySteps: expect.arrayContaining([step]) }])
    const { viewer: other } = await createStudent()
    for (const [person, refused] of [
      [other, input],
      [viewer, { ...input, key: 'APS' }],
    ] as const)
      expect(await change(person, 'tickCountryStep', refused)).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('is listed in the order of the board', async () => {
    const { viewer } = await createStudent('PREMIUM')
    const places = [
      ['OFFER', 0],
      ['CONSIDERING', 1],
      ['ENROLLED', 2],
      ['CONSIDERING', 3],
      ['REJECTED', 4],
    ] as const
    for (const [status, index] of places)
      await saveApplication({ app, viewer, input: { programId: sample[index], status } })
    const { data } = await ask(
      viewer,
      '{ viewer { applications { edges { node { status program { id } } } } } }',
    )
    expect(data).toEqual({
      viewer: {
        applications: {
          edges: [
            ['CONSIDERING', 1],
            ['CONSIDERING', 3],
            ['OFFER', 0],
            ['REJECTED', 4],
            ['ENROLLED', 2],
          ].map(([status, index]) => ({ node: { status, program: { id: programId(Number(index)) } } })),
        },
      },
    })
  })
})

describe('deadlines in the graph', () => {
  const NEXT = `{ viewer {
    deadlines(first: 2) { totalCount edges { node { deadline program { name } } } }
    applications { totalCount }
  } }`

  test('are the future ones that are still open, the nearest first', async () => {
    const { viewer } = await createStudent('PREMIUM')
    const stranger = await createStudent('PREMIUM')
    const applications = [
      ['CONSIDERING', '2026-12-01'],
      ['PREPARING', '2026-09-01'],
      ['APPLIED', '2026-10-01'],
      ['CONSIDERING', '2026-08-31'],
      ['CONSIDERING', null],
      ['PREPARING', '2026-11-01'],
    ] as const
    for (const [index, [status, deadline]] of applications.entries())
      await saveApplication({ app, viewer, input: { programId: sample[index], status, deadline } })
    const { data, errors } = await ask(viewer, NEXT)
    expect(errors).toEqual([])
    expect(data).toEqual({
      viewer: {
        deadlines: {
          totalCount: 3,
          edges: [
            { node: { deadline: '2026-09-01', program: { name: 'Robotics 101 MSc' } } },
            { node: { deadline: '2026-11-01', program: { name: 'Robotics 105 MSc' } } },
          ],
        },
        applications: { totalCount: 6 },
      },
    })
    expect((await ask(stranger.viewer, NEXT)).data).toEqual({
      viewer: { deadlines: { totalCount: 0, edges: [] }, applications: { totalCount: 0 } },
    })
  })
})

describe('the programmes of shortlist and applications', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { id } }'
  const KEPT = `{ viewer {
    shortlist { edges { node { id program { id name isListed } university { id name } } } }
    applications { edges { node { id program {
      id application { id } isShortlisted
      early: university { early: programs(first: 1) { totalCount } }
      late: university { late: programs(first: 2, degreeType: MBA) { totalCount } }
    } university { id } } } }
  } }`

  test('stay visible to their owner only, when the plan or the catalogue has changed', async () => {
    const { user, viewer } = await createStudent('STANDARD')
    const stranger = await createStudent()
    await addToShortlist({ app, viewer, programId: outside })
    await saveApplication({ app, viewer, input: { programId: outside } })
    await database.prisma.user.update({ where: { id: user.id }, data: { plan: 'FREE' } })
    await database.prisma.program.update({ where: { id: outside }, data: { isListed: false } })
    await database.prisma.university.updateMany({ where: { isSample: false }, data: { isListed: false } })
    const { data, errors } = await ask<{
      viewer: Record<string, { edges: { node: { university: { id: string } } }[] }>
    }>(viewer, KEPT)
    expect(errors).toEqual([])
    expect(data?.viewer).toMatchObject({
      shortlist: { edges: [{ node: { program: { name: 'Data Science MS', isListed: false } } }] },
      applications: { edges: [{ node: { program: { isShortlisted: true, application: {} } } }] },
    })
    const university = data?.viewer.shortlist?.edges[0]?.node.university.id
    for (const id of [globalId('Program', outside), university]) {
      expect((await ask(viewer, NODE, { id })).data).toEqual({ node: { id } })
      for (const other of [stranger.viewer, null])
        expect((await ask(other, NODE, { id })).data).toEqual({ node: null })
    }
    const listed = await ask(viewer, '{ universities { totalCount } programs { totalCount } }')
    expect(listed.data).toEqual({ universities: { totalCount: 1 }, programs: { totalCount: PROGRAMS } })
  })

  test('are not visible to others', async () => {
    const [asha, ravi] = [await createStudent(), await createStudent()]
    const item = await addToShortlist({ app, viewer: asha.viewer, programId: sample[0] ?? 0 })
    const { applicationId } = await saveApplication({
      app,
      viewer: asha.viewer,
      input: { programId: sample[0] },
    })
    for (const id of [globalId('ShortlistItem', item.id), globalId('Application', applicationId)]) {
      expect((await ask(asha.viewer, NODE, { id })).data).toEqual({ node: { id } })
      for (const other of [ravi.viewer, null])
        expect((await ask(other, NODE, { id })).data).toEqual({ node: null })
    }
    const OF_PROGRAM =
      'query ($id: ID!) { node(id: $id) { ... on Program { isShortlisted application { id } } } }'
    for (const other of [ravi.viewer, null])
      expect((await ask(other, OF_PROGRAM, { id: programId(0) })).data).toEqual({
        node: { isShortlisted: false, application: null },
      })
    const id = globalId('Application', applicationId)
    for (const [name, input] of [
      ['saveApplication', { id, notes: 'mine' }],
      ['deleteApplication', { id }],
      ['restoreApplication', { id }],
    ] as const)
      expect(await change(ravi.viewer, name, input)).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('cost the same number of statements for one as for thirty', async () => {
    const SCREEN = `{ viewer {
      shortlist(first: 30) { totalCount edges { node { id createdAt university { name } program {
        id name isShortlisted deadlines { date } application { id status deadline timeline { date } } university { city }
      } } } }
      deadlines(first: 30) { totalCount edges { node { id deadline program { name } university { name } } } }
      applications(first: 30) { totalCount edges { node { id status place deadline timeline { date isDone }
        tasks { title isDone note document { id } } countrySteps { title isDone } university { name } program { name isShortlisted application { id } }
      } } }
    } programs(first: 30) { edges { node { id isShortlisted application { id status notes tasks { title } } } } } }`
    const counts: number[] = []
    for (const count of [1, PROGRAMS]) {
      const { user, viewer } = await createStudent('PREMIUM')
      const [document] = await createDocumentRows({ app, user, count: 1 })
      const tasks = [{ title: 'SOP', documentId: document?.id }]
      for (const programId of sample.slice(0, count)) {
        await addToShortlist({ app, viewer, programId })
        await saveApplication({ app, viewer, input: { programId, tasks } })
      }
      const { result, statements } = await recordStatements(database, () => ask(viewer, SCREEN))
      expect(result.errors).toEqual([])
      counts.push(statements.length)
    }
    expect(counts[1]).toBe(counts[0])
  })
})

describe('the settings of reminders', () => {
  test('include reminders by mail, which are on by default', async () => {
    const { viewer } = await createStudent()
    const wanted = 'viewer { wantsReminders }'
    expect((await ask(viewer, `{ ${wanted} }`)).data).toEqual({ viewer: { wantsReminders: true } })
    for (const wantsReminders of [false, true])
      expect(await change(viewer, 'setReminders', { wantsReminders }, wanted)).toMatchObject({
        viewer: { wantsReminders },
      })
  })

  test('include a calendar address that is shown once', async () => {
    const { viewer } = await createStudent()
    const made = 'viewer { calendarAddressMadeAt }'
    expect((await ask(viewer, `{ ${made} }`)).data).toEqual({ viewer: { calendarAddressMadeAt: null } })
    const answer = await change<{ address: string }>(viewer, 'createCalendarAddress', {}, `address ${made}`)
    expect(answer).toMatchObject({
      address: expect.stringMatching(/^https:\/\/gradwright\.example\/calendar\/[\w-]{43}\.ics$/),
      viewer: { calendarAddressMadeAt: NOW.toISOString() },
    })
    expect(await change(viewer, 'removeCalendarAddress', {}, made)).toMatchObject({
      viewer: { calendarAddressMadeAt: null },
    })
  })
})
