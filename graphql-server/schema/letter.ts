import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  answerLetterQuestion,
  approveLetter,
  declineLetter,
  editLetter,
  placeLetterAnswers,
} from '../domain/documents/letters/answerLetter.ts'
import type { LetterState } from '../domain/documents/letters/letterState.ts'
import {
  type RecommenderLetter,
  type RecommenderQuestion,
  readLetter,
} from '../domain/documents/letters/readLetter.ts'
import type { ListedRequest } from '../domain/documents/letters/readLetterRequests.ts'
import { requestLetter, withdrawLetter } from '../domain/documents/letters/requestLetter.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { builder } from './base/builder.ts'
import { rowIdIn } from './base/ids.ts'
import { publicMutation, signedInMutation } from './base/mutations.ts'
import { changedDocument } from './document.ts'
import { SharedParagraph } from './sharing.ts'
import { EditedParagraphInput } from './textVersion.ts'

/** Who has a recommender's token need not be signed in. */
const byToken = { authScopes: { public: true } } as const

const LetterStateEnum = builder.enumType('LetterState', {
  description: 'What became of a request for a letter.',
  values: {
    SENT: { description: 'Mailed to the recommender.' },
    OPENED: { description: 'They opened it.' },
    APPROVED: { description: 'They approved the present text.' },
    CHANGED: { description: 'They approved a text that has changed since: the approval is taken back.' },
    DECLINED: { description: 'They declined.' },
    WITHDRAWN: { description: 'The student withdrew it.' },
    EXPIRED: { description: 'It ended without an approval that stands.' },
  } satisfies Record<LetterState, { description: string }>,
})

const LetterRequestObject = builder.objectRef<ListedRequest>('LetterRequest').implement({
  authScopes: { signedIn: true },
  description: 'A request to a recommender to read, change and approve a letter, as the student sees it.',
  fields: t => ({
    id: t.id({ description: 'Its id.', resolve: ({ id }) => encodeGlobalID('LetterRequest', id) }),
    name: t.exposeString('name', { description: 'The name of the recommender, as the student gave it.' }),
    email: t.exposeString('email', { description: 'Where it was mailed to.' }),
    state: t.expose('state', { type: LetterStateEnum, description: 'What became of it.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when it is in this state.' }),
    isConfidential: t.exposeBoolean('isConfidential', {
      description: 'Whether the student does not read what the recommender writes.',
    }),
    isQuestionsOnly: t.exposeBoolean('isQuestionsOnly', {
      description: 'Whether the recommender got questions only and writes the letter alone.',
    }),
    approvedName: t.exposeString('approvedName', {
      nullable: true,
      description: 'The name under which it was approved last.',
    }),
    approvedRole: t.exposeString('approvedRole', { nullable: true, description: 'The role of that person.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When its link ends.' }),
  }),
})

builder.prismaObjectFields('Document', t => ({
  letterRequest: t.field({
    type: LetterRequestObject,
    nullable: true,
    description: 'Of a letter: the newest request to a recommender; null where nobody was asked.',
    resolve: ({ id }, _args, { loaders }) => loaders.letterRequest.load(id),
  }),
  isSealed: t.boolean({
    description:
      'Whether it is a confidential letter that its recommender wrote or approved. Its owner reads no text, version or finding of it then.',
    select: { sealedAt: true },
    resolve: ({ sealedAt }) => sealedAt !== null,
  }),
}))

const LetterQuestionObject = builder.objectRef<RecommenderQuestion>('LetterQuestion').implement({
  ...byToken,
  description: 'A question to a recommender, with what they replied. The student does not see it.',
  fields: t => ({
    number: t.exposeInt('number', { description: 'Its place in the order of asking, from 1.' }),
    text: t.exposeString('text', { description: 'The question.' }),
    why: t.exposeString('why', { description: 'Why it is asked.' }),
    reply: t.exposeString('reply', { description: 'What they replied; empty before.' }),
    isUnknown: t.exposeBoolean('isUnknown', {
      description: 'Whether they do not know, or would rather not say.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Rises with each change. Saving takes the one that was read.',
    }),
    isInLetter: t.exposeBoolean('isInLetter', {
      description: 'Whether the letter has the words of the reply.',
    }),
  }),
})

const RecommenderLetterObject = builder.objectRef<RecommenderLetter>('RecommenderLetter').implement({
  ...byToken,
  description: 'A letter as its recommender sees it.',
  fields: t => ({
    id: t.id({
      description: 'An id of what this link opens.',
      resolve: ({ requestId }) => encodeGlobalID('RecommenderLetter', requestId),
    }),
    student: t.exposeString('student', { description: 'Who asks for it.' }),
    course: t.exposeString('course', { description: 'The programme that it is for.' }),
    university: t.exposeString('university', {
      nullable: true,
      description: 'The university that it is for; null where none was named.',
    }),
    recommender: t.exposeString('recommender', { description: 'Who is asked, as the student wrote it.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the link ends.' }),
    isConfidential: t.exposeBoolean('isConfidential', {
      description: 'Whether the student does not read what the recommender writes.',
    }),
    isSealed: t.exposeBoolean('isSealed', {
      description: 'Whether the student can neither read nor change the letter any more.',
    }),
    textRevision: t.exposeInt('textRevision', {
      description: 'Rises with each change. Saving and approving take the one that was read.',
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved last; null where it was not.',
    }),
    isApproved: t.exposeBoolean('isApproved', { description: 'Whether the present text is approved.' }),
    isQuestionsOnly: t.exposeBoolean('isQuestionsOnly', {
      description: 'Whether the recommender writes the letter alone, without a draft of the student.',
    }),
    questions: t.field({
      type: [LetterQuestionObject],
      description: 'What the recommender is asked. They may leave each of them out.',
      resolve: ({ questions }) => questions,
    }),
    paragraphs: t.field({
      type: [SharedParagraph],
      description: 'Its text; empty where the recommender is to write it and has not yet.',
      resolve: ({ paragraphs }) => paragraphs,
    }),
  }),
})

const TOKEN = 'The last part of the address that was mailed to the recommender.'
const REVISION = 'The `textRevision` that was read.'

builder.queryField('recommenderLetter', t =>
  t.field({
    ...byToken,
    type: RecommenderLetterObject,
    nullable: true,
    description:
      'The letter that a recommender may change and approve. Null for every link that opens none: unknown, ended, declined, withdrawn, or of a deleted letter.',
    complexity: 20,
    args: { token: t.arg.string({ required: true, description: TOKEN }) },
    resolve: (_root, { token }, { app }) => readLetter({ app, token }),
  }),
)

publicMutation({
  name: 'editLetter',
  description: "Saves the recommender's text of a letter. An approval of another text is taken back by it.",
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'The whole text of the letter.',
    fields: t => ({
      token: t.string({ required: true, description: TOKEN }),
      revision: t.int({ required: true, description: REVISION }),
      paragraphs: t.field({
        type: [EditedParagraphInput],
        required: true,
        description: 'The paragraphs in their order.',
      }),
    }),
  },
  resolve: async ({ token, ...input }, { app }) => {
    const { isSaved } = await editLetter({ app, token, input })
    return { isSaved, letter: await openedLetter({ app, token }) }
  },
  payload: {
    description: 'The text is saved, or a newer one was found and is given.',
    fields: t => ({
      isSaved: t.exposeBoolean('isSaved', {
        description: 'False when the text was changed after that revision: nothing was saved.',
      }),
      letter: t.expose('letter', { type: RecommenderLetterObject, description: 'The letter as it is now.' }),
    }),
  },
})

publicMutation({
  name: 'approveLetter',
  description: 'Approves the letter as the recommender read it. Any later change takes the approval back.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'Who approves which text.',
    fields: t => ({
      token: t.string({ required: true, description: TOKEN }),
      revision: t.int({ required: true, description: REVISION }),
      name: t.string({ required: true, description: 'The name of the recommender.' }),
      role: t.string({ required: true, description: 'Their role, such as their position and institution.' }),
      isConfidential: t.boolean({
        required: true,
        description: 'Whether the student is not to read the text. A confidential letter stays so.',
      }),
    }),
  },
  resolve: async ({ token, ...input }, { app }) => {
    await approveLetter({ app, token, input })
    return { letter: await openedLetter({ app, token }) }
  },
  payload: {
    description: 'The letter is approved.',
    fields: t => ({
      letter: t.expose('letter', { type: RecommenderLetterObject, description: 'The letter as it is now.' }),
    }),
  },
})

publicMutation({
  name: 'answerLetterQuestion',
  description: "Keeps a recommender's reply to a question. The letter does not change.",
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'A reply.',
    fields: t => ({
      token: t.string({ required: true, description: TOKEN }),
      number: t.int({ required: true, description: 'The number of the question.' }),
      revision: t.int({ required: true, description: 'The `revision` of the question that was read.' }),
      reply: t.string({
        required: true,
        description: 'The reply, at most 4,000 characters; empty for none.',
      }),
      isUnknown: t.boolean({
        required: true,
        description: 'Whether they do not know, or would rather not say.',
      }),
    }),
  },
  resolve: async ({ token, ...input }, { app }) => {
    const { isSaved } = await answerLetterQuestion({ app, token, input })
    return { isSaved, letter: await openedLetter({ app, token }) }
  },
  payload: {
    description: 'The reply is kept, or a newer one was found and is given.',
    fields: t => ({
      isSaved: t.exposeBoolean('isSaved', {
        description: 'False when another page saved other words after that revision: nothing was saved.',
      }),
      letter: t.expose('letter', { type: RecommenderLetterObject, description: 'The letter as it is now.' }),
    }),
  },
})

publicMutation({
  name: 'placeLetterAnswers',
  description:
    "Puts the recommender's replies into the letter, in their own words, each as a paragraph before the recommendation. Replies that it has already stay out.",
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'The letter to put replies into.',
    fields: t => ({
      token: t.string({ required: true, description: TOKEN }),
      revision: t.int({ required: true, description: REVISION }),
    }),
  },
  resolve: async ({ token, ...input }, { app }) => {
    const { isSaved } = await placeLetterAnswers({ app, token, input })
    return { isSaved, letter: await openedLetter({ app, token }) }
  },
  payload: {
    description: 'The replies are in the letter, or a newer text was found and is given.',
    fields: t => ({
      isSaved: t.exposeBoolean('isSaved', {
        description: 'False when the text was changed after that revision: nothing was saved.',
      }),
      letter: t.expose('letter', { type: RecommenderLetterObject, description: 'The letter as it is now.' }),
    }),
  },
})

publicMutation({
  name: 'declineLetter',
  description: 'Declines a letter. Its link opens nothing any more.',
  errors: [NotFoundError],
  input: {
    description: 'The letter to decline.',
    fields: t => ({ token: t.string({ required: true, description: TOKEN }) }),
  },
  resolve: async ({ token }, { app }) => {
    await declineLetter({ app, token })
    return { isDeclined: true }
  },
  payload: {
    description: 'The letter is declined.',
    fields: t => ({ isDeclined: t.exposeBoolean('isDeclined', { description: 'Always true.' }) }),
  },
})

async function openedLetter(asked: Parameters<typeof readLetter>[0]): Promise<RecommenderLetter> {
  const letter = await readLetter(asked)
  if (letter === null) throw new NotFoundError()
  return letter
}

signedInMutation({
  name: 'requestLetter',
  description: 'Mails a finished letter to its recommender, who reads, changes and approves it.',
  errors: [
    ValidationError,
    NotFoundError,
    ConflictError,
    PlanRequiredError,
    ForbiddenError,
    RateLimitedError,
  ],
  input: {
    description: 'A letter, and whom it goes to.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the letter.' }),
      name: t.string({ required: true, description: 'The name of the recommender.' }),
      email: t.string({
        required: true,
        description: "Their address. The student's own is refused: a letter has to go to its recommender.",
      }),
      isConfidential: t.boolean({
        required: true,
        description: 'Whether the student is not to read what the recommender writes.',
      }),
      isQuestionsOnly: t.boolean({
        description:
          'Whether they get questions and no draft, and write the letter alone. It is confidential then. The only way where a university accepts no letters that applicants drafted.',
      }),
    }),
  },
  resolve: ({ documentId, ...input }, { app, viewer }) =>
    requestLetter({ app, viewer, documentId: rowIdIn(documentId, 'Document'), input }),
  payload: {
    description: 'The recommender is asked.',
    fields: t => ({ document: changedDocument(t, 'The letter with its request.') }),
  },
})

signedInMutation({
  name: 'withdrawLetter',
  description: 'Withdraws a request: its link opens nothing any more. Refused once the letter is sealed.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'A request to withdraw.',
    fields: t => ({ requestId: t.id({ required: true, description: 'The id of the request.' }) }),
  },
  resolve: ({ requestId }, { app, viewer }) =>
    withdrawLetter({ app, viewer, requestId: rowIdIn(requestId, 'LetterRequest') }),
  payload: {
    description: 'The request is withdrawn.',
    fields: t => ({ document: changedDocument(t, 'The letter with its request.') }),
  },
})
