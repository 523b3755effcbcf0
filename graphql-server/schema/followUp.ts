import { askQuestions } from '../domain/documents/questions/askQuestions.ts'
import { followQuestions, type QuestionsNow } from '../domain/documents/questions/followQuestions.ts'
import { readPlace } from '../domain/documents/questions/place.ts'
import { readFollowUp } from '../domain/documents/questions/readFollowUps.ts'
import { type ReplyAction, replyToQuestion } from '../domain/documents/questions/replyToQuestion.ts'
import {
  type FollowUp,
  type FollowUpQuote,
  LONGEST_REPLY,
  MOST_FOLLOW_UPS,
  type SetAsideReply,
} from '../domain/documents/writing/questions/followUp.ts'
import { NotFoundError, NotSignedInError, ValidationError } from '../domain/errors.ts'
import type { FollowUpState, QuestionAddressee, QuestionAsker } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { badUserInput, withCode } from './base/faults.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { stopWithClient } from './events.ts'

const own = { authScopes: { signedIn: true } } as const

export const FollowUpStateEnum = builder.enumType('FollowUpState', {
  description: 'What the person did with a follow-up question.',
  values: {
    OPEN: { description: 'Nothing yet.' },
    CONFIRMED: { description: 'They confirmed a suggestion.' },
    REWORDED: { description: 'They replied in their own words.' },
    DENIED: { description: 'They said that it is not true.' },
    SKIPPED: { description: 'They skipped it, or do not know.' },
    STALE: {
      description:
        'It quotes an answer that has changed since. A reply is kept, and not used until it is sent again.',
    },
  } satisfies Record<FollowUpState, { description: string }>,
})

export const QuestionAskerEnum = builder.enumType('QuestionAsker', {
  description: 'Who made a follow-up question.',
  values: {
    TEMPLATE: { description: 'One of our templates.' },
    MODEL: { description: 'The outside model.' },
  } satisfies Record<QuestionAsker, { description: string }>,
})

const QuestionAddresseeEnum = builder.enumType('QuestionAddressee', {
  description: 'Who can answer a follow-up question.',
  values: {
    STUDENT: { description: 'The student.' },
    RECOMMENDER: { description: 'The recommender of a letter; a student may not know the answer.' },
  } satisfies Record<QuestionAddressee, { description: string }>,
})

const ReplyActionEnum = builder.enumType('ReplyAction', {
  description: 'What to do with a follow-up question.',
  values: {
    CONFIRM: { description: 'One of its suggestions is so.' },
    REWORD: { description: 'Answer it in own words.' },
    DENY: { description: 'What it supposes is not true.' },
    SKIP: { description: 'Leave it out; it is not asked again.' },
    KEEP: { description: 'Save the words that are being typed, without answering.' },
    UNDO: { description: 'Open it again.' },
  } satisfies Record<ReplyAction, { description: string }>,
})

const FollowUpQuoteObject = builder.objectRef<FollowUpQuote>('FollowUpQuote').implement({
  ...own,
  description: 'What the person said, as a question quotes it.',
  fields: t => ({
    words: t.exposeString('words', { description: 'Their words when the question was asked.' }),
    key: t.exposeString('key', {
      description: 'The question of the questionnaire that they answered: its key.',
    }),
    label: t.exposeString('label', { description: 'The same question as it was shown.' }),
  }),
})

const SetAsideReplyObject = builder.objectRef<SetAsideReply>('SetAsideReply').implement({
  ...own,
  description: 'A reply that another page or device had saved, and that a later one replaced.',
  fields: t => ({
    reply: t.exposeString('reply', { description: 'That reply.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was replaced.' }),
  }),
})

const FollowUpNode = builder.objectRef<FollowUp>('FollowUpQuestion')

builder.node(FollowUpNode, {
  ...own,
  description:
    'A question about a gap between two things that the person said: short, with what it quotes and why a reader would miss the answer. Asked once. Seen by its owner only.',
  id: { resolve: ({ id }) => id },
  loadOne: (id, { app, viewer }) => readFollowUp({ app, viewer, id: rowIdOf(id) }),
  brandLoadedObjects: true,
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The id that the REST calls use.' }),
    number: t.exposeInt('number', { description: 'Its place in the order of asking, from 1.' }),
    text: t.exposeString('text', { description: 'The question.' }),
    why: t.exposeString('why', { description: 'Why a reader would miss the answer.' }),
    quotes: t.field({
      type: [FollowUpQuoteObject],
      description: 'What it is about: one or two things that the person said.',
      resolve: ({ quotes }) => [...quotes],
    }),
    suggestions: t.stringList({
      description: 'Up to two answers that may be so, from what the person said. Nothing is preselected.',
      resolve: ({ suggestions }) => [...suggestions],
    }),
    gap: t.exposeString('gap', { description: 'The kind of gap.' }),
    asker: t.expose('asker', { type: QuestionAskerEnum, description: 'Who made it.' }),
    modelName: t.exposeString('modelName', {
      nullable: true,
      description: "The outside model's name; null for a template.",
    }),
    addressee: t.expose('addressee', { type: QuestionAddresseeEnum, description: 'Who can answer it.' }),
    state: t.expose('state', { type: FollowUpStateEnum, description: 'What was done with it.' }),
    confirmed: t.exposeInt('confirmed', {
      nullable: true,
      description: 'The position of the confirmed suggestion, from 0; null where none was.',
    }),
    reply: t.exposeString('reply', {
      nullable: true,
      description: 'The reply as it was typed, also before it is sent.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Raised with each change; 0 at first. A reply names the one that it knows.',
    }),
    setAside: t.field({
      type: [SetAsideReplyObject],
      description:
        'Replies that other devices had saved, newest first, at most five, until they are settled.',
      resolve: ({ setAside }) => [...setAside],
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered, denied or skipped; null while it is open.',
    }),
  }),
})

const QUESTIONS_COST = 10

builder.prismaObjectField('Draft', 'questions', t =>
  t.field({
    type: [FollowUpNode],
    description:
      'The follow-up questions about its answers that were asked so far (`askQuestions`), in their order.',
    complexity: QUESTIONS_COST,
    resolve: async ({ id }, _args, { loaders }) => [...(await loaders.draftQuestions.load(id))],
  }),
)

builder.prismaObjectField('Document', 'questions', t =>
  t.field({
    type: [FollowUpNode],
    description:
      'The follow-up questions about its answers that were asked so far, in their order: those of its draft while that exists.',
    complexity: QUESTIONS_COST,
    resolve: async ({ id }, _args, { loaders }) => [...(await loaders.documentQuestions.load(id))],
  }),
)

/** A field for all questions of the draft or document. */
function questionsNow<Payload extends { questions: readonly FollowUp[] }>(t: PayloadFields<Payload>) {
  return t.field({
    type: [FollowUpNode],
    description: 'All questions of the draft or document as they are now, in their order.',
    resolve: ({ questions }) => [...questions],
  })
}

const QuestionsNowObject = builder.objectRef<QuestionsNow>('QuestionsNow').implement({
  ...own,
  description: 'The follow-up questions of a draft or document at one time.',
  fields: t => ({
    version: t.exposeString('version', {
      description: 'Differs whenever the questions do. Sent as `after`, it resumes a subscription.',
    }),
    isAsked: t.exposeBoolean('isAsked', {
      description:
        'Whether the answers were asked about as they are now. False before `askQuestions` has ended, and again once an answer has changed.',
    }),
    questions: questionsNow(t),
  }),
})

builder.subscriptionField('questionsChanged', t =>
  t.field({
    type: QuestionsNowObject,
    description:
      "Follows the questions of one of the viewer's drafts or documents: all of them as they are now, and again whenever they arrive, are replied to on another device, or become stale. Ends when the draft or document is gone.",
    ...own,
    args: {
      draftId: t.arg.id({ description: 'The draft.' }),
      documentId: t.arg.id({ description: 'The document, in place of a draft.' }),
      after: t.arg.string({
        description: 'The version that the caller knows; without it, the present state is sent at once.',
      }),
    },
    subscribe: async (_root, { draftId, documentId, after }, { app, viewer }) => {
      if (viewer === null) throw withCode(new NotSignedInError())
      if ((draftId == null) === (documentId == null))
        throw badUserInput('Name a draft or a document, and not both.')
      const of = {
        draftId: draftId == null ? null : rowIdIn(draftId, 'Draft'),
        documentId: documentId == null ? null : rowIdIn(documentId, 'Document'),
      }
      try {
        await readPlace({ app, viewer, ...of })
      } catch (error) {
        throw withCode(error)
      }
      return stopWithClient(signal => followQuestions({ app, viewer, ...of, after: after ?? null, signal }))
    },
    resolve: now => now,
  }),
)

signedInMutation({
  name: 'askQuestions',
  description: `Asks at most ${MOST_FOLLOW_UPS} questions about the gaps in a draft's or a document's answers. Each gap is asked about once; asking again for the same answers changes nothing.`,
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'What to ask about: a draft or a document.',
    fields: t => ({
      draftId: t.id({ description: 'The draft.' }),
      documentId: t.id({ description: 'The document. While its draft exists, that one is asked about.' }),
    }),
  },
  resolve: async ({ draftId, documentId }, { app, viewer }) => ({
    questions: await askQuestions({
      app,
      viewer,
      input: {
        draftId: draftId == null ? null : rowIdIn(draftId, 'Draft'),
        documentId: documentId == null ? null : rowIdIn(documentId, 'Document'),
      },
    }),
  }),
  payload: {
    description: 'The questions, which may be none.',
    fields: t => ({ questions: questionsNow(t) }),
  },
})

signedInMutation({
  name: 'replyToQuestion',
  description:
    'Replies to a follow-up question. A confirmed suggestion and own words become statements that later documents use. The last write wins, and what another device replied meanwhile is set aside. A reply that contradicts an answer is asked back, once.',
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'The reply.',
    fields: t => ({
      questionId: t.id({ required: true, description: 'The question.' }),
      action: t.field({ type: ReplyActionEnum, required: true, description: 'What to do with it.' }),
      suggestion: t.int({ description: 'For CONFIRM: the position of the suggestion, from 0.' }),
      reply: t.string({
        description: `For REWORD and KEEP: own words, at most ${LONGEST_REPLY} characters.`,
      }),
      revision: t.int({ description: 'The revision that the page shows; left out, nothing is set aside.' }),
      editor: t.string({ description: 'The open page, by a name that it gave itself.' }),
      sequence: t.int({ description: "The page's own count of its saves." }),
      settles: t.boolean({
        description: 'Whether the replies of other devices are dealt with and can be forgotten.',
      }),
      evenIfStale: t.boolean({
        description: 'Whether the reply holds although a quoted answer has changed since.',
      }),
    }),
  },
  resolve: async ({ questionId, ...input }, { app, viewer }) => {
    const id = rowIdIn(questionId, 'FollowUpQuestion')
    const questions = await replyToQuestion({ app, viewer, followUpId: id, input })
    const question = questions.find(one => one.id === id)
    if (question === undefined) throw new NotFoundError()
    return { question, questions }
  },
  payload: {
    description: 'The reply is kept.',
    fields: t => ({
      question: t.field({
        type: FollowUpNode,
        description: 'The question as it is now.',
        resolve: ({ question }) => question,
      }),
      questions: questionsNow(t),
    }),
  },
})
