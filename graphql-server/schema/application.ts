import { createCalendarAddress, removeCalendarAddress } from '../domain/applications/calendarAddress.ts'
import {
  type CheckedCountryStep,
  type CheckedTask,
  checkCountrySteps,
  checkTasks,
  type TICKED_BY,
} from '../domain/applications/checkTasks.ts'
import { dayOf } from '../domain/applications/days.ts'
import { deleteApplication } from '../domain/applications/deleteApplication.ts'
import { applicationsVisibleTo, deadlinesVisibleTo } from '../domain/applications/policy.ts'
import { restoreApplication } from '../domain/applications/restoreApplication.ts'
import { saveApplication } from '../domain/applications/saveApplication.ts'
import { setReminders } from '../domain/applications/setReminders.ts'
import type { STEPS } from '../domain/applications/steps.ts'
import { tickCountryStep } from '../domain/applications/tickStep.ts'
import { drawTimeline, type TimelineStep } from '../domain/applications/timeline.ts'
import { PLANS } from '../domain/billing/entitlements.ts'
import { documentsVisibleTo } from '../domain/documents/policy.ts'
import { NotFoundError, PlanRequiredError, ValidationError } from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { ApplicationStatus } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { totalCountOf } from './base/counted.ts'
import { deprecated } from './base/deprecations.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import type { Loaders } from './base/loaders.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import './document.ts'
import { ProgramNode } from './program.ts'
import { UniversityNode } from './university.ts'

const own = { authScopes: { signedIn: true } } as const

export const ApplicationStatusEnum = builder.enumType('ApplicationStatus', {
  description: 'How far an application has come: the columns of the board, in their order.',
  values: {
    CONSIDERING: { description: 'It is thought about.' },
    PREPARING: { description: 'Its papers are being got together.' },
    APPLIED: { description: 'It was handed in.' },
    INTERVIEW: { description: 'There was an invitation to an interview.' },
    OFFER: { description: 'There is an offer.' },
    REJECTED: { description: 'It was turned down, or given up.' },
    ENROLLED: { description: 'The offer was taken.' },
  } satisfies Record<ApplicationStatus, { description: string }>,
})

const TimelineStepObject = builder.objectRef<TimelineStep>('TimelineStep').implement({
  ...own,
  description: 'One step on the way to a deadline.',
  fields: t => ({
    date: t.exposeString('date', {
      description: 'The day by which it should be done, as ISO 8601 writes it.',
    }),
    title: t.exposeString('title', { description: 'What is to be done.' }),
    why: t.exposeString('why', { description: 'Why then, and what to do if it is past.' }),
    isDone: t.exposeBoolean('isDone', {
      description: 'Whether it is done, as the checklist and the column of the application say.',
    }),
  }),
})

const ApplicationStepEnum = builder.enumType('ApplicationStep', {
  description: 'The steps of a checklist that more is known of than their title.',
  values: {
    STATEMENT: { description: 'The statement of purpose.' },
    LETTERS: { description: 'The letters of recommendation.' },
    ESSAYS: { description: 'The essays.' },
    TRANSCRIPTS: { description: 'The transcripts; shared by all applications.' },
    ENGLISH_TEST: { description: 'A test of English; shared by all applications.' },
    GRE: { description: 'The GRE; shared by all applications.' },
    GMAT: { description: 'The GMAT; shared by all applications.' },
    CV: { description: 'The CV; shared by all applications.' },
    FEE: { description: 'The application fee.' },
    FUNDS: { description: 'The proof of funds; shared by the applications to a country.' },
  } satisfies Record<(typeof STEPS)[number], { description: string }>,
})

const TickedByEnum = builder.enumType('TickedBy', {
  description: 'Who or what ticked a task.',
  values: {
    PERSON: { description: 'The person did. Their own tick counts before everything else.' },
    PROFILE: { description: 'The profile has the score.' },
    DOCUMENT: { description: 'The document is written.' },
  } satisfies Record<(typeof TICKED_BY)[number], { description: string }>,
})

const ApplicationTaskObject = builder.objectRef<CheckedTask>('ApplicationTask').implement({
  ...own,
  description: 'One thing to do for an application.',
  fields: t => ({
    id: t.globalID({
      description: 'Names it in `saveApplication`.',
      resolve: ({ id }) => ({ type: 'ApplicationTask', id }),
    }),
    title: t.exposeString('title', { description: 'What is to be done.' }),
    step: t.expose('step', {
      type: ApplicationStepEnum,
      nullable: true,
      description: "The step that its title names; null for a task of the person's own.",
    }),
    dueOn: t.string({
      nullable: true,
      description: 'The day by which its owner wants it done, as ISO 8601 writes it; null where none is set.',
      resolve: ({ dueOn }) => dueOn && dayOf(dueOn),
    }),
    isDone: t.exposeBoolean('isDone', {
      description: "Whether it is done: by the person's own tick, or else by what they have.",
    }),
    doneAt: t.expose('doneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person ticked it off; null where they did not.',
    }),
    tickedBy: t.expose('tickedBy', {
      type: TickedByEnum,
      nullable: true,
      description: 'Who or what ticked it; null while it is open.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description:
        'What is known of it, in a sentence: a score of the profile, or how many letters are drafted.',
    }),
    sharedWith: t.exposeInt('sharedWith', {
      description: 'How many other applications its tick counts for.',
    }),
    document: t.prismaField({
      type: 'Document',
      nullable: true,
      description:
        'The document that it is about: the one that was chosen, or else the newest for this university; null where there is none.',
      resolve: (query, { documentId }, _args, { prisma, viewer }) =>
        documentId === null
          ? null
          : prisma.document.findUnique({
              ...query,
              where: visible(documentsVisibleTo(viewer), { id: documentId }),
            }),
    }),
  }),
})

const CountryStepObject = builder.objectRef<CheckedCountryStep>('CountryStep').implement({
  ...own,
  description: 'A step that a country asks of students from abroad, shared by all applications there.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Names it in `tickCountryStep`.' }),
    title: t.exposeString('title', { description: 'What is to be done.' }),
    detail: t.exposeString('detail', { description: 'What the source says of it.' }),
    stage: t.field({
      type: builder.enumType('CountryStepStage', {
        description: 'When a step of a country comes.',
        values: {
          APPLICATION: { description: 'Before or with the application.' },
          VISA: { description: 'With the visa, after an offer.' },
        } as const,
      }),
      description: 'When it comes.',
      resolve: ({ stage }) => stage,
    }),
    source: t.exposeString('source', { description: 'Where it was read.' }),
    year: t.exposeInt('year', { description: 'The year of the source.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether the person ticked it.' }),
    sharedWith: t.exposeInt('sharedWith', {
      description: 'How many other applications its tick counts for.',
    }),
  }),
})

const IN_ORDER = [{ place: 'asc' }, { id: 'asc' }] as const

/** The columns that a checklist is made from. */
const CHECKLIST = {
  id: true,
  userId: true,
  tasks: { orderBy: [...IN_ORDER] },
  program: {
    select: {
      university: { select: { name: true, localName: true, otherNames: true, country: true } },
    },
  },
} satisfies Prisma.ApplicationSelect

/** The columns that a timeline is made from. */
const TIMELINE = {
  ...CHECKLIST,
  status: true,
  deadline: true,
  deadlineFrom: true,
  createdAt: true,
  user: { select: { plan: true } },
} satisfies Prisma.ApplicationSelect

async function checklistOf(
  { id, userId, tasks, program }: Prisma.ApplicationGetPayload<{ select: typeof CHECKLIST }>,
  loaders: Loaders,
): Promise<CheckedTask[]> {
  const applicant = await loaders.applicant.load(userId)
  return checkTasks({ tasks, applicationId: id, university: program.university, applicant })
}

const ApplicationNode = builder.prismaNode('Application', {
  ...own,
  description:
    'An application that somebody follows from the first thought to enrolment. Seen by its owner only.',
  nullable: true,
  select: { id: true },
  id: ID_COLUMN,
  findUnique: (id, { viewer }) => visible(applicationsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', {
      description: 'The number within the global id.',
      deprecationReason: deprecated({
        since: '2026-11-22',
        replacement: 'Application.id',
        note: 'REST has no calls for applications',
      }),
    }),
    status: t.expose('status', { type: ApplicationStatusEnum, description: 'Its column of the board.' }),
    place: t.exposeFloat('place', { description: 'Its position in its column: a smaller one is higher.' }),
    deadline: t.string({
      nullable: true,
      description: 'The day by which to apply, as ISO 8601 writes it; null where none is known.',
      select: { deadline: true },
      resolve: ({ deadline }) => deadline && dayOf(deadline),
    }),
    deadlineFrom: t.exposeString('deadlineFrom', {
      nullable: true,
      description:
        'The round or call of the catalogue that the day is taken from, with its cycle; null where the person set it. Its source is in the deadlines of the programme.',
    }),
    notes: t.exposeString('notes', { description: "Its owner's notes; empty at first." }),
    tasks: t.field({
      type: [ApplicationTaskObject],
      description: 'What there is to do, in order: at most 40.',
      select: CHECKLIST,
      resolve: (application, _args, { loaders }) => checklistOf(application, loaders),
    }),
    countrySteps: t.field({
      type: [CountryStepObject],
      description: "What the university's country asks of students from abroad, each with its source.",
      // A few lines that the server holds in memory, whatever is asked of them.
      complexity: { field: 5, multiplier: 0 },
      select: CHECKLIST,
      resolve: async ({ id, userId, program }, _args, { loaders }) => {
        const { country } = program.university
        // In the tick of the other fields, so that the person is read once for all of them.
        const [sums, applicant] = await Promise.all([
          loaders.proofOfFunds.load(country),
          loaders.applicant.load(userId),
        ])
        return checkCountrySteps({ applicationId: id, country, sums, applicant })
      },
    }),
    timeline: t.field({
      type: [TimelineStepObject],
      description:
        'Steps counted back from the deadline, as far as the plan draws them; empty where it draws none, or there is no deadline.',
      select: TIMELINE,
      resolve: async ({ user, ...application }, _args, { app, loaders }) =>
        drawTimeline({
          kind: PLANS[user.plan].timeline,
          application: { ...application, tasks: await checklistOf(application, loaders) },
          today: dayOf(app.now()),
        }),
    }),
    // A programme in an application stays visible when the plan or the catalogue changes.
    program: t.relation('program', { description: 'The programme that it is for.' }),
    university: t.field({
      type: UniversityNode,
      description: 'The university that offers it.',
      select: (_args, _context, nested) => ({ program: { select: { university: nested(true) } } }),
      resolve: ({ program }) => program.university,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

builder.prismaObjectFields('User', t => ({
  applications: t.relatedConnection(
    'applications',
    {
      cursor: 'id',
      totalCount: true,
      description: 'What the person applies to: by column of the board, and by place in it.',
      query: (_args, { viewer }) => ({
        where: applicationsVisibleTo(viewer),
        orderBy: [{ status: 'asc' }, ...IN_ORDER],
      }),
    },
    {
      name: 'UserApplicationsConnection',
      description: "A page of a person's applications.",
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many applications there are in all.',
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'UserApplicationsConnectionEdge', description: 'An application on the board.' },
  ),
  deadlines: t.relatedConnection(
    'applications',
    {
      cursor: 'id',
      totalCount: true,
      description:
        'Applications that are still to be handed in and whose day is yet to come: the nearest first.',
      query: (_args, { viewer, app }) => ({
        where: deadlinesVisibleTo(viewer, { today: dayOf(app.now()) }),
        orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
      }),
    },
    {
      name: 'UserDeadlinesConnection',
      description: "A page of a person's deadlines.",
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many deadlines lie ahead in all.',
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'UserDeadlinesConnectionEdge', description: 'A deadline that lies ahead.' },
  ),
  wantsReminders: t.exposeBoolean('wantsReminders', {
    description: 'Whether the person is reminded of deadlines by mail: 14, 7 and 2 days before.',
  }),
  calendarAddressMadeAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the secret calendar address was made; null where there is none.',
    select: { calendarFeed: { select: { createdAt: true } } },
    resolve: ({ calendarFeed }) => calendarFeed?.createdAt ?? null,
  }),
}))

builder.prismaObjectField('Program', 'application', t =>
  t.field({
    type: ApplicationNode,
    nullable: true,
    description: "The viewer's application to it; null where there is none.",
    resolve: ({ id }, _args, { loaders }) => loaders.applicationTo.load(id),
  }),
)

/** A payload's field for the changed application, read after the mutation. */
function changedApplication<Payload extends { applicationId: number }>(t: PayloadFields<Payload>) {
  return t.prismaField({
    type: 'Application',
    description: 'The application as it is now.',
    resolve: (query, { applicationId }, _args, { prisma, viewer }) =>
      prisma.application.findUniqueOrThrow({
        ...query,
        where: visible(applicationsVisibleTo(viewer), { id: applicationId }),
      }),
  })
}

/** A payload's field for the other applications that share a ticked step, read after the mutation. */
function alsoChanged<Payload extends { alsoChangedIds: readonly number[] }>(t: PayloadFields<Payload>) {
  return t.prismaField({
    type: ['Application'],
    description: 'Other applications of the person that share a step which was ticked or reopened.',
    resolve: (query, { alsoChangedIds }, _args, { prisma, viewer }) =>
      prisma.application.findMany({
        ...query,
        where: visible(applicationsVisibleTo(viewer), { id: { in: [...alsoChangedIds] } }),
      }),
  })
}

const ApplicationTaskInput = builder.inputType('ApplicationTaskInput', {
  description: 'One thing to do. Of one that is there already, what is left out stays as it is.',
  fields: t => ({
    id: t.id({ description: 'Left out for a new one.' }),
    title: t.string({ required: true, description: 'What is to be done: 1 to 200 characters.' }),
    dueOn: t.string({ description: 'The day by which it is to be done: `2027-01-15`; null takes it away.' }),
    isDone: t.boolean({
      description:
        "The person's own tick, or false to take a tick away. It counts before what the profile and documents say, and for all applications that share the step.",
    }),
    documentId: t.id({ description: "One of the person's own documents; null takes it away." }),
  }),
})

type SentApplication = {
  id?: string | null
  programId?: string | null
  after?: string | null
  tasks?: (typeof ApplicationTaskInput.$inferInput)[] | null
}

/** Replaces global ids by ids of rows. A missing id stays missing, and null stays null. */
function withRowIds({ id, programId, after, tasks, ...rest }: SentApplication) {
  const idIn = (globalId: string | null | undefined, typename: string) =>
    globalId == null ? globalId : rowIdIn(globalId, typename)
  return {
    ...rest,
    id: idIn(id, 'Application'),
    programId: idIn(programId, 'Program'),
    after: idIn(after, 'Application'),
    tasks: tasks?.map(task => ({
      ...task,
      id: idIn(task.id, 'ApplicationTask'),
      documentId: idIn(task.documentId, 'Document'),
    })),
  }
}

signedInMutation({
  name: 'saveApplication',
  description:
    'Saves what changed about an application, or begins one: with the next deadline that the catalogue knows, and with a list of what there is to do.',
  errors: [NotFoundError, PlanRequiredError, ValidationError],
  input: {
    description: 'What changed about an application. What is left out stays as it is.',
    fields: t => ({
      id: t.id({
        description: 'Left out, a new application to `programId` begins, or the one that there is goes on.',
      }),
      programId: t.id({ description: 'The programme of a new application.' }),
      status: t.field({ type: ApplicationStatusEnum, description: 'The column that it goes to.' }),
      after: t.id({
        description:
          'The application behind which it is to stand in its column; null: at the top; left out: where it is, or at the end of a new column.',
      }),
      deadline: t.string({
        description: 'The day by which to apply: `2027-01-15`, between 2000 and 2100; null takes it away.',
      }),
      notes: t.string({ description: 'Notes: at most 5,000 characters.' }),
      tasks: t.field({
        type: [ApplicationTaskInput],
        description: 'All things to do in their order, at most 40: one that is missing is gone.',
      }),
    }),
  },
  resolve: (input, { app, viewer }) => saveApplication({ app, viewer, input: withRowIds(input) }),
  payload: {
    description: 'The application is saved.',
    fields: t => ({ application: changedApplication(t), alsoChanged: alsoChanged(t) }),
  },
})

signedInMutation({
  name: 'tickCountryStep',
  description:
    "Ticks a step of a country, or takes the tick away, for all of the person's applications there.",
  errors: [NotFoundError],
  input: {
    description: 'A step of a country to tick.',
    fields: t => ({
      applicationId: t.id({ required: true, description: 'One of the applications there.' }),
      key: t.string({ required: true, description: 'The `key` of the step.' }),
      isDone: t.boolean({ required: true, description: 'Whether it is done.' }),
    }),
  },
  resolve: ({ applicationId, key, isDone }, { app, viewer }) =>
    tickCountryStep({ app, viewer, applicationId: rowIdIn(applicationId, 'Application'), key, isDone }),
  payload: {
    description: 'The tick is saved.',
    fields: t => ({ application: changedApplication(t), alsoChanged: alsoChanged(t) }),
  },
})

signedInMutation({
  name: 'deleteApplication',
  description: 'Deletes an application. It can be taken back for 30 days, and is then gone for good.',
  errors: [NotFoundError],
  input: {
    description: 'An application to delete.',
    fields: t => ({ id: t.id({ required: true, description: 'The application to delete.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    const applicationId = rowIdIn(input.id, 'Application')
    return { applicationId, ...(await deleteApplication({ app, viewer, applicationId })) }
  },
  payload: {
    description: 'The application is deleted. `restoreApplication` takes it back within 30 days.',
    fields: t => ({
      deletedId: t.globalID({
        description: 'The application that was deleted.',
        resolve: ({ applicationId }) => ({ type: 'Application', id: applicationId }),
      }),
      program: t.prismaField({
        type: ProgramNode,
        description: 'The programme that it was for.',
        // The payload may read the programme once more, although it is no longer on the shortlist.
        resolve: (query, { programId }, _args, { prisma }) =>
          prisma.program.findUniqueOrThrow({ ...query, where: { id: programId } }),
      }),
    }),
  },
})

signedInMutation({
  name: 'restoreApplication',
  description: 'Takes a deleted application back, within 30 days. One that is not deleted stays as it is.',
  errors: [NotFoundError, PlanRequiredError],
  input: {
    description: 'A deleted application to take back.',
    fields: t => ({ id: t.id({ required: true, description: 'The application to take back.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    const applicationId = rowIdIn(input.id, 'Application')
    await restoreApplication({ app, viewer, applicationId })
    return { applicationId }
  },
  payload: {
    description: 'The application is back, with its notes and its list.',
    fields: t => ({ application: changedApplication(t) }),
  },
})

signedInMutation({
  name: 'createCalendarAddress',
  description:
    'Makes a secret address under which calendar programs read the deadlines. A former address ends.',
  errors: [],
  resolve: (_input, { app, viewer }) => createCalendarAddress({ app, viewer }),
  payload: {
    description: 'There is an address for calendars. Anybody who knows it can read the deadlines.',
    fields: t => ({
      address: t.exposeString('address', { description: 'Shown this once; a new one replaces it.' }),
    }),
  },
})

signedInMutation({
  name: 'removeCalendarAddress',
  description: 'Ends the calendar address. Where there is none, nothing changes.',
  errors: [],
  resolve: async (_input, { app, viewer }) => {
    await removeCalendarAddress({ app, viewer })
    return {}
  },
  payload: { description: 'No address shows the deadlines any longer.' },
})

signedInMutation({
  name: 'setReminders',
  description: 'Says whether the person is reminded of deadlines by mail.',
  errors: [],
  input: {
    description: 'Whether to be reminded.',
    fields: t => ({
      wantsReminders: t.boolean({
        required: true,
        description: 'Whether the person is to be reminded of deadlines by mail.',
      }),
    }),
  },
  resolve: async ({ wantsReminders }, { app, viewer }) => {
    await setReminders({ app, viewer, wantsReminders })
    return {}
  },
  payload: { description: 'Reminders are on, or off.' },
})
