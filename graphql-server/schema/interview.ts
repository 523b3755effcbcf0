import { ConflictError, NotFoundError, PlanRequiredError, ValidationError } from '../domain/errors.ts'
import { type Feedback, type Finding, feedbackOn } from '../domain/interviews/feedbackOn.ts'
import { interviewsVisibleTo } from '../domain/interviews/policy.ts'
import {
  answerInterviewQuestion,
  beginInterview,
  deleteInterview,
  kindOf,
  MOST_INTERVIEWS,
  readInterviewTarget,
} from '../domain/interviews/prepareInterview.ts'
import { visible } from '../domain/visible.ts'
import { builder } from './base/builder.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const

const FindingObject = builder.objectRef<Finding>('InterviewFinding').implement({
  ...own,
  description: 'What a rule found in an answer.',
  fields: t => ({
    isGood: t.exposeBoolean('isGood', { description: 'Whether it is there, or something to look at.' }),
    text: t.exposeString('text', { description: 'What was found.' }),
  }),
})

const FeedbackObject = builder.objectRef<Feedback>('InterviewFeedback').implement({
  ...own,
  description: 'What rules can say of an answer. No score: whether it convinces is not for rules to say.',
  fields: t => ({
    words: t.exposeInt('words', { description: 'How many words it has.' }),
    seconds: t.exposeInt('seconds', { description: 'How long it takes to say it, at 130 words a minute.' }),
    findings: t.expose('findings', { type: [FindingObject], description: 'What was found.' }),
  }),
})

const QuestionObject = builder.prismaObject('InterviewQuestion', {
  ...own,
  description: 'A question of an interview with its answer.',
  fields: t => ({
    number: t.exposeInt('number', { description: 'Its place in the order of asking, from 1.' }),
    text: t.exposeString('text', { description: 'The question.' }),
    why: t.exposeString('why', { description: 'What the interviewer wants to find out.' }),
    quote: t.exposeString('quote', {
      description: "The person's own words that it is about; empty for none.",
    }),
    answer: t.exposeString('answer', { description: 'The answer as it was typed; empty before.' }),
    revision: t.exposeInt('revision', {
      description: 'Rises with each change. Saving takes the one that was read.',
    }),
    feedback: t.field({
      type: FeedbackObject,
      nullable: true,
      description: 'What rules say of the answer; null without one.',
      select: {
        kind: true,
        quote: true,
        answer: true,
        interview: {
          select: { course: true, university: true, questions: { select: { quote: true } } },
        },
      },
      resolve: ({ kind, quote, answer, interview: { course, university, questions } }) =>
        answer === ''
          ? null
          : feedbackOn({
              ...{ kind: kindOf(kind), quote, answer, course, university },
              said: questions.flatMap(other => (other.quote === '' ? [] : [other.quote])),
            }),
    }),
  }),
})

const InterviewObject = builder.prismaNode('Interview', {
  ...own,
  description: 'An interview that a person prepares for.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(interviewsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    course: t.exposeString('course', { description: 'The programme.' }),
    university: t.exposeString('university', { description: 'The university; empty where none was named.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    questions: t.prismaField({
      type: [QuestionObject],
      description: 'Its questions, in the order of asking, at most nine.',
      complexity: { multiplier: 9 },
      resolve: (query, { id }, _args, { prisma, viewer }) =>
        prisma.interviewQuestion.findMany({
          ...query,
          where: { interviewId: id, interview: interviewsVisibleTo(viewer) },
          orderBy: { number: 'asc' },
        }),
    }),
  }),
})

const TargetObject = builder
  .objectRef<{ course: string; university: string; isMba: boolean }>('InterviewTarget')
  .implement({
    ...own,
    description: 'The programme that an interview is most likely for.',
    fields: t => ({
      course: t.exposeString('course', { description: 'The programme.' }),
      university: t.exposeString('university', { description: 'The university; empty where none is known.' }),
      isMba: t.exposeBoolean('isMba', { description: 'Whether it is an MBA.' }),
    }),
  })

builder.prismaObjectFields('User', t => ({
  interviews: t.prismaField({
    type: [InterviewObject],
    description: `The viewer's interviews, the newest first, at most ${MOST_INTERVIEWS}.`,
    complexity: { multiplier: MOST_INTERVIEWS },
    resolve: (query, _user, _args, { prisma, viewer }) =>
      prisma.interview.findMany({
        ...query,
        where: interviewsVisibleTo(viewer),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_INTERVIEWS,
      }),
  }),
  interviewTarget: t.field({
    type: TargetObject,
    nullable: true,
    description:
      'The programme of the newest application, or else of the newest document; null without both.',
    resolve: (_user, _args, { app, viewer }) => (viewer ? readInterviewTarget({ app, viewer }) : null),
  }),
}))

builder.queryField('interview', t =>
  t.prismaField({
    type: InterviewObject,
    nullable: true,
    description: "One of the viewer's interviews; null for others.",
    authScopes: { public: true },
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (query, _root, { id }, { prisma, viewer }) =>
      prisma.interview.findFirst({
        ...query,
        where: visible(interviewsVisibleTo(viewer), { id: rowIdIn(id, 'Interview') }),
      }),
  }),
)

/** The interview that a mutation changed. */
function changedInterview(t: PayloadFields<{ interviewId: number }>) {
  return t.prismaField({
    type: InterviewObject,
    description: 'The interview as it is now.',
    resolve: (query, { interviewId }, _args, { prisma, viewer }) =>
      prisma.interview.findFirstOrThrow({
        ...query,
        where: visible(interviewsVisibleTo(viewer), { id: interviewId }),
      }),
  })
}

signedInMutation({
  name: 'beginInterview',
  description: 'Begins an interview. Its questions are made from what the person said, and stay as they are.',
  errors: [PlanRequiredError, ValidationError, ConflictError],
  input: {
    description: 'What the interview is for.',
    fields: t => ({
      course: t.string({ required: true, description: 'The programme.' }),
      university: t.string({ description: 'The university.' }),
      isMba: t.boolean({ required: true, description: 'Whether it is an MBA.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    const { id } = await beginInterview({ app, viewer, input })
    return { interviewId: id }
  },
  payload: {
    description: 'The interview is begun.',
    fields: t => ({ interview: changedInterview(t) }),
  },
})

signedInMutation({
  name: 'answerInterviewQuestion',
  description: 'Keeps an answer, with what rules say of it.',
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'An answer.',
    fields: t => ({
      interviewId: t.id({ required: true, description: 'The id of the interview.' }),
      number: t.int({ required: true, description: 'The number of the question.' }),
      revision: t.int({ required: true, description: 'The `revision` that was read.' }),
      answer: t.string({ required: true, description: 'At most 8,000 characters; empty for none.' }),
    }),
  },
  resolve: async ({ interviewId, ...input }, { app, viewer }) =>
    await answerInterviewQuestion({
      app,
      viewer,
      interviewId: rowIdIn(interviewId, 'Interview'),
      input,
    }),
  payload: {
    description: 'The answer is kept, or a newer one was found and is given.',
    fields: t => ({
      isSaved: t.exposeBoolean('isSaved', {
        description: 'False when another page saved other words after that revision: nothing was saved.',
      }),
      interview: changedInterview(t),
    }),
  },
})

signedInMutation({
  name: 'deleteInterview',
  description: 'Removes an interview with its answers.',
  errors: [NotFoundError],
  input: {
    description: 'The interview.',
    fields: t => ({ interviewId: t.id({ required: true, description: 'Its id.' }) }),
  },
  resolve: async ({ interviewId }, { app, viewer }) => {
    await deleteInterview({ app, viewer, interviewId: rowIdIn(interviewId, 'Interview') })
    return {}
  },
  payload: { description: 'It is gone.' },
})
