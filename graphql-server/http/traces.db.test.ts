import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportTraces } from '../infra/exportTraces.ts'
import { enqueueJob, type JobSettings } from '../infra/jobs.ts'
import { startJobWorker } from '../infra/jobWorker.ts'
import { createLanguageModel } from '../infra/languageModel.ts'
import { createAppContext, createViewer, PASSWORD } from '../test/factories.ts'
import { startModelServer } from '../test/modelServer.ts'
import { silentLog } from '../test/silentLog.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { startTestServer } from '../test/testServer.ts'
import { type ArrivedSpan, startTraceCollector } from '../test/traceCollector.ts'

let database: TestDatabase
const started: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop()
})
afterAll(() => database.close())

/** Collects what `work` traces. */
async function tracesOf(work: () => Promise<unknown>, { status = 200 } = {}) {
  const collector = await startTraceCollector({ status })
  started.push(collector.stop)
  const end = exportTraces({ endpoint: collector.endpoint, headers: { 'api-key': 'ours' }, share: 1 })
  try {
    await work()
  } finally {
    await end()
  }
  return collector
}

const named = (spans: readonly ArrivedSpan[], name: string | RegExp) =>
  spans.filter(span => (typeof name === 'string' ? span.name === name : name.test(span.name)))

const TRACES = { endpoint: 'http://127.0.0.1:9', headers: {}, share: 1 }

test('a request is one trace, through the operation to its statements, and holds nothing that was typed', async () => {
  const app = createAppContext({ database })
  const { token } = await createViewer({ app })
  const server = await startTestServer({ app, config: { traces: TRACES, trustProxy: 1 } })
  started.push(server.stop)
  const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const { spans, texts, headers } = await tracesOf(async () => {
    const query =
      'query Secretive($name: String!) { viewer { username } programs(filter: { search: $name }) { totalCount } }'
    // A query that ran before takes a shorter way.
    for (const extensions of [{}, { again: true }]) {
      const answer = await server.call('/graphql', {
        token,
        json: { query, variables: { name: 'quixotic basketry' }, extensions },
        headers: { traceparent: parent, 'x-request-id': 'request-0042' },
      })
      expect(await answer.json()).toMatchObject({ data: { programs: { totalCount: 0 } } })
    }
    await server.call('/api/login', { json: { username: 'nobody-here', password: PASSWORD } })
    await server.call(`/shared/${'s'.repeat(43)}`)
  })
  const [request] = named(spans, 'POST /graphql')
  expect(request).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
    attributes: { 'http.response.status_code': 200, 'gradwright.request.id': 'request-0042' },
  })
  // A caller's own name of an operation is no name of a span.
  const operations = named(spans, 'query ad-hoc')
  expect(operations.map(({ parentSpanId }) => parentSpanId)).toEqual(
    named(spans, 'POST /graphql').map(({ spanId }) => spanId),
  )
  expect(operations).toHaveLength(2)
  const statements = spans.filter(
    ({ traceId, attributes }) => traceId === request?.traceId && 'db.query.text' in attributes,
  )
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every(({ attributes }) => /select/i.test(String(attributes['db.query.text'])))).toBe(true)
  const everything = texts.join('\n')
  for (const typed of ['quixotic', PASSWORD, token, 'nobody-here', 'sssss', 'Secretive'])
    expect(everything).not.toContain(typed)
  expect(headers[0]?.['api-key']).toBe('ours')
})

test('a trace that a visitor names is not continued', async () => {
  const server = await startTestServer({ app: createAppContext({ database }), config: { traces: TRACES } })
  started.push(server.stop)
  const { spans } = await tracesOf(() =>
    server.call('/healthz', {
      headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
    }),
  )
  const [request] = named(spans, 'GET /healthz')
  expect(request?.traceId).toMatch(/^[\da-f]{32}$/)
  expect(request?.traceId).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736')
})

test('a job and its call to the model are a trace, with what it cost and how it ended', async () => {
  const replies = await startModelServer((_, number) =>
    number === 0 ? { text: 'A paragraph.' } : { status: 500 },
  )
  started.push(replies.stop)
  const model = createLanguageModel({
    settings: { apiKey: 'sk-test', baseUrl: replies.baseUrl, name: 'test-model' },
    log: silentLog,
  })
  const settings: JobSettings = {
    attempts: 1,
    backoff: { first: 60, longest: 60 },
    timeout: 60,
    concurrency: 1,
    priority: 10,
    every: null,
    retention: { done: 1, failed: 1 },
  }
  const ask = async (signal: AbortSignal) => {
    const answer = await model.ask({
      rules: 'Rules.',
      material: 'What she typed.',
      form: { name: 'paragraph', schema: {} },
      mostTokens: 100,
      calls: { left: 1 },
      signal,
    })
    if (answer.outcome !== 'ANSWERED') throw new Error('What she typed is in this message.')
  }
  const { spans, texts } = await tracesOf(async () => {
    const worker = await startJobWorker({
      database,
      log: silentLog,
      name: 'traced',
      kinds: new Map([['ask', { settings, handler: { run: ({ signal }) => ask(signal) } }]]),
    })
    for (const subjectId of [1, 2]) await enqueueJob({ database, kind: 'ask', subjectId, priority: 10 })
    await expect
      .poll(() => database.prisma.job.count({ where: { state: { in: ['DONE', 'FAILED'] } } }))
      .toBe(2)
    await worker.stop()
  })
  const [done, failed] = named(spans, 'job ask')
  expect(done?.attributes['gradwright.job.outcome']).toBe('done')
  expect(failed?.attributes).toMatchObject({ 'gradwright.job.outcome': 'failed', 'error.type': 'failed' })
  const [call, refused] = named(spans, 'chat test-model')
  expect(call).toMatchObject({
    parentSpanId: done?.spanId,
    attributes: { 'gen_ai.request.model': 'test-model', 'gen_ai.usage.input_tokens': 100 },
  })
  expect(refused?.attributes['error.type']).toBe('PASSING')
  expect(texts.join('\n')).not.toContain('she typed')
})

test('a collector that refuses costs the spans and nothing else', async () => {
  const server = await startTestServer({ app: createAppContext({ database }), config: { traces: TRACES } })
  started.push(server.stop)
  await tracesOf(async () => expect((await server.call('/readyz')).status).toBe(200), { status: 400 })
  expect((await server.call('/readyz')).status).toBe(200)
})
