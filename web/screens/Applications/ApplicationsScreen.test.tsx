import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ApplicationsMoreQuery } from '../../__generated__/ApplicationsMoreQuery.graphql.ts'
import applicationsQuery, {
  type applicationsRouteQuery,
} from '../../__generated__/applicationsRouteQuery.graphql.ts'
import type { CalendarPanelCreateMutation } from '../../__generated__/CalendarPanelCreateMutation.graphql.ts'
import type { useApplicationChangesDeleteMutation } from '../../__generated__/useApplicationChangesDeleteMutation.graphql.ts'
import type { useApplicationChangesRestoreMutation } from '../../__generated__/useApplicationChangesRestoreMutation.graphql.ts'
import type { useApplicationChangesSaveMutation } from '../../__generated__/useApplicationChangesSaveMutation.graphql.ts'
import type { useApplicationChangesTickMutation } from '../../__generated__/useApplicationChangesTickMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { freeAccount } from '../../test/entitlements.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ApplicationsScreen from './ApplicationsScreen.tsx'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

type Viewer = NonNullable<AnswerTo<applicationsRouteQuery>['viewer']>
type Application = Viewer['applications']['edges'][number]['node']
/** The answers to what the screen asks and changes after its first query. */
type Later =
  | ApplicationsMoreQuery
  | CalendarPanelCreateMutation
  | useApplicationChangesDeleteMutation
  | useApplicationChangesRestoreMutation
  | useApplicationChangesSaveMutation
  | useApplicationChangesTickMutation

type Row = {
  id: string
  status?: Application['status']
  place?: number
  deadline?: string | null
  name?: string
}

const TASK = {
  step: null,
  dueOn: null,
  isDone: false,
  tickedBy: null,
  note: null,
  sharedWith: 0,
  document: null,
} as const

const node = ({
  id,
  status = 'CONSIDERING',
  place = 1,
  deadline = null,
  name = `MSc ${id}`,
}: Row): Application => ({
  __typename: 'Application',
  id,
  status,
  place,
  deadline,
  deadlineFrom: null,
  notes: '',
  tasks: [
    {
      id: `${id}-sop`,
      ...TASK,
      title: 'Statement of purpose',
      isDone: true,
      tickedBy: 'PERSON',
    },
    {
      id: `${id}-cv`,
      ...TASK,
      title: 'CV',
      step: 'CV',
    },
  ],
  countrySteps: [],
  timeline: deadline ? [{ date: deadline, title: 'Submit', why: 'The last day.', isDone: false }] : [],
  program: { id: `program-${id}`, databaseId: 7, isListed: true, name, deadlines: [] },
  university: { id: 'uni', name: 'University of Sheffield', country: 'UK' },
})

const viewerOf = (rows: readonly Row[], more: Partial<Viewer> = {}): Viewer => ({
  id: 'maya',
  email: 'maya@example.com',
  entitlements: { timeline: 'PERSONALISED', trackedApplications: { limit: 3 } },
  wantsReminders: true,
  calendarAddressMadeAt: null,
  applicationCount: { totalCount: rows.length },
  documents: { edges: [] },
  applications: {
    totalCount: rows.length,
    edges: rows.map(row => ({ cursor: row.id, node: node(row) })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
  ...more,
})

/** A viewer with one application that has these tasks. */
function withTasks(tasks: Application['tasks'], changes: Partial<Application> = {}): Partial<Viewer> {
  const edges = [{ cursor: 'a', node: { ...node({ id: 'a' }), tasks, ...changes } }]
  return {
    applicationCount: { totalCount: 1 },
    applications: { totalCount: 1, edges, pageInfo: { hasNextPage: false, endCursor: null } },
  }
}

async function show(rows: readonly Row[], more: Partial<Viewer> = {}, search = '') {
  const shown = await renderScreen<applicationsRouteQuery>({
    screen: ApplicationsScreen,
    query: applicationsQuery,
    variables: {},
    answer: { Query: { viewer: viewerOf(rows, more) } },
    search,
  })
  const { mock } = shown.environment
  return {
    ...shown,
    user: userEvent.setup(),
    asked: () => mock.getMostRecentOperation().request,
    answer: (data: AnswerTo<Later>) => answerWith<Later>(mock, data),
    fail: () =>
      act(async () =>
        mock.rejectMostRecentOperation(new Error('Something went wrong on our side. Try again in a moment.')),
      ),
  }
}

const column = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  column(name)
    .queryAllByRole('article')
    .map(card => card.getAttribute('aria-label')?.split(',')[0])

const THREE: readonly Row[] = [
  { id: 'a', place: 1 },
  { id: 'b', place: 2, deadline: inDays(5) },
  { id: 'c', status: 'APPLIED', deadline: inDays(-40) },
]

describe('the board', () => {
  it('shows each application in its column, with its deadline and how much is done', async () => {
    await show(THREE)
    expect(titles('Considering')).toEqual(['MSc a', 'MSc b'])
    expect(titles('Applied')).toEqual(['MSc c'])
    expect(column('Considering').getByText('Due in 5 days')).toBeTruthy()
    expect(column('Considering').getAllByText('1 of 2 done')).toHaveLength(2)
    // What was sent already is due no more.
    expect(column('Applied').queryByText(/^Due/)).toBeNull()
    expect(screen.getByText(/3 of the 3 that your plan tracks/)).toBeTruthy()
    await expectAccessible()
  })

  it('moves a card by its menu at once, and puts it back when the server refuses', async () => {
    const { user, asked, answer } = await show(THREE)
    await user.click(screen.getByRole('button', { name: 'Actions for MSc a' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Offer' }))
    await waitFor(() => expect(titles('Offer')).toEqual(['MSc a']))
    expect(asked().variables.input).toEqual({ id: 'a', status: 'OFFER', after: null })
    await answer({
      saveApplication: refused('NotFoundError', { message: 'It is gone.' }),
    })
    await waitFor(() => expect(titles('Considering')).toEqual(['MSc a', 'MSc b']))
    expect(screen.getByText('It is gone.')).toBeTruthy()
  })

  it('moves a card down within its column', async () => {
    const { user, asked } = await show(THREE)
    await user.click(screen.getByRole('button', { name: 'Actions for MSc a' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(titles('Considering')).toEqual(['MSc b', 'MSc a']))
    expect(asked().variables.input).toEqual({ id: 'a', status: 'CONSIDERING', after: 'b' })
  })

  it('says what to do when there is none', async () => {
    await show([])
    expect(screen.getByText('No applications yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Look for programmes' }).getAttribute('href')).toBe(
      '/universities',
    )
  })
})

describe('an application', () => {
  it('opens from the address, and closes back to the board', async () => {
    const { user, router } = await show(THREE, {}, '?application=b')
    const drawer = within(await screen.findByRole('dialog', { name: 'MSc b' }))
    expect(drawer.getByLabelText(/^Deadline/)).toHaveProperty('value', inDays(5))
    expect(drawer.getByText('Submit')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps a task that is ticked, and sends the whole list', async () => {
    const { user, asked } = await show(THREE, {}, '?application=a')
    await user.click(await screen.findByRole('checkbox', { name: /^CV/ }))
    expect(asked().variables.input).toMatchObject({
      id: 'a',
      tasks: [
        { id: 'a-sop', title: 'Statement of purpose' },
        { id: 'a-cv', title: 'CV', isDone: true },
      ],
    })
    // What the person did not tick is not sent, so that it still follows from what they have.
    expect(asked().variables.input.tasks[0]).not.toHaveProperty('isDone')
  })

  it('does not send a task before it has a name, and loses nothing when the network is away', async () => {
    const { user, environment, fail } = await show(THREE, {}, '?application=a')
    await user.click(await screen.findByRole('button', { name: 'Add a task' }))
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: 'Task' }), 'Portfolio')
    await user.tab()
    await fail()
    expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /^Portfolio/ })).toBeTruthy()
  })

  it('says what is known of a task, and where it is done', async () => {
    await show(
      [],
      withTasks([
        { ...TASK, id: 'sop', title: 'Statement of purpose', step: 'STATEMENT' },
        {
          ...TASK,
          id: 'test',
          title: 'English test',
          step: 'ENGLISH_TEST',
          isDone: true,
          tickedBy: 'PROFILE',
          note: 'From your profile: IELTS 7.5',
          sharedWith: 2,
        },
        {
          ...TASK,
          id: 'lor',
          title: 'Letters of recommendation (2)',
          step: 'LETTERS',
          note: '1 letter is drafted. Tick this when all are.',
          document: { id: 'document', databaseId: 12 },
        },
      ]),
      '?application=a',
    )
    expect(await screen.findByText('From your profile: IELTS 7.5')).toBeTruthy()
    expect(screen.getByText('Counts for 2 other applications too')).toBeTruthy()
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link(/^Write the statement/)).toBe(
      '/document-generator?type=sop&course=MSc+a&university=University+of+Sheffield',
    )
    expect(link(/^Open the document/)).toBe('/results/12')
    await expectAccessible()
  })

  it('ticks a step of its country, which shows its source', async () => {
    const step = {
      key: 'APS',
      title: 'APS certificate',
      detail: 'For degrees from India.',
      stage: 'APPLICATION',
      source: 'German missions in India',
      year: 2022,
      isDone: false,
      sharedWith: 1,
    } as const
    const { user, asked } = await show([], withTasks([], { countrySteps: [step] }), '?application=a')
    const box = await screen.findByRole('checkbox', { name: /^APS certificate/ })
    expect(screen.getByText('Source: German missions in India, 2022')).toBeTruthy()
    await user.click(box)
    expect(asked().variables.input).toEqual({ applicationId: 'a', key: 'APS', isDone: true })
  })

  it('closes only the task on Escape, and then itself', async () => {
    const { user, router } = await show(THREE, {}, '?application=a')
    await user.click(await screen.findByRole('button', { name: 'Change CV' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull())
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Change CV')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('is opened at its deadline from a card without one', async () => {
    const { user } = await show(THREE)
    await user.click(screen.getByRole('button', { name: 'No deadline: add it to MSc a' }))
    const field = await screen.findByLabelText(/^Deadline/)
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('is deleted, and offered back', async () => {
    const { user, asked, answer } = await show(THREE, {}, '?application=a')
    await user.click(await screen.findByRole('button', { name: 'Delete this application' }))
    expect(asked().variables).toMatchObject({ id: 'a' })
    const left = viewerOf(THREE.filter(({ id }) => id !== 'a'))
    await answer({
      deleteApplication: {
        __typename: 'DeleteApplicationPayload',
        deletedId: 'a',
        program: { __typename: 'Program', id: 'program-a', application: null },
        viewer: { ...left, __typename: 'User' },
      },
    })
    expect(await screen.findByText(/MSc a was deleted/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(asked().variables).toMatchObject({ id: 'a' })
  })
})

describe('a board of two pages', () => {
  const forty: readonly Row[] = Array.from({ length: 40 }, (_, place) => ({ id: String(place), place }))
  const pageOf = (rows: readonly Row[], hasNextPage: boolean) => ({
    applicationCount: { totalCount: 40 },
    applications: {
      totalCount: 40,
      edges: rows.map(row => ({ cursor: row.id, node: node(row) })),
      pageInfo: { hasNextPage, endCursor: hasNextPage ? '19' : null },
    },
  })

  it('keeps the other thirty-nine when one is deleted, and takes it back to its place', async () => {
    const { user, asked, answer } = await show(forty.slice(0, 20), {
      entitlements: { timeline: 'PERSONALISED', trackedApplications: { limit: null } },
      ...pageOf(forty.slice(0, 20), true),
    })
    await user.click(screen.getByRole('button', { name: 'Show more of 40 applications' }))
    expect(asked().node.operation.name).toBe('ApplicationsMoreQuery')
    await answer({ node: { __typename: 'User', id: 'maya', ...pageOf(forty.slice(20), false) } })
    expect(titles('Considering')).toHaveLength(40)
    await user.click(screen.getByRole('button', { name: 'MSc 25' }))
    await user.click(await screen.findByRole('button', { name: 'Delete this application' }))
    const viewer = (totalCount: number) => ({
      __typename: 'User',
      id: 'maya',
      applicationCount: { totalCount },
    })
    const program = (application: { id: string; status: Application['status'] } | null) => ({
      __typename: 'Program',
      id: 'program-25',
      application,
    })
    await answer({
      deleteApplication: {
        __typename: 'DeleteApplicationPayload',
        deletedId: '25',
        program: program(null),
        viewer: viewer(39),
      },
    })
    await screen.findByText(/MSc 25 was deleted/)
    expect(titles('Considering')).toHaveLength(39)
    expect(titles('Considering')).not.toContain('MSc 25')
    expect(screen.getByText(/39 tracked/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const restored = node({ id: '25', place: 25 })
    await answer({
      restoreApplication: {
        __typename: 'RestoreApplicationPayload',
        application: {
          ...restored,
          program: { ...restored.program, ...program({ id: '25', status: 'CONSIDERING' }) },
        },
        viewer: viewer(40),
      },
    })
    expect(titles('Considering')).toHaveLength(40)
    expect(titles('Considering')[25]).toBe('MSc 25')
  }, 240_000)
})

describe('the timeline', () => {
  it('puts what is late on top and what lies ahead behind it', async () => {
    await show([...THREE, { id: 'd', deadline: inDays(-3) }], {}, '?view=timeline')
    const late = within(screen.getByRole('region', { name: 'Late' }))
    expect(late.getByText('3 days ago', { exact: false })).toBeTruthy()
    const ahead = within(screen.getByRole('region', { name: 'Ahead' }))
    expect(ahead.getByText('in 5 days', { exact: false })).toBeTruthy()
    expect(screen.getByText(/Without a deadline:/).textContent).toMatch(/MSc a, /)
  })

  it('tells of a deadline that has passed alone, without the steps that led to it', async () => {
    const step = (days: number, title: string) => ({
      date: inDays(days),
      title,
      why: 'Because.',
      isDone: false,
    })
    const past = {
      ...node({ id: 'p' }),
      deadline: inDays(-3),
      timeline: [step(-9, 'Order'), step(-3, 'Deadline')],
    }
    const near = {
      ...node({ id: 'n' }),
      deadline: inDays(4),
      timeline: [step(-2, 'Check'), step(4, 'Deadline')],
    }
    const edges = [past, near].map(application => ({ cursor: application.id, node: application }))
    const pageInfo = { hasNextPage: false, endCursor: null }
    await show([], { applications: { totalCount: edges.length, edges, pageInfo } }, '?view=timeline')
    const late = within(screen.getByRole('region', { name: 'Late' })).getAllByRole('listitem')
    expect(late.map(item => item.textContent)).toEqual([
      expect.stringMatching(/3 days agoDeadlineMSc p/),
      expect.stringMatching(/2 days agoCheckMSc n/),
    ])
  })

  it('shows what is still to be done, and not what is done', async () => {
    const done = { date: inDays(2), title: 'Order', why: 'Because.', isDone: true }
    const last = { date: inDays(9), title: 'Deadline', why: 'The day.', isDone: false }
    const application = { ...node({ id: 'a' }), deadline: inDays(9), timeline: [done, last] }
    const pageInfo = { hasNextPage: false, endCursor: null }
    const edges = [{ cursor: 'a', node: application }]
    await show([], { applications: { totalCount: edges.length, edges, pageInfo } }, '?view=timeline')
    expect(screen.getByText('Deadline')).toBeTruthy()
    expect(screen.queryByText('Order')).toBeNull()
  })

  it('says in which plan it is', async () => {
    await show(
      THREE,
      { entitlements: { timeline: 'NONE', trackedApplications: { limit: 3 } } },
      '?view=timeline',
    )
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
  })
})

describe('the calendar', () => {
  it('shows a new secret address once', async () => {
    const { user, answer } = await show(THREE, {}, '?view=calendar')
    await user.click(screen.getByRole('button', { name: 'Make an address' }))
    await answer({
      createCalendarAddress: {
        __typename: 'CreateCalendarAddressPayload',
        address: 'https://gradwright.example/calendar/secret.ics',
        viewer: { ...freeAccount, calendarAddressMadeAt: '2026-11-01T10:00:00.000Z' },
      },
    })
    expect(await screen.findByDisplayValue('https://gradwright.example/calendar/secret.ics')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Make a new address' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add to Apple calendar' }).getAttribute('href')).toBe(
      'webcal://gradwright.example/calendar/secret.ics',
    )
  })

  it('turns reminders off, and says so when that fails', async () => {
    const { user, asked, fail } = await show(THREE, {}, '?view=calendar')
    await user.click(screen.getByRole('switch', { name: /Remind me of deadlines/ }))
    expect(asked().variables).toEqual({ wantsReminders: false })
    await fail()
    expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy()
  })
})
