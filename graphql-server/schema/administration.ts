import { adjustCredits } from '../domain/administration/adjustCredits.ts'
import { changeRole } from '../domain/administration/changeRole.ts'
import { jobsVisibleTo, peopleVisibleTo, peopleWith } from '../domain/administration/policy.ts'
import { type Overview, readJobCounts, readOverview } from '../domain/administration/readOverview.ts'
import { retryJob } from '../domain/administration/retryJob.ts'
import { signOutPerson } from '../domain/administration/signOutPerson.ts'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import type { CreditEntryKind, JobState } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { PlanCodeEnum } from './plan.ts'
import { SubscriptionObject } from './subscription.ts'
import { RoleEnum } from './user.ts'

const own = { authScopes: { signedIn: true } } as const

/** The most entries of the ledger, and payments, that a person is shown with. */
const MOST_SHOWN = 20

const CreditEntryKindEnum = builder.enumType('CreditEntryKind', {
  description: 'Why the ledger of credits has an entry.',
  values: {
    SIGN_UP: { description: 'Given with the account.' },
    PROMOTION: { description: 'Given with a promotion.' },
    RESERVATION: { description: 'Taken for a document.' },
    RETURN: { description: 'Given back, since a document failed.' },
    ADJUSTMENT: { description: 'Given or taken by an admin.' },
  } satisfies Record<CreditEntryKind, { description: string }>,
})

const CreditEntryObject = builder.prismaObject('CreditEntry', {
  ...own,
  description: "An entry of a person's ledger of credits. Seen by admins only.",
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    kind: t.expose('kind', { type: CreditEntryKindEnum, description: 'Why it is there.' }),
    amount: t.exposeInt('amount', { description: 'Credits: positive ones are given, negative ones taken.' }),
    note: t.exposeString('note', { nullable: true, description: 'The reason that an admin gave.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
})

const PersonNode = builder.prismaNode('User', {
  variant: 'Person',
  ...own,
  description:
    'Somebody with an account, as an admin sees them: without answers, texts and anything else that they wrote. Seen by admins only.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(peopleVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The number of the account.' }),
    username: t.exposeString('username', { description: 'The name that they sign in with.' }),
    email: t.exposeString('email', { description: 'Where mails go.' }),
    fullName: t.exposeString('fullName', { description: 'Their name in full.' }),
    role: t.expose('role', { type: RoleEnum, description: 'What they are to Gradwright.' }),
    plan: t.expose('plan', { type: PlanCodeEnum, description: 'The plan that they are on.' }),
    isViewer: t.boolean({
      description: 'Whether it is the account of who is asking.',
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => id === viewer?.userId,
    }),
    isEmailConfirmed: t.boolean({
      description: 'Whether the address is confirmed.',
      select: { emailConfirmedAt: true },
      resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    }),
    emailRefusedAt: t.expose('emailRefusedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a mail server refused the address for good; null where none did.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was opened.' }),
    deletionDueAt: t.expose('deletionDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account is erased, since its owner asked for it; null for others.',
    }),
    creditsRemaining: t.int({
      description: 'Credits left: the sum of the ledger.',
      select: { id: true },
      resolve: ({ id }, _args, { loaders }) => loaders.creditBalance.load(id),
    }),
    documentCount: t.relationCount('documents', { description: 'How many documents there are.' }),
    sessionCount: t.relationCount('sessions', {
      description: 'On how many devices they are signed in.',
      where: (_args, { app }) => ({ expiresAt: { gt: app.now() } }),
    }),
    subscription: t.relation('subscription', {
      nullable: true,
      type: SubscriptionObject,
      description: 'The subscription that goes on, or the last one; null before the first.',
    }),
    creditEntries: t.relation('creditEntries', {
      type: CreditEntryObject,
      description: `The last ${MOST_SHOWN} entries of the ledger, newest first.`,
      query: { orderBy: { id: 'desc' }, take: MOST_SHOWN },
      complexity: MOST_SHOWN,
    }),
    payments: t.relation('payments', {
      description: `The last ${MOST_SHOWN} payments, newest first.`,
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MOST_SHOWN },
      complexity: MOST_SHOWN,
    }),
  }),
})

builder.queryField('people', t =>
  t.prismaConnection(
    {
      type: PersonNode,
      cursor: 'id',
      description: 'Everybody with an account, the newest first. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      args: {
        search: t.arg.string({
          description: 'Only those with this in their name, username or address, or `#` and their number.',
        }),
        role: t.arg({ type: RoleEnum, description: 'Only those with this role.' }),
      },
      resolve: async (query, _root, filter, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.user.findMany({
              ...query,
              where: { AND: [peopleVisibleTo(viewer), peopleWith(filter)] },
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            })
          : null,
      totalCount: (_root, filter, { prisma, viewer }) =>
        prisma.user.count({ where: { AND: [peopleVisibleTo(viewer), peopleWith(filter)] } }),
    },
    {
      name: 'QueryPeopleConnection',
      description: 'A page of people.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many people the search leaves.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryPeopleConnectionEdge', description: 'A person in the list.' },
  ),
)

const JobStateEnum = builder.enumType('JobState', {
  description: 'The state of a job.',
  values: {
    WAITING: { description: 'A worker takes it when it is due.' },
    RUNNING: { description: 'A worker is doing it.' },
    DONE: { description: 'It is done.' },
    FAILED: { description: 'It failed and is not tried again by itself.' },
    CANCELLED: { description: 'It is no longer wanted.' },
  } satisfies Record<JobState, { description: string }>,
})

const JobCountObject = builder.objectRef<Overview['jobs'][number]>('JobCount').implement({
  ...own,
  description: 'The jobs of one kind in one state. Those that are done or cancelled are not counted.',
  fields: t => ({
    kind: t.exposeString('kind', { description: 'What is done, such as `write-document`.' }),
    state: t.expose('state', { type: JobStateEnum, description: 'Their state.' }),
    count: t.exposeInt('count', { description: 'How many there are.' }),
    waitingSeconds: t.int({
      description: 'How long the oldest one has been due, in seconds; 0 where none waits.',
      resolve: ({ seconds }) => Math.round(seconds),
    }),
  }),
})

builder.prismaNode('Job', {
  ...own,
  description: 'Work that is done apart from a request. Seen by admins only.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(jobsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number, as in the log.' }),
    kind: t.exposeString('kind', { description: 'What is done, such as `write-document`.' }),
    subjectId: t.exposeInt('subjectId', { description: 'The number of the row it is about; 0 without one.' }),
    state: t.expose('state', { type: JobStateEnum, description: 'Its state.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'Why the last try failed. It has no words of a person.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null before that.',
    }),
  }),
})

const FAILED = { state: 'FAILED', finishedAt: { not: null } } as const

builder.queryFields(t => ({
  failedJobs: t.prismaConnection(
    {
      type: 'Job',
      cursor: 'id',
      description: 'The jobs that failed, the last one first. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      resolve: async (query, _root, _args, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.job.findMany({
              ...query,
              where: visible(jobsVisibleTo(viewer), FAILED),
              orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
            })
          : null,
      totalCount: (_root, _args, { prisma, viewer }) =>
        prisma.job.count({ where: visible(jobsVisibleTo(viewer), FAILED) }),
    },
    {
      name: 'QueryFailedJobsConnection',
      description: 'A page of failed jobs.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many have failed.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryFailedJobsConnectionEdge', description: 'A failed job in the list.' },
  ),
  jobCounts: t.field({
    type: [JobCountObject],
    nullable: true,
    description: 'The unfinished and the failed jobs by kind and state. Null for everybody but admins.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, viewer }) => readJobCounts({ app, viewer }),
  }),
}))

const OverviewObject = builder.objectRef<Overview>('Overview').implement({
  ...own,
  description: 'The state of the installation, in figures.',
  fields: t => ({
    people: t.exposeInt('people', { description: 'Accounts.' }),
    newPeople: t.exposeInt('newPeople', { description: 'Accounts of the last seven days.' }),
    payingPeople: t.exposeInt('payingPeople', { description: 'People on a paid plan.' }),
    jobs: t.field({
      type: [JobCountObject],
      description: 'The unfinished and the failed jobs by kind and state.',
      resolve: ({ jobs }) => [...jobs],
    }),
    waitingMails: t.exposeInt('waitingMails', { description: 'Mails that have not left.' }),
    failedMails: t.exposeInt('failedMails', { description: 'Mails that no mail server took.' }),
    newPayments: t.exposeInt('newPayments', { description: 'Payments of the last seven days.' }),
    disputedPayments: t.exposeInt('disputedPayments', { description: 'Payments disputed at the bank.' }),
    openSupport: t.exposeInt('openSupport', {
      description: 'Conversations with support that wait for an answer.',
    }),
    lateSupport: t.exposeInt('lateSupport', {
      description: 'Those of them whose promised time is over.',
    }),
    reportedPosts: t.exposeInt('reportedPosts', {
      description: 'Posts of the community with a report that nobody settled.',
    }),
    isPromotionRunning: t.exposeBoolean('isPromotionRunning', {
      description: 'Whether the promotion can be claimed now.',
    }),
    newClaims: t.exposeInt('newClaims', { description: 'Claims of the promotion of the last seven days.' }),
    database: t.exposeString('database', { description: '`embedded`, or `server`.' }),
    billing: t.exposeString('billing', { description: 'How purchases work: `off`, `sandbox` or `stripe`.' }),
    hasOutsideModel: t.exposeBoolean('hasOutsideModel', {
      description: 'Whether an outside model can write.',
    }),
  }),
})

builder.queryField('overview', t =>
  t.field({
    type: OverviewObject,
    nullable: true,
    description: 'The state of the installation, in figures. Null for everybody but admins.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, viewer }) => readOverview({ app, viewer }),
  }),
)

/** The payload's field for the person that was changed. */
function personField(t: PayloadFields<{ personId: number }>) {
  return t.prismaField({
    type: PersonNode,
    description: 'The person as they are now.',
    resolve: (query, { personId }, _args, { prisma, viewer }) =>
      prisma.user.findFirstOrThrow({
        ...query,
        where: visible(peopleVisibleTo(viewer), { id: personId }),
      }),
  })
}

/** Runs an action on the person with this global id. */
async function actOn(
  id: string,
  { app, viewer }: { app: AppContext; viewer: Viewer | null },
  act: (target: { app: AppContext; viewer: Viewer | null; personId: number }) => Promise<void>,
): Promise<{ personId: number }> {
  const personId = rowIdIn(id, 'Person')
  await act({ app, viewer, personId })
  return { personId }
}

signedInMutation({
  name: 'changeRole',
  description: "Gives another person a role. For admins, and never for one's own account.",
  errors: [ValidationError, ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'The person and the role.',
    fields: t => ({
      personId: t.id({ required: true, description: 'The person.' }),
      role: t.field({
        type: RoleEnum,
        required: true,
        description: 'The role. Staff of a consultancy come with it and not by this.',
      }),
    }),
  },
  resolve: ({ personId, ...input }, context) =>
    actOn(personId, context, target => changeRole({ ...target, input })),
  payload: {
    description: 'The person has the role from their next request on.',
    fields: t => ({ person: personField(t) }),
  },
})

signedInMutation({
  name: 'adjustCredits',
  description: 'Gives a person credits, or takes some, by an entry of the ledger. For admins.',
  errors: [ValidationError, ForbiddenError, NotFoundError],
  input: {
    description: 'The person, how many, and why.',
    fields: t => ({
      personId: t.id({ required: true, description: 'The person.' }),
      amount: t.int({
        required: true,
        description: 'How many: −50 to 50. Negative ones are taken, and never more than there are.',
      }),
      reason: t.string({
        required: true,
        description: "Why: 3 to 500 characters. It is on the entry, and in the person's archive.",
      }),
    }),
  },
  resolve: ({ personId, ...input }, context) =>
    actOn(personId, context, target => adjustCredits({ ...target, input })),
  payload: { description: 'The entry is made.', fields: t => ({ person: personField(t) }) },
})

signedInMutation({
  name: 'signOutPerson',
  description: "Ends every session of another person. For admins, and never for one's own account.",
  errors: [ForbiddenError, NotFoundError],
  input: {
    description: 'The person.',
    fields: t => ({ personId: t.id({ required: true, description: 'The person.' }) }),
  },
  resolve: ({ personId }, context) => actOn(personId, context, signOutPerson),
  payload: { description: 'The person is signed out everywhere.', fields: t => ({ person: personField(t) }) },
})

signedInMutation({
  name: 'retryJob',
  description: 'Has a failed job done again, from its first attempt. For admins.',
  errors: [ForbiddenError, ConflictError],
  input: {
    description: 'The job.',
    fields: t => ({ jobId: t.id({ required: true, description: 'The job.' }) }),
  },
  resolve: async ({ jobId }, { app, viewer }) => {
    await retryJob({ app, viewer, jobId: rowIdIn(jobId, 'Job') })
    return { jobId }
  },
  payload: {
    description: 'A worker takes the job next.',
    fields: t => ({
      retriedJobId: t.id({
        description: 'The job, which has left the failed ones.',
        resolve: ({ jobId }) => jobId,
      }),
      failedJobCount: t.int({
        description: 'How many failed jobs are left.',
        resolve: (_payload, _args, { prisma, viewer }) =>
          prisma.job.count({ where: visible(jobsVisibleTo(viewer), FAILED) }),
      }),
      jobCounts: t.field({
        type: [JobCountObject],
        nullable: true,
        description: 'The jobs by kind and state as they are now.',
        resolve: (_payload, _args, { app, viewer }) => readJobCounts({ app, viewer }),
      }),
    }),
  },
})
