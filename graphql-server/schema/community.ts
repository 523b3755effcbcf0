import { acceptAnswer, deletePost, reportPost } from '../domain/community/changePost.ts'
import { hidePost, keepPost, restorePost } from '../domain/community/moderatePost.ts'
import { postsVisibleTo } from '../domain/community/policy.ts'
import { answerQuestion, askQuestion } from '../domain/community/writePost.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import { AccountName } from './accountName.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const

/** The most answers to a question that are shown. */
const MOST_ANSWERS = 100
/** The most reports of a post that are shown. */
const MOST_REPORTS = 20

const ReportObject = builder.prismaObject('CommunityReport', {
  ...own,
  description: 'A report of a post. Seen by admins only.',
  fields: t => ({
    number: t.exposeInt('id', { description: 'Its number.' }),
    reason: t.exposeString('reason', { description: 'Why it was reported.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was reported.' }),
  }),
})

const PostNode = builder.prismaNode('CommunityPost', {
  ...own,
  description:
    'A question to the community, or an answer to one. Plain text. A hidden one is seen by its author and by admins.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(postsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number, as in its address.' }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'The question in a line; null for an answer.',
    }),
    body: t.exposeString('body', { description: 'What it says.' }),
    authorName: t.string({
      description: 'The name that its author has chosen for the community.',
      select: { user: { select: { communityName: true } } },
      resolve: ({ user }) => (user === null ? 'Somebody who left' : (user.communityName ?? 'A student')),
    }),
    isOwn: t.boolean({
      description: 'Whether the viewer wrote it.',
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) => viewer !== null && userId === viewer.userId,
    }),
    isAccepted: t.exposeBoolean('isAccepted', {
      description: 'Of an answer: whether who asked has accepted it.',
    }),
    isHidden: t.boolean({
      description: 'Whether an admin has hidden it.',
      select: { hiddenAt: true },
      resolve: ({ hiddenAt }) => hiddenAt !== null,
    }),
    hiddenReason: t.exposeString('hiddenReason', {
      nullable: true,
      description: 'Why it is hidden; null where it is not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    question: t.relation('question', {
      nullable: true,
      description: 'The question that it answers; null for a question.',
    }),
    answerCount: t.relationCount('answers', {
      description: 'How many answers there are that the viewer may read.',
      where: (_args, { viewer }) => postsVisibleTo(viewer),
    }),
    isAnswered: t.boolean({
      description: 'Of a question: whether an answer is accepted.',
      select: { answers: { where: { isAccepted: true }, select: { id: true }, take: 1 } },
      resolve: ({ answers }) => answers.length > 0,
    }),
    answers: t.relation('answers', {
      description: `Its answers, the accepted one first, then the oldest first: at most ${MOST_ANSWERS}.`,
      query: (_args, { viewer }) => ({
        where: postsVisibleTo(viewer),
        orderBy: [{ isAccepted: 'desc' }, { id: 'asc' }],
        take: MOST_ANSWERS,
      }),
      complexity: MOST_ANSWERS,
    }),
    isReported: t.boolean({
      description: 'Whether the viewer has reported it.',
      select: (_args, { viewer }) => ({
        reports: { where: { userId: viewer?.userId ?? 0 }, select: { id: true }, take: 1 },
      }),
      resolve: ({ reports }) => reports.length > 0,
    }),
    author: t.field({
      type: AccountName,
      nullable: true,
      description: 'The account of its author, for admins; null for everybody else.',
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) =>
        viewer?.role === 'ADMIN' && userId !== null ? { id: userId } : null,
    }),
    reports: t.relation('reports', {
      type: ReportObject,
      description: `Its reports that are not settled, for admins, the oldest first: at most ${MOST_REPORTS}. Empty for everybody else.`,
      query: (_args, { viewer }) => ({
        where: viewer?.role === 'ADMIN' ? { resolvedAt: null } : { id: { in: [] } },
        orderBy: { id: 'asc' },
        take: MOST_REPORTS,
      }),
      complexity: MOST_REPORTS,
    }),
  }),
})

builder.prismaObjectField('User', 'communityName', t =>
  t.exposeString('communityName', {
    nullable: true,
    description: 'The name that others see in the community; null before the first post.',
  }),
)

const ReviewedEnum = builder.enumType('ModerationList', {
  description: 'Which posts an admin looks through.',
  values: {
    REPORTED: { description: 'Those with reports that are not settled.' },
    HIDDEN: { description: 'Those that are hidden.' },
  },
})

const QUESTIONS = { questionId: null } as const
const LISTS = {
  REPORTED: { reports: { some: { resolvedAt: null } } },
  HIDDEN: { hiddenAt: { not: null } },
} as const

builder.queryFields(t => ({
  communityQuestions: t.prismaConnection(
    {
      type: 'CommunityPost',
      cursor: 'id',
      description: 'The questions of the community, the newest first.',
      authScopes: { signedIn: true },
      resolve: (query, _root, _args, { prisma, viewer }) =>
        prisma.communityPost.findMany({
          ...query,
          where: visible(postsVisibleTo(viewer), QUESTIONS),
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
      totalCount: (_root, _args, { prisma, viewer }) =>
        prisma.communityPost.count({ where: visible(postsVisibleTo(viewer), QUESTIONS) }),
    },
    {
      name: 'QueryCommunityQuestionsConnection',
      description: 'A page of questions.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many questions there are.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryCommunityQuestionsConnectionEdge', description: 'A question in the list.' },
  ),
  moderatedPosts: t.prismaConnection(
    {
      type: 'CommunityPost',
      cursor: 'id',
      description: 'Posts that an admin looks through, the newest first. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      args: { list: t.arg({ type: ReviewedEnum, required: true, description: 'Which ones.' }) },
      resolve: async (query, _root, { list }, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.communityPost.findMany({
              ...query,
              where: visible(postsVisibleTo(viewer), LISTS[list]),
              orderBy: { id: 'desc' },
            })
          : null,
      totalCount: (_root, { list }, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? prisma.communityPost.count({ where: visible(postsVisibleTo(viewer), LISTS[list]) })
          : 0,
    },
    {
      name: 'QueryModeratedPostsConnection',
      description: 'A page of posts.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many posts there are.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryModeratedPostsConnectionEdge', description: 'A post in the list.' },
  ),
}))

/** The payload's field for a post as it is now; null where the viewer no longer sees it. */
function postField(t: PayloadFields<{ postId: number }>) {
  return t.prismaField({
    type: PostNode,
    nullable: true,
    description: 'The post as it is now, or the question that it answers; null once there is none.',
    resolve: (query, { postId }, _args, { prisma, viewer }) =>
      prisma.communityPost.findFirst({ ...query, where: visible(postsVisibleTo(viewer), { id: postId }) }),
  })
}

const idOf = (id: string) => rowIdIn(id, 'CommunityPost')
const NAME =
  'The name that others see: 2 to 30 characters. It is kept, and changes on all posts of the person.'

signedInMutation({
  name: 'askQuestion',
  description: 'Asks the community a question.',
  errors: [ValidationError, ConflictError, RateLimitedError],
  input: {
    description: 'A question.',
    fields: t => ({
      name: t.string({ required: true, description: NAME }),
      title: t.string({ required: true, description: 'The question in a line: 10 to 160 characters.' }),
      body: t.string({ required: true, description: 'What others need to know: 10 to 4,000 characters.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => ({ postId: await askQuestion({ app, viewer, input }) }),
  payload: { description: 'The question is there.', fields: t => ({ post: postField(t) }) },
})

signedInMutation({
  name: 'answerQuestion',
  description: 'Answers a question of the community.',
  errors: [ValidationError, NotFoundError, ConflictError, RateLimitedError],
  input: {
    description: 'An answer.',
    fields: t => ({
      questionId: t.id({ required: true, description: 'The question.' }),
      name: t.string({ required: true, description: NAME }),
      body: t.string({ required: true, description: 'The answer: 10 to 4,000 characters.' }),
    }),
  },
  resolve: async ({ questionId, ...input }, { app, viewer }) => {
    const postId = idOf(questionId)
    await answerQuestion({ app, viewer, questionId: postId, input })
    return { postId }
  },
  payload: { description: 'The answer is there.', fields: t => ({ post: postField(t) }) },
})

signedInMutation({
  name: 'acceptAnswer',
  description: 'Accepts an answer to the own question in place of another one, or takes that back.',
  errors: [NotFoundError, ForbiddenError, ConflictError],
  input: {
    description: 'An answer.',
    fields: t => ({
      postId: t.id({ required: true, description: 'The answer.' }),
      isAccepted: t.boolean({ required: true, description: 'Whether it is accepted.' }),
    }),
  },
  resolve: async ({ postId, isAccepted }, { app, viewer }) => ({
    postId: await acceptAnswer({ app, viewer, postId: idOf(postId), isAccepted }),
  }),
  payload: { description: 'It is accepted, or no longer.', fields: t => ({ post: postField(t) }) },
})

signedInMutation({
  name: 'deletePost',
  description: 'Deletes an own post. The answers to a question go with it.',
  errors: [NotFoundError, ForbiddenError],
  input: {
    description: 'A post.',
    fields: t => ({ postId: t.id({ required: true, description: 'The post.' }) }),
  },
  resolve: async ({ postId }, { app, viewer }) => ({
    postId: (await deletePost({ app, viewer, postId: idOf(postId) })) ?? 0,
  }),
  payload: { description: 'It is deleted.', fields: t => ({ post: postField(t) }) },
})

signedInMutation({
  name: 'reportPost',
  description: "Reports another person's post to the admins. A second report changes nothing.",
  errors: [ValidationError, NotFoundError, ConflictError, RateLimitedError],
  input: {
    description: 'A post, and what is wrong with it.',
    fields: t => ({
      postId: t.id({ required: true, description: 'The post.' }),
      reason: t.string({ required: true, description: 'Why: 3 to 500 characters.' }),
    }),
  },
  resolve: async ({ postId: id, ...input }, { app, viewer }) => {
    const postId = idOf(id)
    await reportPost({ app, viewer, postId, input })
    return { postId }
  },
  payload: { description: 'It is reported.', fields: t => ({ post: postField(t) }) },
})

signedInMutation({
  name: 'hidePost',
  description: 'Hides a post and settles its reports. For admins.',
  errors: [ForbiddenError, ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'A post, and why it is hidden.',
    fields: t => ({
      postId: t.id({ required: true, description: 'The post.' }),
      reason: t.string({ required: true, description: 'Why: 3 to 500 characters. Its author reads it.' }),
    }),
  },
  resolve: async ({ postId: id, ...input }, { app, viewer }) => {
    const postId = idOf(id)
    await hidePost({ app, viewer, postId, input })
    return { postId }
  },
  payload: { description: 'It is hidden.', fields: t => ({ post: postField(t) }) },
})

signedInMutation({
  name: 'restorePost',
  description: 'Shows a hidden post again. For admins.',
  errors: [ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'A post.',
    fields: t => ({ postId: t.id({ required: true, description: 'The post.' }) }),
  },
  resolve: async ({ postId: id }, { app, viewer }) => {
    const postId = idOf(id)
    await restorePost({ app, viewer, postId })
    return { postId }
  },
  payload: { description: 'It is shown.', fields: t => ({ post: postField(t) }) },
})

signedInMutation({
  name: 'keepPost',
  description: 'Leaves a reported post as it is and settles its reports. For admins.',
  errors: [ForbiddenError, NotFoundError],
  input: {
    description: 'A post.',
    fields: t => ({ postId: t.id({ required: true, description: 'The post.' }) }),
  },
  resolve: async ({ postId: id }, { app, viewer }) => {
    const postId = idOf(id)
    await keepPost({ app, viewer, postId })
    return { postId }
  },
  payload: { description: 'It stays.', fields: t => ({ post: postField(t) }) },
})
