import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLanguageModel, TIMEOUT } from '../../../infra/languageModel.ts'
import { createLog } from '../../../infra/log.ts'
import { executeGraph } from '../../../test/execute.ts'
import { createAppContext, createUser, createViewer, SOP_REQUEST } from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import {
  draftOf,
  honestReply,
  honestSentences,
  type ModelReply,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '../../../test/modelServer.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError, PlanRequiredError } from '../../errors.ts'
import { saveDocumentText } from '../editing/saveDocumentText.ts'
import { waitForDocument } from '../generation/waitForDocument.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { generateDocument } from './generateDocument.ts'
import { rewriteParagraph } from './rewriteParagraph.ts'

/** Paragraphs that an outside model writes anew: the official client, a server with the real protocol, the database. */

let database: TestDatabase
let server: ModelServer | null = null
let lines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterEach(async () => {
  await server?.stop()
  server = null
  lines = []
})
afterAll(() => database.close())

const WISH = 'Shorter, and with the zebra of Nairobi.'
const INVENTED = 'I won the Nairobi prize in 2019.'

/** A model that repeats what was said, and of a paragraph with a wish the first sentence only, with one that nobody said. */
function reply(request: ModelRequest): ModelReply {
  if (request.asks !== 'text' || !request.material.includes('<wish>')) return honestReply(request)
  const [first] = honestSentences(request)
  return draftOf(
    first === undefined
      ? []
      : [
          { ...first, text: `${first.text} ` },
          { ...first, text: INVENTED },
        ],
  )
}

async function createWritten(columns: object, answer: typeof reply = reply) {
  server = await startModelServer(answer)
  const log = createLog({ level: 'trace', destination: { write: line => void lines.push(line) } })
  const settings = { apiKey: 'sk-test-0123456789abcdef', baseUrl: server.baseUrl, name: 'test-model' }
  const languageModel = createLanguageModel({ settings, log, timeout: { ...TIMEOUT, backOff: 0 } })
  const app = createAppContext({ database, log, languageModel })
  const { viewer } = await createViewer({ app, user: await createUser({ app, columns }) })
  const input = { ...SOP_REQUEST, writer: 'MODEL' }
  const { document } = await generateDocument({ app, viewer, input })
  const worker = await startGenerationWorker({ app, concurrency: 1 })
  await waitForDocument({ app, viewer, documentId: document.id, timeout: 60_000 })
  await worker.stop()
  const rewrite = (key: string, wish = WISH) =>
    rewriteParagraph({ app, viewer, documentId: document.id, input: { paragraphKey: key, wish } })
  return { app, viewer, documentId: document.id, rewrite }
}

async function textOf(app: AppContext, viewer: Viewer, documentId: number) {
  return (await readDocumentContents({ app, viewer, documentIds: [documentId] })).get(documentId)
}

const PREMIUM = { plan: 'PREMIUM', planSince: new Date() }

test('a proposal has only what was said; the text changes when it is taken, and its sentences keep their sources', async () => {
  const { app, viewer, documentId } = await createWritten(PREMIUM)
  const before = await textOf(app, viewer, documentId)
  const long = before?.paragraphs.find(({ sentences }) => sentences.length > 1)
  const { data, errors } = await executeGraph({
    app,
    viewer,
    document: `mutation ($input: RewriteParagraphInput!) { rewriteParagraph(input: $input) { __typename
      ... on RewriteParagraphPayload { proposal { key job sentences { text sources { quote } } }
        document { content canRewrite redraftsLeft } } ... on Error { message } } }`,
    variables: {
      input: {
        documentId: encodeGlobalID('Document', documentId),
        paragraphKey: long?.key,
        wish: WISH,
      },
    },
  })
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    rewriteParagraph: {
      proposal: { key: long?.key, job: long?.job, sentences: [{ sources: [{}] }] },
      document: { content: before?.content, canRewrite: true, redraftsLeft: null },
    },
  })
  expect(JSON.stringify(data)).not.toContain('Nairobi')
  const [row] = await database.prisma.paragraphRewrite.findMany()
  expect(JSON.stringify(row)).not.toContain('zebra')
  expect(lines.join('\n')).not.toContain('zebra')

  const proposed = JSON.parse(JSON.stringify(row?.body)).sentences[0].text
  const paragraphs = (before?.paragraphs ?? []).map(({ key, sentences }) => ({
    key,
    text: key === long?.key ? proposed : sentences.map(({ text }) => text).join(' '),
  }))
  await saveDocumentText({
    app,
    viewer,
    documentId,
    input: { revision: 0, editor: 'one-page', paragraphs },
  })
  const after = await textOf(app, viewer, documentId)
  const taken = after?.paragraphs.find(({ key }) => key === long?.key)
  expect(taken?.sentences).toMatchObject([{ text: proposed, sources: [{}] }])
  expect(taken?.sentences[0]?.origin).toBeUndefined()
})

test('it counts as a redraft where one came of it, is refused when they are used up, and a failure counts nothing', async () => {
  let isAway = true
  const { app, viewer, documentId, rewrite } = await createWritten({ isPromotional: false }, request =>
    isAway && request.material.includes('<wish>') ? { status: 500 } : reply(request),
  )
  await expect(rewrite('p1')).rejects.toThrow(PlanRequiredError)
  // Written while a plan showed everything, and read since on Free.
  await database.prisma.document.update({ where: { id: documentId }, data: { unlockedAt: new Date() } })
  const text = await textOf(app, viewer, documentId)
  const key = text?.paragraphs.find(({ sentences }) => sentences.length > 1)?.key ?? ''
  await expect(rewrite(key)).rejects.toThrow(/does not count as a redraft/)
  expect(await database.prisma.paragraphRewrite.count()).toBe(0)
  isAway = false
  for (let time = 0; time < 3; time += 1) await rewrite(key)
  await expect(rewrite(key)).rejects.toThrow(/drafted again 3 times/)
  expect(await database.prisma.paragraphRewrite.count()).toBe(3)
})

test('nobody, a stranger, a paragraph of the person, a wish without words, coach mode and a missing model are refused', async () => {
  const { app, viewer, documentId, rewrite } = await createWritten(PREMIUM)
  const { viewer: stranger } = await createViewer({ app })
  const input = { paragraphKey: 'p1', wish: WISH }
  const asked = { app, viewer, documentId, input }
  await expect(rewriteParagraph({ ...asked, viewer: null })).rejects.toThrow(NotSignedInError)
  await expect(rewriteParagraph({ ...asked, viewer: stranger })).rejects.toThrow(NotFoundError)
  await expect(rewrite('p99')).rejects.toThrow(NotFoundError)
  await expect(rewrite('p1', '  ')).rejects.toMatchObject({ fields: [{ path: 'wish' }] })
  await expect(rewrite('p1', 'x'.repeat(301))).rejects.toMatchObject({ fields: [{ path: 'wish' }] })
  const paragraphs = [{ key: 'own-1', text: 'The heron left.' }]
  await saveDocumentText({
    app,
    viewer,
    documentId,
    input: { revision: 0, editor: 'one-page', paragraphs },
  })
  await expect(rewrite('own-1')).rejects.toThrow(/your own/)
  const without = { ...app, languageModel: null }
  await expect(rewriteParagraph({ ...asked, app: without })).rejects.toThrow(/No outside model/)
  const user = { where: { id: viewer.userId } }
  await database.prisma.user.update({ ...user, data: { writer: 'BUILT_IN' } })
  await expect(rewrite('own-1')).rejects.toThrow(/keep your answers/)
  await database.prisma.document.update({ where: { id: documentId }, data: { isCoached: true } })
  await expect(rewrite('own-1')).rejects.toThrow(ConflictError)
  expect(await database.prisma.paragraphRewrite.count()).toBe(0)
})
