import { createRoute, z } from '@hono/zod-openapi'
import { askQuestions, askQuestionsInput } from '../../domain/documents/questions/askQuestions.ts'
import { readFollowUp } from '../../domain/documents/questions/readFollowUps.ts'
import { replyToQuestion, replyToQuestionInput } from '../../domain/documents/questions/replyToQuestion.ts'
import type { FollowUp } from '../../domain/documents/writing/questions/followUp.ts'
import { NotFoundError } from '../../domain/errors.ts'
import { FollowUpState, QuestionAddressee, QuestionAsker } from '../../generated/prisma/enums.ts'
import { errorResponses } from './errorResponses.ts'
import { pathId } from './pathIds.ts'
import { restApp, signedIn } from './restApp.ts'

const tags = ['Questions']

const questionJson = z
  .object({
    id: z.int(),
    draftId: z.int().nullable(),
    documentId: z.int().nullable(),
    number: z.int().describe('Its place in the order of asking, from 1.'),
    text: z.string(),
    why: z.string().describe('Why a reader would miss the answer.'),
    quotes: z.array(
      z.object({
        words: z.string().describe('What you said, when the question was asked.'),
        questionKey: z.string(),
        question: z.string().describe('The question of the questionnaire that it answered.'),
      }),
    ),
    suggestions: z.array(z.string()).describe('Up to two answers that may be so.'),
    asker: z.enum(QuestionAsker),
    addressee: z.enum(QuestionAddressee),
    state: z.enum(FollowUpState).describe('STALE: a quoted answer has changed since; the reply is kept.'),
    confirmed: z.int().nullable(),
    reply: z.string().nullable(),
    revision: z.int(),
    setAside: z
      .array(z.object({ reply: z.string(), savedAt: z.iso.datetime() }))
      .describe('Replies that other devices had saved and a later one replaced.'),
    answeredAt: z.iso.datetime().nullable(),
  })
  .openapi('FollowUpQuestion')

const answersQuestions = {
  description: 'The questions of the draft or document, in the order of asking.',
  content: { 'application/json': { schema: z.array(questionJson) } },
}

const ask = createRoute({
  method: 'post',
  path: '/questions',
  tags,
  summary:
    "Ask at most seven questions about a draft's or a document's answers; each gap is asked about once",
  middleware: signedIn,
  request: { body: { content: { 'application/json': { schema: askQuestionsInput } } } },
  responses: { 200: answersQuestions, ...errorResponses(400, 401, 404, 413, 415, 422, 503) },
})

const read = createRoute({
  method: 'get',
  path: '/questions/{id}',
  tags,
  summary: 'One follow-up question',
  middleware: signedIn,
  request: { params: pathId('The question.') },
  responses: {
    200: { description: 'The question.', content: { 'application/json': { schema: questionJson } } },
    ...errorResponses(400, 401, 404, 503),
  },
})

const reply = createRoute({
  method: 'put',
  path: '/questions/{id}',
  tags,
  summary: 'Reply to a question: confirm a suggestion, use your own words, deny, skip or undo',
  middleware: signedIn,
  request: {
    params: pathId('The question.'),
    body: { content: { 'application/json': { schema: replyToQuestionInput } } },
  },
  responses: { 200: answersQuestions, ...errorResponses(400, 401, 404, 413, 415, 422, 503) },
})

export const questionRoutes = restApp()
  .openapi(ask, async c => {
    const questions = await askQuestions({ ...c.get('caller'), input: c.req.valid('json') })
    return c.json(questions.map(presented), 200)
  })
  .openapi(read, async c => {
    const followUp = await readFollowUp({ ...c.get('caller'), id: c.req.valid('param').id })
    if (followUp === null) throw new NotFoundError()
    return c.json(presented(followUp), 200)
  })
  .openapi(reply, async c => {
    const { id: followUpId } = c.req.valid('param')
    const input = c.req.valid('json')
    return c.json((await replyToQuestion({ ...c.get('caller'), followUpId, input })).map(presented), 200)
  })

function presented({
  quotes,
  suggestions,
  setAside,
  answeredAt,
  modelName: _modelName,
  gap: _gap,
  ...followUp
}: FollowUp): z.infer<typeof questionJson> {
  return {
    ...followUp,
    quotes: quotes.map(({ words, key, label }) => ({ words, questionKey: key, question: label })),
    suggestions: [...suggestions],
    setAside: setAside.map(({ reply: set, savedAt }) => ({ reply: set, savedAt: savedAt.toISOString() })),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
