import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { assignThread } from '../domain/support/assignThread.ts'
import { closeThread } from '../domain/support/closeThread.ts'
import { openThread } from '../domain/support/openThread.ts'
import { supportThreadsVisibleTo } from '../domain/support/policy.ts'
import { isOverdue, type WaitFigures } from '../domain/support/promise.ts'
import { readSupportStaff, readWaitFigures } from '../domain/support/readSupport.ts'
import { writeMessage } from '../domain/support/writeMessage.ts'
import { visible } from '../domain/visible.ts'
import type { SupportState } from '../generated/prisma/enums.ts'
import { AccountName } from './accountName.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const

/** The most messages of a conversation that are shown, the last ones. */
const MOST_MESSAGES = 100

const SupportStateEnum = builder.enumType('SupportState', {
  description: 'The state of a conversation with support.',
  values: {
    OPEN: { description: 'Its last message waits for an answer.' },
    ANSWERED: { description: 'Support has answered.' },
    CLOSED: { description: 'Nothing can be added to it.' },
  } satisfies Record<SupportState, { description: string }>,
})

const SupportMessageObject = builder.prismaObject('SupportMessage', {
  ...own,
  description: 'A message of a conversation with support.',
  fields: t => ({
    number: t.exposeInt('id', { description: 'Its number.' }),
    isFromStaff: t.exposeBoolean('isFromStaff', { description: 'Whether support wrote it.' }),
    body: t.exposeString('body', { description: 'What it says: plain text.' }),
    wasLate: t.boolean({
      description: 'Of an answer: whether it came later than promised.',
      select: { wasLate: true },
      resolve: ({ wasLate }) => wasLate === true,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
})

const SupportThreadNode = builder.prismaNode('SupportThread', {
  ...own,
  description: 'A conversation of a person with support. Seen by that person and by admins.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(supportThreadsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number, as in its address.' }),
    subject: t.exposeString('subject', { description: 'What it is about.' }),
    state: t.expose('state', { type: SupportStateEnum, description: 'Its state.' }),
    promisedHours: t.exposeInt('promisedHours', {
      description: 'The hours within which an answer was promised.',
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      description: 'When the answer is, or was, due that was promised last.',
    }),
    isLate: t.boolean({
      description: 'Whether a message waits longer than was promised.',
      select: { state: true, dueAt: true },
      resolve: (thread, _args, { app }) => isOverdue(thread, app.now()),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    lastMessageAt: t.expose('lastMessageAt', {
      type: 'DateTime',
      description: 'When its last message was written.',
    }),
    person: t.field({
      type: AccountName,
      description: 'Who asked.',
      select: { userId: true },
      resolve: ({ userId }) => ({ id: userId }),
    }),
    assignee: t.field({
      type: AccountName,
      nullable: true,
      description: 'The admin who looks after it; null before that, and for everybody but admins.',
      select: { assigneeId: true },
      resolve: ({ assigneeId }, _args, { viewer }) =>
        assigneeId === null || viewer?.role !== 'ADMIN' ? null : { id: assigneeId },
    }),
    messages: t.relation('messages', {
      type: SupportMessageObject,
      description: `Its messages, the newest first: the last ${MOST_MESSAGES}.`,
      query: { orderBy: { id: 'desc' }, take: MOST_MESSAGES },
      complexity: MOST_MESSAGES,
    }),
  }),
})

builder.prismaObjectField('User', 'supportThreads', t =>
  t.relatedConnection(
    'supportThreads',
    {
      cursor: 'id',
      totalCount: true,
      description: "The person's conversations with support, the one written to last first.",
      query: (_args, { viewer }) => ({
        where: supportThreadsVisibleTo(viewer),
        orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
      }),
    },
    {
      name: 'UserSupportThreadsConnection',
      description: "A page of a person's conversations with support.",
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many conversations there are in all.',
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'UserSupportThreadsConnectionEdge', description: 'A conversation in the list.' },
  ),
)

const SupportWait = builder.objectRef<WaitFigures>('SupportWait').implement({
  ...own,
  description: 'How long people waited for the last answers of support, at most 50.',
  fields: t => ({
    answers: t.exposeInt('answers', { description: 'How many answers are measured.' }),
    medianSeconds: t.exposeInt('medianSeconds', {
      nullable: true,
      description: 'Half of them came within this time, in seconds; null where there are fewer than five.',
    }),
    onTime: t.exposeInt('onTime', {
      nullable: true,
      description: 'How many came within the promised time; null where there are fewer than five.',
    }),
  }),
})

builder.queryFields(t => ({
  supportThreads: t.prismaConnection(
    {
      type: 'SupportThread',
      cursor: 'id',
      description:
        'All conversations in a state; of the open ones the one first that is due first, of others the one written to last. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      args: {
        state: t.arg({ type: SupportStateEnum, required: true, description: 'Their state.' }),
      },
      resolve: async (query, _root, { state }, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.supportThread.findMany({
              ...query,
              where: visible(supportThreadsVisibleTo(viewer), { state }),
              orderBy:
                state === 'OPEN'
                  ? [{ dueAt: 'asc' }, { id: 'asc' }]
                  : [{ lastMessageAt: 'desc' }, { id: 'desc' }],
            })
          : null,
      totalCount: (_root, { state }, { prisma, viewer }) =>
        prisma.supportThread.count({ where: visible(supportThreadsVisibleTo(viewer), { state }) }),
    },
    {
      name: 'QuerySupportThreadsConnection',
      description: 'A page of conversations with support.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many there are in this state.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QuerySupportThreadsConnectionEdge', description: 'A conversation in the list.' },
  ),
  supportWait: t.field({
    type: SupportWait,
    description: 'How long people waited for the last answers of support.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, { app, viewer }) => readWaitFigures({ app, viewer }),
  }),
  supportStaff: t.field({
    type: [AccountName],
    nullable: true,
    description: 'The admins that a conversation can be given to, at most 50. Null for everybody but admins.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, viewer }) => readSupportStaff({ app, viewer }),
  }),
}))

/** The payload's field for the conversation that was changed. */
function threadField(t: PayloadFields<{ threadId: number }>) {
  return t.prismaField({
    type: SupportThreadNode,
    description: 'The conversation as it is now.',
    resolve: (query, { threadId }, _args, { prisma, viewer }) =>
      prisma.supportThread.findFirstOrThrow({
        ...query,
        where: visible(supportThreadsVisibleTo(viewer), { id: threadId }),
      }),
  })
}

signedInMutation({
  name: 'openSupportThread',
  description: 'Begins a conversation with support, where the plan has it.',
  errors: [ValidationError, PlanRequiredError, RateLimitedError, NotFoundError],
  input: {
    description: 'What it is about, and the first message.',
    fields: t => ({
      subject: t.string({ required: true, description: 'What it is about: 3 to 120 characters.' }),
      message: t.string({ required: true, description: 'The message: at most 5,000 characters.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => ({ threadId: await openThread({ app, viewer, input }) }),
  payload: {
    description: 'The message was sent.',
    fields: t => ({ thread: threadField(t) }),
  },
})

signedInMutation({
  name: 'writeSupportMessage',
  description: 'Adds a message to a conversation: an answer where an admin writes to somebody else.',
  errors: [ValidationError, NotFoundError, ConflictError, RateLimitedError],
  input: {
    description: 'The conversation and the message.',
    fields: t => ({
      threadId: t.id({ required: true, description: 'The conversation.' }),
      message: t.string({ required: true, description: 'The message: at most 5,000 characters.' }),
    }),
  },
  resolve: async ({ threadId: id, message }, { app, viewer }) => {
    const threadId = rowIdIn(id, 'SupportThread')
    await writeMessage({ app, viewer, threadId, input: { message } })
    return { threadId }
  },
  payload: { description: 'The message was sent.', fields: t => ({ thread: threadField(t) }) },
})

signedInMutation({
  name: 'closeSupportThread',
  description: 'Closes a conversation. Nothing can be added to it afterwards.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'The conversation.',
    fields: t => ({ threadId: t.id({ required: true, description: 'The conversation.' }) }),
  },
  resolve: async ({ threadId: id }, { app, viewer }) => {
    const threadId = rowIdIn(id, 'SupportThread')
    await closeThread({ app, viewer, threadId })
    return { threadId }
  },
  payload: { description: 'It is closed.', fields: t => ({ thread: threadField(t) }) },
})

signedInMutation({
  name: 'assignSupportThread',
  description: 'Gives a conversation to an admin, or to nobody. For admins.',
  errors: [ForbiddenError, ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'The conversation, and who is to look after it.',
    fields: t => ({
      threadId: t.id({ required: true, description: 'The conversation.' }),
      assignee: t.int({ description: "The number of the admin's account; left out: nobody." }),
    }),
  },
  resolve: async ({ threadId: id, assignee }, { app, viewer }) => {
    const threadId = rowIdIn(id, 'SupportThread')
    await assignThread({ app, viewer, threadId, assigneeId: assignee ?? null })
    return { threadId }
  },
  payload: { description: 'It is given.', fields: t => ({ thread: threadField(t) }) },
})
