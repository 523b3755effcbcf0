import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Writer } from '../../../generated/prisma/enums.ts'
import { JOBS_CHANNEL } from '../../../infra/jobs.ts'
import type { LanguageModel } from '../../../infra/languageModel.ts'
import { createWorkerPool, type WorkerPool } from '../../../infra/workerPool.ts'
import { bundled } from '../../../test/bundled.ts'
import { createAppContext, createUser, createViewer, SOP_REQUEST } from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import { pausingWriter } from '../../../test/pausingWriter.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { readCreditBalances } from '../../billing/credits.ts'
import { ValidationError } from '../../errors.ts'
import { writingRequestOf } from '../reading/writingRequest.ts'
import { chooseWriter } from '../request/chooseWriter.ts'
import { generateDocument } from '../request/generateDocument.ts'
import { composeDraft } from '../writing/composeDraft.ts'
import { storedRemovals, storedText } from '../writing/storedText.ts'
import type { SectionWriter } from '../writing/writer.ts'
import { WriterUnavailableError } from '../writing/writer.ts'
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

const creditsOf = async ({ userId }: Viewer) =>
  (await readCreditBalances({ app, userIds: [userId] })).get(userId)
const jobOf = (documentId: number) =>
  database.prisma.job.findFirstOrThrow({ where: { subjectId: documentId } })
const untilEnded = (viewer: Viewer, documentId: number) =>
  waitForDocument({ app, viewer, documentId, timeout: 60_000 })

/** The text is complete and stored once, as without an interruption. */
async function expectWrittenOnce(viewer: Viewer, documentId: number) {
  const document = await database.prisma.document.findUniqueOrThrow({
    where: { id: documentId },
    include: { versions: true, sections: true, user: true },
  })
  expect(document.status).toBe('READY')
  expect(document.sections).toEqual([])
  expect(document.versions.map(({ body }) => storedText.parse(body))).toEqual([
    composeDraft(writingRequestOf(document, document.user)).text,
  ])
  const events: [string, number | null][] = []
  const sequences: number[] = []
  for await (const { stage, section, sequence } of followProgress({ app, viewer, documentId, after: 0 })) {
    events.push([stage, section])
    sequences.push(sequence)
  }
  expect(sequences).toEqual(sequences.map((_, index) => index + 1))
  const sections = events.filter(([stage]) => stage === 'SECTION')
  expect(sections.map(([, section]) => section)).toEqual(sections.map((_, index) => index + 1))
  expect(events.filter(([stage]) => stage !== 'SECTION').map(([stage]) => stage)).toEqual([
    'QUEUED',
    'OUTLINE',
    'REVIEW',
    'READY',
  ])
  expect(await database.prisma.creditEntry.count({ where: { documentId } })).toBe(1)
  expect(await creditsOf(viewer)).toBe(0)
}

describe('a resumed job', () => {
  it('continues after the last section when its process stops', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const first = pausingWriter(3)
    const stopping = await startGenerationWorker({
      app,
      concurrency: 1,
      finishWithin: 0,
      writerOf: first.writerOf,
    })
    await first.pausedAt(3)
    await stopping.stop()
    expect(await jobOf(document.id)).toMatchObject({ state: 'WAITING', attempts: 0, leaseOwner: null })
    const second = pausingWriter()
    const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: second.writerOf })
    await untilEnded(viewer, document.id)
    await worker.stop()
    expect([...first.starts, ...second.starts]).toEqual([0, 2])
    await expectWrittenOnce(viewer, document.id)
  })

  it('continues after the last section when its worker lost the lease, and that worker writes nothing more', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const silent = pausingWriter(4)
    const suspended = await startGenerationWorker({ app, concurrency: 1, writerOf: silent.writerOf })
    await silent.pausedAt(4)
    await database.prisma.job.updateMany({ data: { leaseUntil: new Date(0) } })
    const second = pausingWriter(5)
    const running = await startGenerationWorker({ app, concurrency: 1, writerOf: second.writerOf })
    await second.pausedAt(5)
    silent.resume()
    await suspended.stop()
    second.resume()
    await untilEnded(viewer, document.id)
    await running.stop()
    expect(second.starts).toEqual([3])
    await expectWrittenOnce(viewer, document.id)
  })

  it('follows the plan of its request', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const plan = {
      targetWords: 300,
      tone: 'formal-warm',
      paragraphs: [{ job: 'opening', title: 'Of old', share: 1, keys: ['fieldInterestOrigin'] }],
    }
    await database.prisma.document.update({ where: { id: document.id }, data: { plan } })
    const worker = await startGenerationWorker({ app, concurrency: 1 })
    await untilEnded(viewer, document.id)
    await worker.stop()
    const { body } = await database.prisma.documentVersion.findFirstOrThrow()
    expect(storedText.parse(body).paragraphs.map(({ title }) => title)).toEqual(['Of old'])
  })

  it('is retried when the composing thread dies', async () => {
    const { viewer } = await createViewer({ app })
    const dying = createWorkerPool({ entry: bundled('exitingThread') })
    let tries = 0
    const composer: WorkerPool = {
      ...app.composer,
      stream: (task, input, signal) => {
        tries += 1
        return (tries === 1 ? dying : app.composer).stream(task, input, signal)
      },
    }
    const writing = createAppContext({ database, composer })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const worker = await startGenerationWorker({ app: writing, concurrency: 1 })
    const fault = async () => (await jobOf(document.id)).lastError
    await expect.poll(fault, { timeout: 30_000 }).toBe('WorkerFault')
    expect(await jobOf(document.id)).toMatchObject({ state: 'WAITING', attempts: 1 })
    await database.prisma.job.updateMany({ data: { runAfter: new Date(0) } })
    await database.notify(JOBS_CHANNEL, 'write-document')
    await untilEnded(viewer, document.id)
    await worker.stop()
    await dying.stop()
    await expectWrittenOnce(viewer, document.id)
  })
})

/** An outside model that writes two sections and is unavailable afterwards. */
function failsAfterTwo(isPassing = true): { writerOf: (kind: Writer) => SectionWriter; starts: number[] } {
  const builtIn = pausingWriter()
  return {
    starts: builtIn.starts,
    writerOf: kind => {
      if (kind === 'BUILT_IN') return builtIn.writerOf(kind)
      return {
        kind,
        async *write(request) {
          let written = 0
          for await (const section of builtIn.writerOf(kind).write(request)) {
            if (written === 2) throw new WriterUnavailableError('the host answers 503', isPassing)
            written += 1
            yield { ...section, removed: [{ text: `Invented ${written}.`, reason: 'No answer says it.' }] }
          }
        },
      }
    },
  }
}

const languageModel: LanguageModel = {
  name: 'a-model',
  host: 'models.example.com',
  ask: async () => ({ outcome: 'REFUSED' }),
}

describe('an unavailable outside model', () => {
  it('pauses the document, and keeps its credit reserved', async () => {
    const { viewer } = await createViewer({ app })
    const input = { ...SOP_REQUEST, writer: 'MODEL' }
    const { document } = await generateDocument({ app: { ...app, languageModel }, viewer, input })
    const worker = await startGenerationWorker({
      app,
      concurrency: 1,
      writerOf: failsAfterTwo().writerOf,
    })
    const read = () => database.prisma.document.findUniqueOrThrow({ where: { id: document.id } })
    await expect.poll(async () => (await read()).pauseReason, { timeout: 30_000 }).toBe('MODEL_AWAY')
    await worker.stop()
    expect(await read()).toMatchObject({ status: 'GENERATING', writer: 'MODEL', fellBack: false })
    expect(await jobOf(document.id)).toMatchObject({
      state: 'WAITING',
      attempts: 0,
      lastError: 'WriterUnavailableError',
    })
    expect(await creditsOf(viewer)).toBe(0)
  })

  it('is replaced by the built-in writer, from the beginning, if the person allowed it', async () => {
    const { viewer } = await createViewer({ app })
    const input = { ...SOP_REQUEST, writer: 'MODEL', fallBack: true }
    const { document } = await generateDocument({ app: { ...app, languageModel }, viewer, input })
    const away = failsAfterTwo(false)
    const worker = await startGenerationWorker({ app, concurrency: 1, writerOf: away.writerOf })
    const ready = await untilEnded(viewer, document.id)
    await worker.stop()
    expect(ready).toMatchObject({ status: 'READY', writer: 'BUILT_IN', fellBack: true, failureMessage: null })
    expect(away.starts).toEqual([0, 0])
    const { removed } = await database.prisma.documentVersion.findFirstOrThrow()
    expect(storedRemovals.parse(removed)).toEqual([])
  })
})

describe('the writer', () => {
  const writerOfNext = async (changes: {
    kept?: Writer
    requested?: Writer
    model?: LanguageModel | null
  }): Promise<Writer | null> => {
    const here = createAppContext({ database, languageModel: changes.model ?? null })
    const user = await createUser({ app, columns: { writer: changes.kept ?? null } })
    const { viewer } = await createViewer({ app, user })
    const input = { ...SOP_REQUEST, writer: changes.requested }
    return (await generateDocument({ app: here, viewer, input })).document.writer
  }

  it('is the requested one, else the stored one, else the model if there is one', async () => {
    expect(await writerOfNext({})).toBe('BUILT_IN')
    expect(await writerOfNext({ kept: 'MODEL' })).toBe('BUILT_IN')
    expect(await writerOfNext({ model: languageModel })).toBe('MODEL')
    expect(await writerOfNext({ model: languageModel, kept: 'BUILT_IN' })).toBe('BUILT_IN')
    expect(await writerOfNext({ model: languageModel, kept: 'BUILT_IN', requested: 'MODEL' })).toBe('MODEL')
  })

  it('cannot be a model if none is configured, which is reported with the other faults', async () => {
    const { viewer } = await createViewer({ app })
    const input = { ...SOP_REQUEST, course: 'MSc Robotics', writer: 'MODEL', answers: [] }
    const refusal = await generateDocument({ app, viewer, input }).catch((error: unknown) => error)
    const fields = refusal instanceof ValidationError ? refusal.fields : []
    expect(fields).toContainEqual({
      path: 'writer',
      message: 'No outside model is set up here. Choose the built-in writer.',
    })
    expect(fields.length).toBeGreaterThan(1)
    expect(await creditsOf(viewer)).toBe(1)
  })

  it('is stored when it is chosen', async () => {
    const { viewer } = await createViewer({ app })
    await expect(chooseWriter({ app, viewer, input: { writer: 'MODEL' } })).rejects.toMatchObject({
      fields: [{ path: 'writer' }],
    })
    await chooseWriter({ app: { ...app, languageModel }, viewer, input: { writer: 'MODEL' } })
    const user = await database.prisma.user.findUniqueOrThrow({ where: { id: viewer.userId } })
    expect(user.writer).toBe('MODEL')
  })
})
