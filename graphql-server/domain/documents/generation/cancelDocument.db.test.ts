import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LeaseLostError } from '../../../infra/jobs.ts'
import { executeGraph } from '../../../test/execute.ts'
import {
  createAppContext,
  createDocument,
  createUser,
  createViewer,
  SOP_REQUEST,
} from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import { pausingWriter } from '../../../test/pausingWriter.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { readCreditBalances } from '../../billing/credits.ts'
import { readGenerationAllowances } from '../../billing/readAllowances.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { readDocumentContents } from '../reading/readDocumentText.ts'
import { generateDocument } from '../request/generateDocument.ts'
import { cancelDocument } from './cancelDocument.ts'
import { followProgress } from './followProgress.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const creditsOf = async ({ userId }: Viewer) =>
  (await readCreditBalances({ app, userIds: [userId] })).get(userId)
const entriesOf = async (documentId: number) =>
  (await database.prisma.creditEntry.findMany({ where: { documentId }, orderBy: { id: 'asc' } })).map(
    ({ kind, amount }) => [kind, amount],
  )
const stagesOf = async (viewer: Viewer, documentId: number) => {
  const stages: string[] = []
  for await (const { stage } of followProgress({ app, viewer, documentId, after: 0 })) stages.push(stage)
  return stages
}

/** A cancelled document leaves only its status, and its owner has the same credits as before. */
async function expectCancelled(viewer: Viewer, documentId: number) {
  const document = await database.prisma.document.findUniqueOrThrow({ where: { id: documentId } })
  expect(document).toMatchObject({ status: 'CANCELLED', preview: null, failureMessage: null })
  expect(await database.prisma.job.findFirstOrThrow({ where: { subjectId: documentId } })).toMatchObject({
    state: 'CANCELLED',
    leaseOwner: null,
  })
  expect(await database.prisma.documentSection.count()).toBe(0)
  expect(await database.prisma.documentVersion.count()).toBe(0)
  expect(await entriesOf(documentId)).toEqual([
    ['RESERVATION', -1],
    ['RETURN', 1],
  ])
  expect(await creditsOf(viewer)).toBe(1)
  const contents = await readDocumentContents({ app, viewer, documentIds: [documentId] })
  expect(contents.get(documentId)).toMatchObject({ content: null, paragraphs: [], wordCount: 0 })
}

describe('cancelling a document', () => {
  it('in the queue returns its credit, frees its key and cancels its job', async () => {
    const { viewer } = await createViewer({ app })
    const input = { ...SOP_REQUEST, idempotencyKey: 'attempt-1' }
    const { document } = await generateDocument({ app, viewer, input })
    await cancelDocument({ app, viewer, documentId: document.id })
    await expectCancelled(viewer, document.id)
    expect(await stagesOf(viewer, document.id)).toEqual(['QUEUED', 'CANCELLED'])
    const again = await generateDocument({ app, viewer, input })
    expect(again.repeated).toBe(false)
    const writer = pausingWriter(1)
    const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: writer.writerOf })
    await writer.pausedAt(1)
    await cancelDocument({ app, viewer, documentId: again.document.id })
    await worker.stop()
    expect(writer.starts).toEqual([0])
  })

  it('before any section stops its writer at once, and nothing more is stored', async () => {
    const { viewer } = await createViewer({ app })
    for (const section of [1, 2, 4]) {
      const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
      const writer = pausingWriter(section)
      const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: writer.writerOf })
      await writer.pausedAt(section)
      expect(await database.prisma.documentSection.count()).toBe(section - 1)
      await cancelDocument({ app, viewer, documentId: document.id })
      await expect.poll(() => writer.stopReasons).toHaveLength(1)
      expect(writer.stopReasons[0]).toBeInstanceOf(LeaseLostError)
      await worker.stop()
      await expectCancelled(viewer, document.id)
      const stages = await stagesOf(viewer, document.id)
      expect(stages.filter(stage => stage === 'SECTION')).toHaveLength(section - 1)
      expect(stages.at(-1)).toBe('CANCELLED')
    }
  })

  it('ends the job also when its writer ignores the signal', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    let isAsked = false
    const worker = await startGenerationWorker({
      app,
      concurrency: 1,
      writerOf: kind => ({
        kind,
        async *write() {
          isAsked = true
          await new Promise(() => undefined)
        },
      }),
    })
    await expect.poll(() => isAsked).toBe(true)
    await cancelDocument({ app, viewer, documentId: document.id })
    await worker.stop()
    await expectCancelled(viewer, document.id)
  })

  it.runIf(testedDatabase === 'postgres')('notifies the process that writes it', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const elsewhere = await database.openAnother()
    const writer = pausingWriter(3)
    const worker = await startGenerationWorker({
      app: createAppContext({ database: elsewhere }),
      concurrency: 1,
      writerOf: writer.writerOf,
    })
    await writer.pausedAt(3)
    await cancelDocument({ app, viewer, documentId: document.id })
    await expect.poll(() => writer.stopReasons).toHaveLength(1)
    await worker.stop()
    await elsewhere.close()
    await expectCancelled(viewer, document.id)
  })

  it('twice at the same moment returns one credit', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => cancelDocument({ app, viewer, documentId: document.id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConflictError)
    await expectCancelled(viewer, document.id)
  })

  it('during delivery ends as cancelled or as delivered, never as both', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const worker = await startGenerationWorker({ app, concurrency: 1 })
    let outcome: 'CANCELLED' | 'READY' | null = null
    for await (const { stage } of followProgress({ app, viewer, documentId: document.id, after: 0 }))
      if (stage === 'REVIEW')
        outcome = await cancelDocument({ app, viewer, documentId: document.id }).then(
          () => 'CANCELLED',
          () => 'READY',
        )
    await worker.stop()
    const { status } = await database.prisma.document.findUniqueOrThrow({ where: { id: document.id } })
    expect(status).toBe(outcome)
    expect(await creditsOf(viewer)).toBe(status === 'READY' ? 0 : 1)
    expect(await database.prisma.documentVersion.count()).toBe(status === 'READY' ? 1 : 0)
  })

  it('that is ready is a conflict and changes nothing', async () => {
    const { viewer } = await createViewer({ app })
    const { id: documentId } = await createDocument({ app, viewer })
    await expect(cancelDocument({ app, viewer, documentId })).rejects.toThrow(ConflictError)
    const contents = await readDocumentContents({ app, viewer, documentIds: [documentId] })
    expect(contents.get(documentId)?.content).not.toBeNull()
    expect(await creditsOf(viewer)).toBe(0)
  })

  it('returns it to the month’s allowance', async () => {
    const user = await createUser({ app, credits: 0, columns: { plan: 'STANDARD', planSince: new Date() } })
    const { viewer } = await createViewer({ app, user })
    const mayGenerate = async () =>
      (await readGenerationAllowances({ app, userIds: [user.id] })).get(user.id)?.canGenerate.has('SOP')
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    expect(await mayGenerate()).toBe(false)
    await cancelDocument({ app, viewer, documentId: document.id })
    expect(await mayGenerate()).toBe(true)
    expect(await entriesOf(document.id)).toEqual([])
  })

  it("is allowed to the document's owner only", async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const other = await createViewer({ app })
    await expect(cancelDocument({ app, viewer: other.viewer, documentId: document.id })).rejects.toThrow(
      NotFoundError,
    )
    await expect(cancelDocument({ app, viewer: null, documentId: document.id })).rejects.toThrow(
      NotSignedInError,
    )
    expect(await creditsOf(viewer)).toBe(0)
  })

  it('returns the document and the owner’s balance in the graph', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const cancel = () =>
      executeGraph({
        app,
        viewer,
        document: `mutation ($input: CancelDocumentInput!) { cancelDocument(input: $input) { __typename
          ... on CancelDocumentPayload { document { status } viewer { creditsRemaining } }
          ... on Error { message } } }`,
        variables: { input: { documentId: Buffer.from(`Document:${document.id}`).toString('base64') } },
      })
    expect((await cancel()).data).toEqual({
      cancelDocument: {
        __typename: 'CancelDocumentPayload',
        document: { status: 'CANCELLED' },
        viewer: { creditsRemaining: 1 },
      },
    })
    expect((await cancel()).data).toEqual({
      cancelDocument: {
        __typename: 'ConflictError',
        message: 'This draft is not being written any more.',
      },
    })
  })
})
