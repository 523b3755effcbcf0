import { encodeGlobalID } from '@pothos/plugin-relay'
import { addSharedComment } from '../domain/documents/sharing/addSharedComment.ts'
import { answerComment, deleteComment, resolveComment } from '../domain/documents/sharing/answerComments.ts'
import { closeShareComments, revokeShare } from '../domain/documents/sharing/changeShare.ts'
import {
  type CommentRow,
  type CommentThread,
  type Passage,
  threadsOf,
} from '../domain/documents/sharing/comments.ts'
import {
  DEFAULT_SHARE_DAYS,
  LONGEST_COMMENT,
  LONGEST_NAME,
  LONGEST_QUOTE,
  MOST_SHARE_DAYS,
} from '../domain/documents/sharing/limits.ts'
import { readSharedDocument, type SharedDocument } from '../domain/documents/sharing/readSharedDocument.ts'
import type { ListedShare } from '../domain/documents/sharing/readSharing.ts'
import { shareDocument } from '../domain/documents/sharing/shareDocument.ts'
import { ConflictError, NotFoundError, RateLimitedError, ValidationError } from '../domain/errors.ts'
import type { ShareAccess } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { rowIdIn } from './base/ids.ts'
import { publicMutation, signedInMutation } from './base/mutations.ts'
import { changedDocument, DocumentTypeEnum } from './document.ts'

const own = { authScopes: { signedIn: true } } as const
/** Who has a link's token need not be signed in. */
const byToken = { authScopes: { public: true } } as const

const ShareAccessEnum = builder.enumType('ShareAccess', {
  description: 'What a link is for.',
  values: {
    READ: { description: 'To read the text.' },
    COMMENT: { description: 'To read the text and comment on it.' },
  } satisfies Record<ShareAccess, { description: string }>,
})

const PassageObject = builder.objectRef<Passage>('Passage').implement({
  ...byToken,
  description: 'Words of the present text.',
  fields: t => ({
    paragraphKey: t.exposeString('paragraphKey', { description: 'The key of the paragraph.' }),
    start: t.exposeInt('start', { description: 'The first character within the paragraph, from 0.' }),
    end: t.exposeInt('end', { description: 'The character after the last.' }),
  }),
})

const DocumentCommentObject = builder.objectRef<CommentRow>('DocumentComment').implement({
  ...byToken,
  description:
    'A comment on a shared document, or an answer to one. Its text is what was typed, without markup.',
  fields: t => ({
    id: t.id({ description: 'Its id.', resolve: ({ id }) => encodeGlobalID('DocumentComment', id) }),
    authorName: t.exposeString('authorName', {
      nullable: true,
      description: 'The name that the commenter typed, unconfirmed; null where the owner wrote it.',
    }),
    body: t.exposeString('body', { description: 'What it says.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
})

const CommentThreadObject = builder.objectRef<CommentThread>('CommentThread').implement({
  ...byToken,
  description: 'A comment with the answers to it.',
  fields: t => ({
    comment: t.expose('comment', { type: DocumentCommentObject, description: 'The comment.' }),
    quote: t.string({
      nullable: true,
      description: 'The words that it is about, as they were; null for the whole text.',
      resolve: ({ comment }) => comment.quote,
    }),
    passage: t.expose('passage', {
      type: PassageObject,
      nullable: true,
      description: 'Where these words are now; null where the text has changed, or without words.',
    }),
    isResolved: t.boolean({
      description: 'Whether the owner marked it as resolved.',
      resolve: ({ comment }) => comment.resolvedAt !== null,
    }),
    answers: t.field({
      type: [DocumentCommentObject],
      description: 'The answers, the oldest first.',
      resolve: ({ answers }) => answers,
    }),
  }),
})

const DocumentShareObject = builder.objectRef<ListedShare>('DocumentShare').implement({
  ...own,
  description: 'A link to a document that may be used. Its address was given out once.',
  fields: t => ({
    id: t.id({ description: 'Its id.', resolve: ({ id }) => encodeGlobalID('DocumentShare', id) }),
    access: t.expose('access', { type: ShareAccessEnum, description: 'What it is for.' }),
    takesComments: t.boolean({
      description: 'Whether comments can be written through it.',
      resolve: ({ access, commentsClosedAt }) => access === 'COMMENT' && commentsClosedAt === null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    uses: t.exposeInt('uses', { description: 'How often somebody other than the owner opened it.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When that was last; null where nobody did.',
    }),
  }),
})

builder.prismaObjectFields('Document', t => ({
  shares: t.field({
    type: [DocumentShareObject],
    description: 'The links to it that may be used, the newest first.',
    resolve: async ({ id }, _args, { loaders }) => (await loaders.documentSharing.load(id)).shares,
  }),
  commentThreads: t.field({
    type: [CommentThreadObject],
    description: 'The comments that came through all its links, in the order in which they were written.',
    resolve: async ({ id }, _args, { loaders }) => {
      const { comments } = await loaders.documentSharing.load(id)
      if (comments.length === 0) return []
      return threadsOf(comments, (await loaders.documentContent.load(id))?.paragraphs ?? [])
    },
  }),
}))

/** A paragraph for people without an account: its text alone. */
export const SharedParagraph = builder.objectRef<{ key: string; text: string }>('SharedParagraph').implement({
  ...byToken,
  description: 'A paragraph of a shared text.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Its name within the document.' }),
    text: t.exposeString('text', { description: 'Its words. Line breaks count.' }),
  }),
})

const SharedDocumentObject = builder.objectRef<SharedDocument>('SharedDocument').implement({
  ...byToken,
  description: 'What a link shows: a text, and nothing else of the person who shared it.',
  fields: t => ({
    id: t.id({
      description: 'An id of what this link shows.',
      resolve: ({ shareId }) => encodeGlobalID('SharedDocument', shareId),
    }),
    documentType: t.expose('documentType', { type: DocumentTypeEnum, description: 'What it is.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the link ends.' }),
    access: t.expose('access', { type: ShareAccessEnum, description: 'What the link is for.' }),
    takesComments: t.exposeBoolean('takesComments', {
      description: 'Whether comments can be written: the link is for comments and they are not closed.',
    }),
    paragraphs: t.field({
      type: [SharedParagraph],
      description: 'The text that its owner may read.',
      resolve: ({ paragraphs }) => paragraphs,
    }),
    locked: t.stringList({
      description: 'Of a preview: titles of the paragraphs that are not shown.',
      resolve: ({ locked }) => locked,
    }),
    threads: t.field({
      type: [CommentThreadObject],
      description: 'The comments that came through this link, in the order in which they were written.',
      resolve: ({ threads }) => threads,
    }),
  }),
})

const TOKEN = 'The last part of the address of a link.'

builder.queryField('sharedDocument', t =>
  t.field({
    ...byToken,
    type: SharedDocumentObject,
    nullable: true,
    description:
      'The document that a link opens. Null for every link that opens none: unknown, ended, revoked, or of a deleted document.',
    // The comments of a link are read and placed as a whole.
    complexity: 20,
    args: { token: t.arg.string({ required: true, description: TOKEN }) },
    resolve: (_root, { token }, { app, viewer }) => readSharedDocument({ app, viewer, token }),
  }),
)

const PassageInput = builder.inputType('PassageInput', {
  description: 'Words of a paragraph, as they are in the text now.',
  fields: t => ({
    paragraphKey: t.string({ required: true, description: 'The key of the paragraph.' }),
    start: t.int({ required: true, description: 'The first character within the paragraph, from 0.' }),
    quote: t.string({ required: true, description: `The words: at most ${LONGEST_QUOTE} characters.` }),
  }),
})

publicMutation({
  name: 'addSharedComment',
  description:
    'Comments on a document through a link for comments, or answers a comment there. Needs no account.',
  errors: [ValidationError, NotFoundError, ConflictError, RateLimitedError],
  input: {
    description: 'A comment.',
    fields: t => ({
      token: t.string({ required: true, description: TOKEN }),
      name: t.string({
        required: true,
        description: `Who comments: at most ${LONGEST_NAME} characters.`,
      }),
      body: t.string({
        required: true,
        description: `What it says: at most ${LONGEST_COMMENT} characters.`,
      }),
      passage: t.field({
        type: PassageInput,
        description: 'The words that it is about. Left out for the whole text and for an answer.',
      }),
      answersId: t.id({ description: 'The comment that it answers; left out for a new one.' }),
    }),
  },
  resolve: async ({ token, answersId, ...input }, { app, origin, viewer }) => {
    const answered = answersId == null ? null : rowIdIn(answersId, 'DocumentComment')
    await addSharedComment({ app, origin, token, answersId: answered, input })
    const document = await readSharedDocument({ app, viewer, token, isCounted: false })
    if (document === null) throw new NotFoundError()
    return { document }
  },
  payload: {
    description: 'The comment is there.',
    fields: t => ({
      document: t.expose('document', {
        type: SharedDocumentObject,
        description: 'The document with its comments.',
      }),
    }),
  },
})

signedInMutation({
  name: 'shareDocument',
  description: 'Makes a link to a finished document. Its address is answered once and cannot be read again.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'A document, and what its link is for.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the document.' }),
      access: t.field({ type: ShareAccessEnum, required: true, description: 'What the link is for.' }),
      days: t.int({
        description: `How long it can be used, in days: 1 to ${MOST_SHARE_DAYS}, ${DEFAULT_SHARE_DAYS} where it is left out.`,
      }),
    }),
  },
  resolve: ({ documentId, ...input }, { app, viewer }) =>
    shareDocument({ app, viewer, documentId: rowIdIn(documentId, 'Document'), input }),
  payload: {
    description: 'The link is made.',
    fields: t => ({
      address: t.exposeString('address', { description: 'The address, which is not kept.' }),
      document: changedDocument(t, 'The document with its links.'),
    }),
  },
})

signedInMutation({
  name: 'revokeShare',
  description: 'Revokes a link: nobody can open it any more.',
  errors: [NotFoundError],
  input: {
    description: 'A link to revoke.',
    fields: t => ({ shareId: t.id({ required: true, description: 'The id of the link.' }) }),
  },
  resolve: ({ shareId }, { app, viewer }) =>
    revokeShare({ app, viewer, shareId: rowIdIn(shareId, 'DocumentShare') }),
  payload: {
    description: 'The link is revoked.',
    fields: t => ({ document: changedDocument(t, 'The document with its links.') }),
  },
})

signedInMutation({
  name: 'closeShareComments',
  description: 'Takes no more comments through a link. It can be read on, with the comments that are there.',
  errors: [NotFoundError],
  input: {
    description: 'A link for comments.',
    fields: t => ({ shareId: t.id({ required: true, description: 'The id of the link.' }) }),
  },
  resolve: ({ shareId }, { app, viewer }) =>
    closeShareComments({ app, viewer, shareId: rowIdIn(shareId, 'DocumentShare') }),
  payload: {
    description: 'The comments are closed.',
    fields: t => ({ document: changedDocument(t, 'The document with its links.') }),
  },
})

signedInMutation({
  name: 'answerComment',
  description: 'The owner of a document answers a comment on it. People with the link read the answer.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'An answer.',
    fields: t => ({
      commentId: t.id({ required: true, description: 'The id of the comment.' }),
      body: t.string({
        required: true,
        description: `What it says: at most ${LONGEST_COMMENT} characters.`,
      }),
    }),
  },
  resolve: ({ commentId, ...input }, { app, viewer }) =>
    answerComment({ app, viewer, commentId: rowIdIn(commentId, 'DocumentComment'), input }),
  payload: {
    description: 'The answer is there.',
    fields: t => ({ document: changedDocument(t, 'The document with its comments.') }),
  },
})

signedInMutation({
  name: 'resolveComment',
  description: 'Marks a comment as resolved, or as open again.',
  errors: [NotFoundError],
  input: {
    description: 'A comment, and whether it is resolved.',
    fields: t => ({
      commentId: t.id({ required: true, description: 'The id of the comment.' }),
      isResolved: t.boolean({ required: true, description: 'Whether it is resolved.' }),
    }),
  },
  resolve: ({ commentId, isResolved }, { app, viewer }) =>
    resolveComment({ app, viewer, commentId: rowIdIn(commentId, 'DocumentComment'), isResolved }),
  payload: {
    description: 'The comment is resolved, or open.',
    fields: t => ({ document: changedDocument(t, 'The document with its comments.') }),
  },
})

signedInMutation({
  name: 'deleteComment',
  description: 'Deletes a comment with the answers to it, or one answer.',
  errors: [NotFoundError],
  input: {
    description: 'A comment to delete.',
    fields: t => ({ commentId: t.id({ required: true, description: 'The id of the comment.' }) }),
  },
  resolve: ({ commentId }, { app, viewer }) =>
    deleteComment({ app, viewer, commentId: rowIdIn(commentId, 'DocumentComment') }),
  payload: {
    description: 'The comment is deleted.',
    fields: t => ({ document: changedDocument(t, 'The document with its comments.') }),
  },
})
