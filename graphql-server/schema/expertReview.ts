import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  PlanRequiredError,
  ValidationError,
} from '../domain/errors.ts'
import {
  commentOnReview,
  removeComment,
  returnReview,
  takeReview,
  withdrawReview,
} from '../domain/expertReviews/changeReview.ts'
import { canHandOver, handOver } from '../domain/expertReviews/handOver.ts'
import { expertReviewsVisibleTo, reviewsGivenTo } from '../domain/expertReviews/policy.ts'
import { countWaiting, type ReviewWait, readReviewWait } from '../domain/expertReviews/readReviews.ts'
import { storedParagraphs } from '../domain/expertReviews/storedParagraphs.ts'
import { visible } from '../domain/visible.ts'
import type { ExpertReviewState } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { DocumentTypeEnum } from './document.ts'

const own = { authScopes: { signedIn: true } } as const

/** The most comments of a review. */
const MOST_COMMENTS = 100

const StateEnum = builder.enumType('ExpertReviewState', {
  description: 'The state of a text that was handed to a reviewer.',
  values: {
    WAITING: { description: 'It waits for a reviewer.' },
    ASSIGNED: { description: 'A reviewer has it.' },
    RETURNED: { description: 'It is back, with comments and a summary.' },
    WITHDRAWN: { description: 'Its owner took it back.' },
  } satisfies Record<ExpertReviewState, { description: string }>,
})

const ParagraphObject = builder.objectRef<{ key: string; text: string }>('HandedParagraph').implement({
  ...own,
  description: 'A paragraph of a text as it was handed over.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Its name within the text.' }),
    text: t.exposeString('text', { description: 'Its words.' }),
  }),
})

const CommentObject = builder.prismaObject('ExpertComment', {
  ...own,
  description: "A reviewer's comment.",
  fields: t => ({
    number: t.exposeInt('id', { description: 'Its number.' }),
    paragraphKey: t.exposeString('paragraphKey', { description: 'The paragraph that it is about.' }),
    quote: t.exposeString('quote', {
      nullable: true,
      description: 'The words that it is about; null for the whole paragraph.',
    }),
    body: t.exposeString('body', { description: 'What it says: plain text.' }),
  }),
})

const ReviewNode = builder.prismaNode('ExpertReview', {
  ...own,
  description:
    'A text that a person handed to a reviewer, as it was then. Seen by that person and that reviewer, who is not told whose it is.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(expertReviewsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number, as in its address.' }),
    documentType: t.expose('documentType', {
      type: DocumentTypeEnum,
      description: 'What kind of text it is.',
    }),
    course: t.exposeString('course', { description: 'The course that it is for.' }),
    targetUniversity: t.exposeString('targetUniversity', {
      nullable: true,
      description: 'The university that it is for; null where none is named.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What its owner asks the reviewer to look at.',
    }),
    state: t.expose('state', { type: StateEnum, description: 'Its state.' }),
    isOwn: t.boolean({
      description: "Whether it is the viewer's own text.",
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was handed over.' }),
    returnedAt: t.expose('returnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was returned; null before that.',
    }),
    paragraphs: t.field({
      type: [ParagraphObject],
      description: 'The text.',
      select: { paragraphs: true },
      resolve: ({ paragraphs }) => storedParagraphs.parse(paragraphs),
    }),
    summary: t.exposeString('summary', {
      nullable: true,
      description: "The reviewer's summary; null before it is returned.",
    }),
    comments: t.relation('comments', {
      type: CommentObject,
      description: `The comments in their order, at most ${MOST_COMMENTS}. Its owner sees them when it is returned.`,
      query: (_args, { viewer }) => ({
        where: {
          review: { OR: [{ state: 'RETURNED' as const }, reviewsGivenTo(viewer)] },
        },
        orderBy: { id: 'asc' },
        take: MOST_COMMENTS,
      }),
      complexity: MOST_COMMENTS,
    }),
  }),
})

builder.prismaObjectFields('Document', t => ({
  canHandOver: t.boolean({
    description:
      "Whether a reviewer may be handed its text: it is ready, its owner reads all of it, and their plan has expert reviews. `handOverDocument` still refuses where the month's are used.",
    select: { status: true, unlockedAt: true, sealedAt: true, user: { select: { plan: true } } },
    resolve: document => canHandOver(document),
  }),
  expertReview: t.field({
    type: ReviewNode,
    nullable: true,
    description: 'The last review of its text, unless it was taken back. Null for everybody but its owner.',
    select: (_args, { viewer }, nestedSelection) => ({
      expertReviews: nestedSelection({
        where: { userId: viewer?.userId ?? 0, state: { not: 'WITHDRAWN' as const } },
        orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
        take: 1,
      }),
    }),
    resolve: ({ expertReviews }) => expertReviews[0] ?? null,
  }),
}))

builder.prismaObjectField('User', 'expertReviews', t =>
  t.relatedConnection(
    'expertReviews',
    {
      cursor: 'id',
      totalCount: true,
      description: 'The texts that the person handed to a reviewer, the newest first.',
      query: (_args, { viewer }) => ({
        where: { userId: viewer?.userId ?? 0 },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
    },
    {
      name: 'UserExpertReviewsConnection',
      description: 'A page of texts that were handed over.',
      fields: connection => ({
        totalCount: connection.int({ description: 'How many there are in all.', resolve: totalCountOf }),
      }),
    },
    { name: 'UserExpertReviewsConnectionEdge', description: 'A text in the list.' },
  ),
)

const ReviewWaitObject = builder.objectRef<ReviewWait>('ExpertReviewWait').implement({
  ...own,
  description: 'How long reviews take, measured from the last ones: at most 20.',
  fields: t => ({
    reviews: t.exposeInt('reviews', { description: 'How many reviews are measured.' }),
    medianSeconds: t.exposeInt('medianSeconds', {
      nullable: true,
      description:
        'Half of them were back within this time, in seconds; null where there are fewer than five.',
    }),
  }),
})

builder.queryFields(t => ({
  textsToReview: t.prismaConnection(
    {
      type: 'ExpertReview',
      cursor: 'id',
      description:
        'Texts that were given to the viewer: those that wait for comments, the oldest first, then those that are returned. Null for everybody but reviewers.',
      authScopes: { public: true },
      nullable: true,
      resolve: async (query, _root, _args, { prisma, viewer }) =>
        viewer?.role === 'REVIEWER'
          ? await prisma.expertReview.findMany({
              ...query,
              where: reviewsGivenTo(viewer),
              orderBy: [{ state: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
            })
          : null,
      totalCount: (_root, _args, { prisma, viewer }) =>
        prisma.expertReview.count({ where: reviewsGivenTo(viewer) }),
    },
    {
      name: 'QueryTextsToReviewConnection',
      description: 'A page of texts.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many there are.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryTextsToReviewConnectionEdge', description: 'A text in the list.' },
  ),
  waitingTexts: t.int({
    nullable: true,
    description:
      'How many texts wait for a reviewer that the viewer could take. Null for everybody but reviewers.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, viewer }) => countWaiting({ app, viewer }),
  }),
  expertReviewWait: t.field({
    type: ReviewWaitObject,
    description: 'How long reviews take.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, { app }) => readReviewWait({ app }),
  }),
}))

/** The payload's field for the review that was changed; null where the viewer no longer sees it. */
function reviewField(t: PayloadFields<{ reviewId: number }>) {
  return t.prismaField({
    type: ReviewNode,
    nullable: true,
    description: 'The review as it is now.',
    resolve: (query, { reviewId }, _args, { prisma, viewer }) =>
      prisma.expertReview.findFirst({
        ...query,
        where: visible(expertReviewsVisibleTo(viewer), { id: reviewId }),
      }),
  })
}

const idOf = (id: string) => rowIdIn(id, 'ExpertReview')

signedInMutation({
  name: 'handOverDocument',
  description: 'Hands a finished document to a reviewer: a copy of its text as it is now.',
  errors: [ValidationError, PlanRequiredError, NotFoundError, ConflictError],
  input: {
    description: 'The document, and what to look at.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The document.' }),
      note: t.string({ description: 'What the reviewer is asked to look at: at most 1,000 characters.' }),
    }),
  },
  resolve: async ({ documentId, ...input }, { app, viewer }) => ({
    reviewId: await handOver({ app, viewer, documentId: rowIdIn(documentId, 'Document'), input }),
  }),
  payload: { description: 'It is handed over.', fields: t => ({ review: reviewField(t) }) },
})

signedInMutation({
  name: 'withdrawReview',
  description: 'Takes back an own text. The reviewer sees it no more.',
  errors: [NotFoundError, ForbiddenError, ConflictError],
  input: {
    description: 'The review.',
    fields: t => ({ reviewId: t.id({ required: true, description: 'The review.' }) }),
  },
  resolve: async ({ reviewId: id }, { app, viewer }) => {
    const reviewId = idOf(id)
    await withdrawReview({ app, viewer, reviewId })
    return { reviewId }
  },
  payload: { description: 'It is taken back.', fields: t => ({ review: reviewField(t) }) },
})

signedInMutation({
  name: 'commentOnReview',
  description: 'Adds a comment on a paragraph, or on some of its words. For the reviewer who has the text.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'A comment.',
    fields: t => ({
      reviewId: t.id({ required: true, description: 'The review.' }),
      paragraphKey: t.string({ required: true, description: 'The paragraph.' }),
      quote: t.string({
        description: 'Words of the paragraph, as they stand there; left out for all of it.',
      }),
      body: t.string({ required: true, description: 'The comment: at most 2,000 characters.' }),
    }),
  },
  resolve: async ({ reviewId: id, ...input }, { app, viewer }) => {
    const reviewId = idOf(id)
    await commentOnReview({ app, viewer, reviewId, input })
    return { reviewId }
  },
  payload: { description: 'The comment is there.', fields: t => ({ review: reviewField(t) }) },
})

signedInMutation({
  name: 'removeReviewComment',
  description: 'Removes a comment of a text that is not returned. For the reviewer who has it.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'A comment.',
    fields: t => ({
      reviewId: t.id({ required: true, description: 'The review.' }),
      number: t.int({ required: true, description: "The comment's number." }),
    }),
  },
  resolve: async ({ reviewId: id, number }, { app, viewer }) => {
    const reviewId = idOf(id)
    await removeComment({ app, viewer, reviewId, commentNumber: number })
    return { reviewId }
  },
  payload: { description: 'It is removed.', fields: t => ({ review: reviewField(t) }) },
})

signedInMutation({
  name: 'returnReview',
  description: 'Returns a text to its owner with a summary. For the reviewer who has it.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'The review and its summary.',
    fields: t => ({
      reviewId: t.id({ required: true, description: 'The review.' }),
      summary: t.string({ required: true, description: 'The summary: 20 to 5,000 characters.' }),
    }),
  },
  resolve: async ({ reviewId: id, ...input }, { app, viewer }) => {
    const reviewId = idOf(id)
    await returnReview({ app, viewer, reviewId, input })
    return { reviewId }
  },
  payload: { description: 'It is returned.', fields: t => ({ review: reviewField(t) }) },
})

signedInMutation({
  name: 'takeNextText',
  description: 'Gives the viewer the text that waits the longest and is not their own. For reviewers.',
  errors: [ForbiddenError, ConflictError],
  resolve: async (_input, { app, viewer }) => {
    await takeReview({ app, viewer })
    return {}
  },
  payload: {
    description: 'The text is in the list of texts to review, if one waited.',
    fields: t => ({
      waitingTexts: t.int({
        nullable: true,
        description: 'How many wait now.',
        resolve: (_payload, _args, { app, viewer }) => countWaiting({ app, viewer }),
      }),
    }),
  },
})
