import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { generateDocument } from '../domain/documents/request/generateDocument.ts'
import { subscribeGraph } from '../test/execute.ts'
import { createAppContext, createViewer, SOP_REQUEST } from '../test/factories.ts'
import { startGenerationWorker } from '../test/generationWorker.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const PROGRESS = `subscription ($id: ID!, $after: Int) {
  documentProgress(id: $id, after: $after) { sequence stage section sections document { status content } }
}`

type Progress = {
  documentProgress: {
    sequence: number
    stage: string
    section: number | null
    sections: number | null
    document: { status: string; content: string | null }
  }
}

const globalId = (text: string) => Buffer.from(text).toString('base64')

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

async function createQueued() {
  const { viewer } = await createViewer({ app })
  const { document } = await generateDocument({ app, viewer, input: SOP_REQUEST })
  return { viewer, id: globalId(`Document:${document.id}`) }
}

async function follow(operation: Omit<Parameters<typeof subscribeGraph>[0], 'app' | 'document'>) {
  const answer = await subscribeGraph<Progress>({ app, document: PROGRESS, ...operation })
  if ('errors' in answer) throw new AggregateError(answer.errors, 'The subscription was refused')
  return answer.events
}

describe('the progress of a document', () => {
  test('is sent step by step until the document is ready, and resumes after a given step', async () => {
    const { viewer, id } = await createQueued()
    const events = await follow({ viewer, variables: { id } })
    const worker = await startGenerationWorker({ app, concurrency: 1 })
    const steps: Progress['documentProgress'][] = []
    for await (const { documentProgress } of events) steps.push(documentProgress)
    await worker.stop()

    expect(steps.map(({ sequence }) => sequence)).toEqual(steps.map((_, index) => index + 1))
    expect(steps[0]).toMatchObject({ stage: 'QUEUED' })
    expect(new Set(steps.map(({ stage }) => stage))).toEqual(
      new Set(['QUEUED', 'OUTLINE', 'SECTION', 'REVIEW', 'READY']),
    )
    const last = steps.at(-1)
    expect(last).toMatchObject({ stage: 'READY', document: { status: 'READY' } })
    expect(last?.document.content).toEqual(expect.any(String))

    const resumed: number[] = []
    for await (const { documentProgress } of await follow({
      viewer,
      variables: { id, after: steps.length - 1 },
    }))
      resumed.push(documentProgress.sequence)
    expect(resumed).toEqual([steps.length])
  })

  test('ends at once when the client disconnects, also while there are no events', async () => {
    const { viewer, id } = await createQueued()
    const events = await follow({ viewer, variables: { id } })
    expect((await events.next()).value).toMatchObject({ documentProgress: { stage: 'QUEUED' } })
    const waiting = events.next()
    await events.return?.()
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  test("of another user's document, or a missing one, is not found", async () => {
    const { id } = await createQueued()
    const { viewer } = await createViewer({ app })
    for (const unknown of [
      id,
      globalId('Document:2147483647'),
      globalId('Document:x'),
      globalId('User:1'),
      'nonsense',
    ]) {
      const answer = await subscribeGraph({ app, viewer, document: PROGRESS, variables: { id: unknown } })
      expect(answer).toMatchObject({ errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }] })
    }
  })

  test('is for signed-in users', async () => {
    const { id } = await createQueued()
    const answer = await subscribeGraph({ app, document: PROGRESS, variables: { id } })
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'NOT_SIGNED_IN' } }] })
  })

  test('after an invalid step is refused', async () => {
    const { viewer, id } = await createQueued()
    const answer = await subscribeGraph({ app, viewer, document: PROGRESS, variables: { id, after: -1 } })
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })
})
