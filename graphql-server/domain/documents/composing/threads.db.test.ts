import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PEOPLE } from '../../../eval/people.ts'
import { requestOf } from '../../../eval/person.ts'
import type { LanguageModel } from '../../../infra/languageModel.ts'
import { createWorkerPool, WorkerFault, type WorkerPool } from '../../../infra/workerPool.ts'
import { bundled } from '../../../test/bundled.ts'
import { executeGraph } from '../../../test/execute.ts'
import {
  createAppContext,
  createDocument,
  createUser,
  createViewer,
  SOP_REQUEST,
} from '../../../test/factories.ts'
import { startGenerationWorker } from '../../../test/generationWorker.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { readCreditBalances } from '../../billing/credits.ts'
import { generateDocument } from '../request/generateDocument.ts'
import { GROUNDWORK_HERE } from '../writing/model/groundwork.ts'
import { planDocument } from '../writing/plan.ts'
import { groundworkOnThread } from './onThread.ts'

let database: TestDatabase
let app: AppContext
/** Its threads run any task in an endless loop. */
let busy: WorkerPool

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.truncate()
  busy = createWorkerPool({ entry: bundled('silentThread') })
})
afterEach(() => busy.stop())

const premium = async () =>
  await createViewer({
    app,
    user: await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } }),
  })

async function expectPageAnswered(viewer: Viewer) {
  const page = await executeGraph({ app, viewer, document: '{ viewer { username creditsRemaining } }' })
  expect(page).toMatchObject({ errors: [], data: { viewer: { creditsRemaining: expect.any(Number) } } })
}

describe('while a thread computes, a page is answered, and', () => {
  it('planning spends nothing before it has ended', async () => {
    const { viewer } = await createViewer({ app })
    const asked = generateDocument({ app: { ...app, composer: busy }, viewer, input: SOP_REQUEST })
    const outcome = asked.then(
      () => 'made',
      (error: unknown) => error,
    )
    await expectPageAnswered(viewer)
    await busy.stop()
    expect(await outcome).toBeInstanceOf(WorkerFault)
    expect(await database.prisma.document.count()).toBe(0)
    expect((await readCreditBalances({ app, userIds: [viewer.userId] })).get(viewer.userId)).toBe(1)
  })

  it('the sections of a document wait', async () => {
    const { viewer } = await createViewer({ app })
    const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
    const worker = await startGenerationWorker({
      app: { ...app, composer: busy },
      concurrency: 1,
      finishWithin: 0,
    })
    const statusOf = async () =>
      (await database.prisma.document.findUniqueOrThrow({ where: { id: document.id } })).status
    await expect.poll(statusOf).toBe('GENERATING')
    await expectPageAnswered(viewer)
    await worker.stop()
    expect(await statusOf()).toBe('GENERATING')
  })

  it('the outside model gets no request before its material is prepared', async () => {
    const { viewer } = await createViewer({ app })
    let wasAsked = false
    const languageModel: LanguageModel = {
      name: 'test-model',
      host: 'model.test',
      ask: async () => {
        wasAsked = true
        return { outcome: 'UNAVAILABLE', why: 'nobody is there', isPassing: true }
      },
    }
    const withModel: AppContext = { ...app, languageModel }
    const input = { ...SOP_REQUEST, writer: 'MODEL' as const }
    const { document } = await generateDocument({ app: withModel, viewer, input })
    const worker = await startGenerationWorker({
      app: { ...withModel, composer: busy },
      concurrency: 1,
      finishWithin: 0,
    })
    const statusOf = async () =>
      (await database.prisma.document.findUniqueOrThrow({ where: { id: document.id } })).status
    await expect.poll(statusOf).toBe('GENERATING')
    await expectPageAnswered(viewer)
    await worker.stop()
    expect(wasAsked).toBe(false)
  })

  it('a review delays its own request only', async () => {
    const { viewer } = await premium()
    const { id } = await createDocument({ app, viewer })
    const review = executeGraph({
      app: { ...app, composer: busy },
      viewer,
      document: 'query ($id: ID!) { node(id: $id) { ... on Document { review { score } } } }',
      variables: { id: Buffer.from(`Document:${id}`).toString('base64') },
    })
    await expectPageAnswered(viewer)
    await busy.stop()
    expect(await review).toMatchObject({ data: { node: { review: null } }, errors: [{}] })
  })
})

describe('a computation for the outside model', () => {
  it.each(['derlis-3', 'palesa-3', 'awa-3'])('has the same result on a thread: %s', async name => {
    const person = PEOPLE[name]
    if (person === undefined) throw new Error(`nobody is called ${name}`)
    const request = requestOf(person)
    const plan = planDocument(request)
    const away = groundworkOnThread(app)
    const { signal } = new AbortController()
    const prepared = await away.prepare({ request, plan }, signal)
    expect(prepared).toEqual(await GROUNDWORK_HERE.prepare({ request, plan }, signal))
    const sentences = [
      { text: 'I led 31 people in Reykjavík, which made me proud.', cites: [] },
      ...prepared.material.statements.slice(0, 20).map(({ id, text }) => ({ text, cites: [id] })),
    ]
    const asked = { sentences, on: prepared.ground }
    const grounded = await away.ground(asked, signal)
    expect(grounded).toEqual(await GROUNDWORK_HERE.ground(asked, signal))
    expect(grounded[0]?.complaints).not.toEqual([])
  })
})
