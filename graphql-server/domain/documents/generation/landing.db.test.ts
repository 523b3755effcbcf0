import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { executeGraph, subscribeGraph } from '../../../test/execute.ts'
import { createAppContext, createUser, createViewer, SOP_REQUEST } from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import { pausingWriter } from '../../../test/pausingWriter.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { upgradeToPremium } from '../../billing/upgradeToPremium.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { generateDocument } from '../request/generateDocument.ts'
import { countWords, plainText } from '../writing/plainText.ts'
import { storedText } from '../writing/storedText.ts'
import { followProgress } from './followProgress.ts'
import { waitForDocument } from './waitForDocument.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const premium = async () =>
  await createViewer({
    app,
    user: await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } }),
  })
const contentOf = async (viewer: Viewer, documentId: number) => {
  const content = (await readDocumentContents({ app, viewer, documentIds: [documentId] })).get(documentId)
  if (!content) throw new Error('The viewer does not see the document')
  return content
}
const writtenSoFar = async (documentId: number) => {
  const sections = await database.prisma.documentSection.findMany({
    where: { documentId },
    orderBy: { number: 'asc' },
  })
  return storedText.parse({ paragraphs: sections.flatMap(({ body }) => body ?? []) }).paragraphs
}
const fullText = async (documentId: number) => {
  const { body } = await database.prisma.documentVersion.findFirstOrThrow({ where: { documentId } })
  return plainText(storedText.parse(body).paragraphs)
}

describe('a text that is being written', () => {
  it('can be read section by section on a plan with full texts', async () => {
    const { viewer } = await premium()
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    expect(await contentOf(viewer, document.id)).toMatchObject({ isPreview: false, content: null })
    const writer = pausingWriter(2, 3)
    const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: writer.writerOf })
    await writer.pausedAt(2)
    const first = await contentOf(viewer, document.id)
    expect(first.paragraphs).toHaveLength(1)
    writer.resume()
    await writer.pausedAt(3)
    const second = await contentOf(viewer, document.id)
    expect(second).toMatchObject({ isPreview: false, content: plainText(await writtenSoFar(document.id)) })
    expect(second.paragraphs.slice(0, 1)).toEqual(first.paragraphs)
    expect(second.wordCount).toBeGreaterThan(first.wordCount)
    writer.resume()
    await waitForDocument({ app, viewer, documentId: document.id, timeout: 60_000 })
    await worker.stop()
    const ready = await contentOf(viewer, document.id)
    expect(ready.content).toBe(await fullText(document.id))
    expect(ready.paragraphs.slice(0, 2)).toEqual(second.paragraphs)
    expect(await database.prisma.documentSection.count()).toBe(0)
  })

  it('shows at most a third of its words in a preview, in every event', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const halts = Array.from({ length: 12 }, (_, index) => index + 1)
    const writer = pausingWriter(...halts)
    const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: writer.writerOf })
    const shown: number[] = []
    const texts: string[] = []
    const watch = { app, viewer, documentId: document.id, after: 1 }
    for await (const { stage, section, sections } of followProgress(watch)) {
      if (stage === 'READY') break
      if (section !== sections || stage === 'OUTLINE') await writer.pausedAt((section ?? 0) + 1)
      const content = await contentOf(viewer, document.id)
      if (stage !== 'REVIEW') {
        const all = await writtenSoFar(document.id)
        expect(content).toMatchObject({ isPreview: true })
        expect(content.wordCount).toBeLessThanOrEqual(countWords(plainText(all)) / 3)
        shown.push(content.wordCount)
        texts.push(plainText(content.paragraphs))
      }
      writer.resume()
    }
    await worker.stop()
    expect(shown[0]).toBe(0)
    expect(shown.at(-1)).toBeGreaterThan(0)
    const ready = await contentOf(viewer, document.id)
    expect(ready.wordCount).toBeLessThanOrEqual(countWords(await fullText(document.id)) / 3)
    for (const text of texts) expect(plainText(ready.paragraphs)).toContain(text.split('\n\n').at(-1))
  })

  it('is unlocked by an upgrade meanwhile, for its owner only', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const writer = pausingWriter(3)
    const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: writer.writerOf })
    await writer.pausedAt(3)
    expect((await contentOf(viewer, document.id)).isPreview).toBe(true)
    await upgradeToPremium({ app, viewer })
    expect(await contentOf(viewer, document.id)).toMatchObject({
      isPreview: false,
      content: plainText(await writtenSoFar(document.id)),
    })
    const other = await createViewer({ app })
    const theirs = await readDocumentContents({ app, viewer: other.viewer, documentIds: [document.id] })
    expect(theirs.size).toBe(0)
    writer.resume()
    await waitForDocument({ app, viewer, documentId: document.id, timeout: 60_000 })
    await worker.stop()
    expect((await contentOf(viewer, document.id)).content).toBe(await fullText(document.id))
  })

  it('is part of the subscription’s events', async () => {
    const { viewer } = await premium()
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const stream = await subscribeGraph<{
      documentProgress: { stage: string; document: { paragraphs: { sentences: { text: string }[] }[] } }
    }>({
      app,
      viewer,
      document:
        'subscription ($id: ID!) { documentProgress(id: $id) { stage document { paragraphs { sentences { text } } } } }',
      variables: { id: Buffer.from(`Document:${document.id}`).toString('base64') },
    })
    if ('errors' in stream) throw new AggregateError(stream.errors)
    const worker = await startGenerationWorker({ app, concurrency: 1 })
    const counts: number[] = []
    for await (const { documentProgress } of stream.events)
      if (documentProgress.stage === 'SECTION') counts.push(documentProgress.document.paragraphs.length)
    await worker.stop()
    expect(counts.length).toBeGreaterThan(2)
    for (const [index, paragraphs] of counts.entries()) expect(paragraphs).toBeGreaterThan(index)
  })
})

describe('the plan', () => {
  it('exists as soon as a document is requested, and names the answers without their text', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    type Plan = {
      targetWords: number
      tone: string
      paragraphs: { title: string; share: number; words: number; answers: { key: string; label: string }[] }[]
    }
    const { data } = await executeGraph<{ node: { plan: Plan; outline: unknown[] } }>({
      app,
      viewer,
      document: `query ($id: ID!) { node(id: $id) { ... on Document { outline { title }
        plan { targetWords tone paragraphs { job title share words answers { key label } } } } } }`,
      variables: { id: Buffer.from(`Document:${document.id}`).toString('base64') },
    })
    const plan = data?.node.plan
    expect(plan).toMatchObject({ targetWords: 800, tone: 'formal-warm' })
    const shares = plan?.paragraphs.reduce((sum, { share }) => sum + share, 0)
    expect(shares).toBeCloseTo(1)
    expect(plan?.paragraphs.flatMap(({ answers }) => answers)).toContainEqual({
      key: 'setbackLearning',
      label: expect.stringContaining('setback'),
    })
    expect(JSON.stringify(plan)).not.toContain('Fluid Mechanics')
  })
})
