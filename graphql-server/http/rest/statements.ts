import { createRoute, z } from '@hono/zod-openapi'
import {
  correctStatement,
  correctStatementInput,
  removeStatement,
  restoreStatement,
} from '../../domain/documents/story/changeStatement.ts'
import { readStory } from '../../domain/documents/story/readStory.ts'
import {
  STATEMENT_SPEAKERS,
  STATEMENT_TOPICS,
  type Statement,
} from '../../domain/documents/writing/statements/statement.ts'
import { StatementStatus } from '../../generated/prisma/enums.ts'
import { errorResponses } from './errorResponses.ts'
import { restApp, signedIn } from './restApp.ts'

const tags = ['Statements']

const sourceJson = z
  .object({
    kind: z.enum(['DRAFT', 'DOCUMENT', 'PROFILE', 'REPLY']),
    draftId: z.int().nullable(),
    documentId: z.int().nullable(),
    name: z.string().describe('What the draft or document is called.'),
    question: z.string().describe('The question as it was shown.'),
    questionKey: z.string(),
    quote: z.string().describe('The words that it was taken from, exactly as they were typed.'),
    saidAt: z.iso.datetime(),
  })
  .openapi('StatementSource')

const statementJson = z
  .object({
    id: z.string(),
    words: z.string().describe('The claim, as you last corrected it.'),
    firstWords: z.string().describe('The claim as its source has it.'),
    status: z.enum(StatementStatus),
    topic: z.enum(STATEMENT_TOPICS),
    speaker: z.enum(STATEMENT_SPEAKERS),
    use: z.enum(['GENERAL', 'ONE_SCHOOL']),
    university: z.string().nullable(),
    saidAt: z.iso.datetime(),
    revision: z.int(),
    setAside: z
      .array(z.object({ words: z.string(), savedAt: z.iso.datetime() }))
      .describe('Words that other devices had saved and a later correction replaced.'),
    sources: z.array(sourceJson).describe('Where it was said, the newest first.'),
  })
  .openapi('Statement')

const pathKey = z.object({
  id: z
    .string()
    .regex(/^[\da-f]{32}$/, 'Must be the id of a statement')
    .openapi({ description: 'The statement.', param: { name: 'id', in: 'path' } }),
})

const answersStatement = {
  description: 'The statement as it is now.',
  content: { 'application/json': { schema: statementJson } },
}

const list = createRoute({
  method: 'get',
  path: '/statements',
  tags,
  summary: 'Everything that you said, as statements; removed ones are marked',
  middleware: signedIn,
  responses: {
    200: {
      description: 'By part of life, the newest source first: at most 1,000.',
      content: { 'application/json': { schema: z.array(statementJson) } },
    },
    ...errorResponses(401, 503),
  },
})

const correct = createRoute({
  method: 'put',
  path: '/statements/{id}',
  tags,
  summary: 'Put a statement in other words; its answers stay as they were typed',
  middleware: signedIn,
  request: {
    params: pathKey,
    body: { content: { 'application/json': { schema: correctStatementInput } } },
  },
  responses: { 200: answersStatement, ...errorResponses(400, 401, 404, 413, 415, 422, 503) },
})

const remove = createRoute({
  method: 'delete',
  path: '/statements/{id}',
  tags,
  summary: 'Remove a statement: no document uses it from now on',
  middleware: signedIn,
  request: { params: pathKey },
  responses: { 200: answersStatement, ...errorResponses(400, 401, 404, 503) },
})

const restore = createRoute({
  method: 'post',
  path: '/statements/{id}/restore',
  tags,
  summary: 'Take a removed statement back',
  middleware: signedIn,
  request: { params: pathKey },
  responses: { 200: answersStatement, ...errorResponses(400, 401, 404, 503) },
})

export const statementRoutes = restApp()
  .openapi(list, async c => c.json((await readStory(c.get('caller'))).map(presented), 200))
  .openapi(correct, async c => {
    const { id: key } = c.req.valid('param')
    const statement = await correctStatement({ ...c.get('caller'), key, input: c.req.valid('json') })
    return c.json(presented(statement), 200)
  })
  .openapi(remove, async c => {
    const { id: key } = c.req.valid('param')
    return c.json(presented(await removeStatement({ ...c.get('caller'), key })), 200)
  })
  .openapi(restore, async c => {
    const { id: key } = c.req.valid('param')
    return c.json(presented(await restoreStatement({ ...c.get('caller'), key })), 200)
  })

function presented({
  key,
  words,
  firstWords,
  status,
  topic,
  speaker,
  use,
  university,
  saidAt,
  revision,
  setAside,
  sources,
}: Statement): z.infer<typeof statementJson> {
  return {
    id: key,
    words,
    firstWords,
    status,
    topic,
    speaker,
    use,
    university,
    saidAt: saidAt.toISOString(),
    revision,
    setAside: setAside.map(({ words: set, savedAt }) => ({ words: set, savedAt: savedAt.toISOString() })),
    sources: sources.map(source => ({
      kind: source.kind,
      draftId: source.draftId,
      documentId: source.documentId,
      name: source.name,
      question: source.label,
      questionKey: source.key,
      quote: source.quote,
      saidAt: source.saidAt.toISOString(),
    })),
  }
}
