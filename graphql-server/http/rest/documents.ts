import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import { fileInput } from '../../domain/documents/files/fileLayout.ts'
import { makeFile } from '../../domain/documents/files/makeFile.ts'
import { makeRecord, recordInput } from '../../domain/documents/files/makeRecord.ts'
import {
  continueDocument,
  continueDocumentInput,
} from '../../domain/documents/generation/continueDocument.ts'
import { PAUSE_WORDS } from '../../domain/documents/generation/pauseWords.ts'
import { waitForDocument } from '../../domain/documents/generation/waitForDocument.ts'
import { listDocuments } from '../../domain/documents/reading/readDocuments.ts'
import { generateDocument } from '../../domain/documents/request/generateDocument.ts'
import { generateDocumentInput } from '../../domain/documents/request/inputs.ts'
import { ConflictError } from '../../domain/errors.ts'
import type { Document } from '../../generated/prisma/client.ts'
import { PauseReason, type QuestionnaireForm } from '../../generated/prisma/enums.ts'
import { GenerationFault } from '../faults.ts'
import { documentJson, documentStatus, presentDocuments } from './documentJson.ts'
import { errorResponses } from './errorResponses.ts'
import { pathId, pathUserId } from './pathIds.ts'
import { DOCUMENT_TYPE_NAMES, documentTypeOf } from './plainNames.ts'
import { refuseOthers, restApp, signedIn } from './restApp.ts'

const tags = ['Documents']
const { shape } = generateDocumentInput

/** The body of both calls. `form` determines the keys of the answers. */
function requestBody(form: QuestionnaireForm) {
  return z.object({
    documentType: z
      .preprocess(documentTypeOf, shape.type)
      .openapi({ type: 'string', enum: Object.values(DOCUMENT_TYPE_NAMES) }),
    targetUniversity: shape.targetUniversity,
    targetProgram: shape.targetProgram,
    // Not a record of zod's: that silently drops a key named __proto__, and unknown keys are to be refused.
    questionnaire: z
      .unknown()
      .refine(isPlainObject, 'Send the questionnaire as an object of answers by key')
      .openapi({
        type: 'object',
        additionalProperties: true,
        description: `Answers by the question's key, as the graph's \`questionnaire(type, form: ${form})\` describes them.`,
      }),
    statements: shape.statements.describe(
      'Ids of statements from your story (GET /statements) that the document is to use as well.',
    ),
    writer: shape.writer.describe(
      'Who writes it. Left out, whom you keep; without that the outside model, where there is one.',
    ),
    fallBack: shape.fallBack.describe(
      'Whether the built-in writer writes the whole of it when the outside model stays away. Otherwise it is paused then.',
    ),
    mode: shape.mode.describe(
      'COACH: a plan and a review of your own text, no prose. DRAFT, the default, is refused where the university accepts advice only.',
    ),
    isForOtherSchool: shape.isForOtherSchool.describe(
      "Says that your programme belongs to none of the university's schools that accept advice only.",
    ),
    userId: z
      .unknown()
      .optional()
      .openapi({ type: 'integer', description: 'Ignored: the session says who you are.' }),
  })
}

const quickRequest = requestBody('QUICK').extend({
  // The domain checks it together with the answers, so that all faults are reported at once.
  course: z.unknown().optional().openapi({ type: 'string', minLength: 3, maxLength: 200 }),
  acceptThinAnswers: shape.acceptThinAnswers.describe('Waives the minimum lengths of the five key stories.'),
})

const wizardRequest = requestBody('WIZARD')

const idempotencyKey = z.object({
  'idempotency-key': shape.idempotencyKey.describe(
    'For 24 hours the same key with the same body gives the same answer, and costs nothing again.',
  ),
})

const generation = z
  .object({
    status: documentStatus,
    document: documentJson.optional(),
    pause: z
      .object({
        reason: z.enum(PauseReason),
        message: z.string(),
        waitsUntil: z.iso
          .datetime()
          .nullable()
          .describe('Until when it is tried again by itself; null until you choose to wait.'),
      })
      .optional()
      .describe('There while the outside model cannot go on and you have to decide.'),
  })
  .openapi('Generation')

const generates = {
  201: {
    description: 'The document is written.',
    content: { 'application/json': { schema: z.object({ document: documentJson, message: z.string() }) } },
  },
  202: {
    description: 'It takes longer. `Location` says where to ask for it.',
    headers: { location: { schema: { type: 'string' }, description: '/api/generations/{id}' } },
    content: { 'application/json': { schema: generation } },
  },
  ...errorResponses(400, 401, 402, 409, 413, 415, 422, 429, 503),
} as const

const generateQuickly = createRoute({
  method: 'post',
  path: '/ai/document',
  tags,
  summary: 'Draft a document from the quick form; waits until it is written',
  middleware: signedIn,
  request: {
    headers: idempotencyKey,
    body: { required: true, content: { 'application/json': { schema: quickRequest } } },
  },
  responses: generates,
})

const generate = createRoute({
  method: 'post',
  path: '/generate-document',
  tags,
  summary: 'Draft a document from the long questionnaire; waits until it is written',
  middleware: signedIn,
  request: {
    headers: idempotencyKey,
    body: { required: true, content: { 'application/json': { schema: wizardRequest } } },
  },
  responses: generates,
})

const readGeneration = createRoute({
  method: 'get',
  path: '/generations/{id}',
  tags,
  summary: 'How far a draft is',
  middleware: signedIn,
  request: { params: pathId("The document's id.") },
  responses: {
    200: { description: 'How far it is.', content: { 'application/json': { schema: generation } } },
    ...errorResponses(400, 401, 404, 503),
  },
})

const continueGeneration = createRoute({
  method: 'post',
  path: '/generations/{id}/continue',
  tags,
  summary: 'Go on with a paused draft: wait, try again, or have the built-in writer arrange it',
  middleware: signedIn,
  request: {
    params: pathId("The document's id."),
    body: { required: true, content: { 'application/json': { schema: continueDocumentInput } } },
  },
  responses: {
    200: { description: 'It goes on.', content: { 'application/json': { schema: generation } } },
    ...errorResponses(400, 401, 404, 409, 422, 503),
  },
})

const list = createRoute({
  method: 'get',
  path: '/documents/{userId}',
  tags,
  summary: 'Your documents, newest first, at most 100',
  middleware: signedIn,
  request: { params: pathUserId },
  responses: {
    200: {
      description: 'The documents.',
      content: { 'application/json': { schema: z.array(documentJson) } },
    },
    ...errorResponses(400, 401, 403, 503),
  },
})

const record = createRoute({
  method: 'post',
  path: '/documents/{id}/record',
  tags,
  summary: 'Make a file that says how a document came about: questions, replies, writer, and edits by time',
  middleware: signedIn,
  request: {
    params: pathId("The document's id."),
    body: { required: true, content: { 'application/json': { schema: recordInput } } },
  },
  responses: {
    200: {
      description: 'The file. `Content-Disposition` has its name.',
      headers: {
        'content-disposition': { schema: { type: 'string' }, description: 'attachment, and the name' },
      },
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    ...errorResponses(400, 401, 404, 409, 413, 415, 422, 503),
  },
})

const download = createRoute({
  method: 'post',
  path: '/documents/{id}/file',
  tags,
  summary: 'Make a file of a document: text, Markdown, PDF or Word, as the plan includes',
  middleware: signedIn,
  request: {
    params: pathId("The document's id."),
    body: { required: true, content: { 'application/json': { schema: fileInput } } },
  },
  responses: {
    200: {
      description: 'The file. `Content-Disposition` has its name.',
      headers: {
        'content-disposition': { schema: { type: 'string' }, description: 'attachment, and the name' },
      },
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    ...errorResponses(400, 401, 402, 404, 409, 422, 503),
  },
})

function isPlainObject(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}

/** Why a draft is paused, and until when it is tried again by itself. */
function pauseOf({ pauseReason, waitsUntil }: Pick<Document, 'pauseReason' | 'waitsUntil'>) {
  return pauseReason === null
    ? {}
    : {
        pause: {
          reason: pauseReason,
          message: PAUSE_WORDS[pauseReason],
          waitsUntil: waitsUntil?.toISOString() ?? null,
        },
      }
}

/** Requests a document and waits for it. Returns the document, or its status when the timeout is over. */
async function writeDocument({
  app,
  viewer,
  input,
  timeout,
  signal,
}: {
  app: AppContext
  viewer: Viewer
  input: unknown
  timeout: number
  signal: AbortSignal
}) {
  const { document: queued } = await generateDocument({ app, viewer, input })
  const settled = await waitForDocument({ app, viewer, documentId: queued.id, timeout, signal })
  const { id, status } = settled
  if (status === 'CANCELLED') throw new ConflictError('The draft was cancelled before it was written.')
  if (status === 'FAILED') throw new GenerationFault(settled.failureMessage ?? 'The draft was not written.')
  const [document] = status === 'READY' ? await presentDocuments({ app, viewer, documents: [settled] }) : []
  return { id, status, document }
}

/** The calls about documents. `timeout`: how long a call waits for a draft, in milliseconds; `stopping` ends it. */
export function documentRoutes({ timeout, stopping }: { timeout: number; stopping: AbortSignal }) {
  return restApp()
    .openapi(generateQuickly, async c => {
      const { app } = c.get('caller')
      const { documentType: type, userId: _, ...request } = c.req.valid('json')
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const input = { ...request, type, form: 'QUICK', idempotencyKey }
      const signal = AbortSignal.any([stopping, c.req.raw.signal])
      const written = await writeDocument({ app, viewer: c.get('viewer'), input, timeout, signal })
      const { id, status, document } = written
      return document
        ? c.json({ document, message: `${document.documentType} generated` }, 201)
        : c.json({ status }, 202, { location: `/api/generations/${id}` })
    })
    .openapi(generate, async c => {
      const { app } = c.get('caller')
      const { documentType: type, userId: _, ...request } = c.req.valid('json')
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const input = { ...request, type, form: 'WIZARD', idempotencyKey }
      const signal = AbortSignal.any([stopping, c.req.raw.signal])
      const written = await writeDocument({ app, viewer: c.get('viewer'), input, timeout, signal })
      const { id, status, document } = written
      return document
        ? c.json({ document, message: `${document.documentType} generated` }, 201)
        : c.json({ status }, 202, { location: `/api/generations/${id}` })
    })
    .openapi(readGeneration, async c => {
      const { app } = c.get('caller')
      const viewer = c.get('viewer')
      const { id: documentId } = c.req.valid('param')
      const settled = await waitForDocument({ app, viewer, documentId, timeout: 0 })
      const { status } = settled
      if (status !== 'READY') return c.json({ status, ...pauseOf(settled) }, 200)
      const [document] = await presentDocuments({ app, viewer, documents: [settled] })
      return c.json({ status, document }, 200)
    })
    .openapi(continueGeneration, async c => {
      const { app } = c.get('caller')
      const { id: documentId } = c.req.valid('param')
      const input = c.req.valid('json')
      const document = await continueDocument({ app, viewer: c.get('viewer'), documentId, input })
      return c.json({ status: document.status, ...pauseOf(document) }, 200)
    })
    .openapi(download, async c => {
      const { app } = c.get('caller')
      const { id: documentId } = c.req.valid('param')
      const input = c.req.valid('json')
      const { name, mediaType, bytes } = await makeFile({ app, viewer: c.get('viewer'), documentId, input })
      return c.body(Uint8Array.from(bytes), 200, {
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${name}"`,
      })
    })
    .openapi(record, async c => {
      const { app } = c.get('caller')
      const { id: documentId } = c.req.valid('param')
      const input = c.req.valid('json')
      const { name, mediaType, bytes } = await makeRecord({ app, viewer: c.get('viewer'), documentId, input })
      return c.body(Uint8Array.from(bytes), 200, {
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${name}"`,
      })
    })
    .openapi(list, async c => {
      const { app } = c.get('caller')
      const viewer = c.get('viewer')
      refuseOthers({ viewer, userId: c.req.valid('param').userId })
      const documents = await listDocuments({ app, viewer })
      return c.json(await presentDocuments({ app, viewer, documents }), 200)
    })
}
