import { LLMock } from '@copilotkit/aimock'
import { afterEach, describe, expect, it } from 'vitest'
import { type ModelReply, type ModelServer, startModelServer } from '../test/modelServer.ts'
import { createLanguageModel, LOCAL_TIMEOUT, TIMEOUT, type Timeouts } from './languageModel.ts'
import { createLog } from './log.ts'

const KEY = 'sk-test-0123456789abcdef'
const FORM = { name: 'paragraph', schema: { type: 'object', properties: {}, additionalProperties: false } }
/** Does not wait between tries. */
const NO_BACKOFF: Timeouts = { ...TIMEOUT, backOff: 0 }

let stop: (() => Promise<void>) | null = null
afterEach(async () => {
  await stop?.()
  stop = null
})

function clientOf(baseUrl: string, timeout: Timeouts = NO_BACKOFF, apiKey = KEY) {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: line => void lines.push(line) } })
  const model = createLanguageModel({ settings: { apiKey, baseUrl, name: 'test-model' }, log, timeout })
  const calls = { left: 3 }
  const askWithUsage = (signal: AbortSignal = new AbortController().signal) =>
    model.ask({ rules: 'Rules.', material: 'Material.', form: FORM, mostTokens: 100, calls, signal })
  const ask = async (signal?: AbortSignal) => {
    const { usage: _, ...answer } = await askWithUsage(signal)
    return answer
  }
  return { model, ask, askWithUsage, calls, lines }
}

async function serving(...replies: ModelReply[]): Promise<ModelServer> {
  const server = await startModelServer(
    (_, number) => replies[Math.min(number, replies.length - 1)] ?? { status: 500 },
  )
  stop = server.stop
  return server
}

describe('the language model client', () => {
  it('sends a streamed request with a token cap and the schema, by the official client', async () => {
    const server = await serving({ text: 'All of the answer, in several pieces.' })
    const { ask, calls, model } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'All of the answer, in several pieces.' })
    expect(calls.left).toBe(2)
    expect(model.host).toMatch(/^127\.0\.0\.1:\d+$/)
    const [request] = server.requests
    expect(request?.authorization).toBe(`Bearer ${KEY}`)
    expect(request?.body).toMatchObject({
      model: 'test-model',
      stream: true,
      max_tokens: 4_100,
      response_format: { type: 'json_schema', json_schema: { name: 'paragraph', strict: true } },
    })
  })

  it('works with an independent fake of the protocol', async () => {
    const mock = new LLMock({ port: 0, host: '127.0.0.1' })
    stop = () => mock.stop()
    mock.onMessage('Material.', { content: 'Hello from the other side.' })
    await mock.start()
    mock.nextRequestError(429, { message: 'slow down', type: 'rate_limit_error' })
    const { ask, calls } = clientOf(`${mock.url}/v1`, { ...NO_BACKOFF, longestWait: 120_000 })
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'Hello from the other side.' })
    expect(calls.left).toBe(1)
  })

  it.each([429, 500, 502, 503])('retries after %i', async status => {
    const server = await serving({ status }, { text: 'There.' })
    const { ask, calls } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'There.' })
    expect(server.requests).toHaveLength(2)
    expect(calls.left).toBe(1)
  })

  it('does not wait when the server demands more than the longest wait', async () => {
    const server = await serving({ status: 429, headers: { 'retry-after': '61' } })
    const { ask } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'UNAVAILABLE', isPassing: true, why: 'it answered 429' })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['retry-after', '0'],
    ['retry-after-ms', '1'],
    ['retry-after', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ])('takes the wait from %s: %s instead of its backoff', async (header, value) => {
    const server = await serving({ status: 503, headers: { [header]: value } }, { text: 'There.' })
    // The client's own backoff would exceed the test's timeout.
    const { ask } = clientOf(server.baseUrl, { ...NO_BACKOFF, backOff: 100_000 })
    expect(await ask()).toMatchObject({ outcome: 'ANSWERED' })
  })

  it('gives up when the call budget is spent', async () => {
    const server = await serving({ status: 500 })
    const { ask, calls } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'UNAVAILABLE', isPassing: true, why: 'it answered 500' })
    expect(server.requests).toHaveLength(3)
    expect(calls.left).toBe(0)
    expect(await ask()).toMatchObject({ outcome: 'UNAVAILABLE' })
    expect(server.requests).toHaveLength(3)
  })

  it.each([401, 403, 404])('does not retry after %i', async status => {
    const server = await serving({ status })
    expect(await clientOf(server.baseUrl).ask()).toEqual({
      outcome: 'UNAVAILABLE',
      isPassing: false,
      why: `it answered ${status}`,
    })
    expect(server.requests).toHaveLength(1)
  })

  it('treats a spent quota as lasting', async () => {
    const server = await serving({
      status: 429,
      body: { error: { message: '', code: 'insufficient_quota' } },
    })
    expect(await clientOf(server.baseUrl).ask()).toMatchObject({ outcome: 'UNAVAILABLE', isPassing: false })
    expect(server.requests).toHaveLength(1)
  })

  it('returns what had arrived when the connection was lost', async () => {
    const server = await serving({ cutAfter: 'The first half of' })
    expect(await clientOf(server.baseUrl).ask()).toEqual({ outcome: 'CUT', text: 'The first half of' })
  })

  it('reports an answer that was cut at its cap, or has no finish reason', async () => {
    const server = await serving({ text: 'Too lo', finish: 'length' }, { text: 'No end', finish: null })
    const { ask } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'CUT', text: 'Too lo' })
    expect(await ask()).toEqual({ outcome: 'CUT', text: 'No end' })
  })

  it('stops reading when the server ignores the cap', async () => {
    const server = await serving({ text: 'word '.repeat(10_000) })
    const answer = await clientOf(server.baseUrl).ask()
    expect(answer.outcome).toBe('CUT')
    expect('text' in answer && answer.text.length).toBeLessThan(1_300)
  })

  it('closes the connection and retries when no first word comes', async () => {
    const server = await startModelServer((_, number) =>
      number === 0 ? { silentAfter: '' } : { text: 'There.' },
    )
    stop = server.stop
    const { ask } = clientOf(server.baseUrl, { ...NO_BACKOFF, firstToken: 300 })
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'There.' })
    await server.requests[0]?.hungUp
  })

  it('closes a stream that is silent for too long', async () => {
    const server = await serving({ silentAfter: 'The first half of' })
    const { ask } = clientOf(server.baseUrl, { ...NO_BACKOFF, idle: 300 })
    expect(await ask()).toEqual({ outcome: 'CUT', text: 'The first half of' })
    await server.requests[0]?.hungUp
  })

  it('closes an answer that takes too long as a whole', async () => {
    const server = await serving({ silentAfter: 'The first half of' })
    const { ask } = clientOf(server.baseUrl, { ...NO_BACKOFF, whole: 800 })
    expect(await ask()).toEqual({ outcome: 'CUT', text: 'The first half of' })
  })

  it('retries after a stream with malformed events', async () => {
    const server = await serving({ raw: 'data: {"choices": [{"delta"\n\n' }, { text: 'There.' })
    expect(await clientOf(server.baseUrl).ask()).toEqual({ outcome: 'ANSWERED', text: 'There.' })
  })

  it('retries when the stream contains an error', async () => {
    const server = await serving(
      { raw: 'data: {"error": {"message": "overloaded"}}\n\n' },
      { text: 'There.' },
    )
    expect(await clientOf(server.baseUrl).ask()).toEqual({ outcome: 'ANSWERED', text: 'There.' })
  })

  it('recognises a refusal', async () => {
    const server = await serving({ refusal: 'I will not.' }, { text: '', finish: 'content_filter' })
    const { ask } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'REFUSED' })
    expect(await ask()).toEqual({ outcome: 'REFUSED' })
  })

  it('detects that a server has no structured outputs, and remembers it', async () => {
    const server = await startModelServer(({ hasForm }) =>
      hasForm
        ? { status: 400, body: { error: { message: 'response_format is not supported', param: null } } }
        : { text: 'Plain.' },
    )
    stop = server.stop
    const { ask, calls } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'Plain.' })
    expect(calls.left).toBe(1)
    await ask()
    expect(server.requests.map(({ hasForm }) => hasForm)).toEqual([true, false, false])
  })

  it('tries without the schema after an unexplained refusal, and does not remember that when it did not help', async () => {
    const server = await serving({ status: 400 }, { status: 400 }, { text: 'There.' })
    const { ask } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'UNAVAILABLE', isPassing: false, why: 'it answered 400' })
    await ask()
    expect(server.requests.map(({ hasForm }) => hasForm)).toEqual([true, false, true])
  })

  it('detects the other name of the cap', async () => {
    const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    const server = await startModelServer(({ body }) =>
      body.max_tokens === undefined
        ? { text: 'There.' }
        : { status: 400, body: { error: { message, param: 'max_tokens' } } },
    )
    stop = server.stop
    const { ask } = clientOf(server.baseUrl)
    expect(await ask()).toMatchObject({ outcome: 'ANSWERED' })
    await ask()
    expect(server.requests.map(({ body }) => body.max_tokens)).toEqual([4_100, undefined, undefined])
    expect(server.requests[1]?.hasForm).toBe(true)
  })

  it('is unavailable when no server listens', async () => {
    const server = await startModelServer(() => ({ status: 500 }))
    await server.stop()
    expect(await clientOf(server.baseUrl).ask()).toEqual({
      outcome: 'UNAVAILABLE',
      isPassing: true,
      why: 'it could not be reached',
    })
  })

  it('closes the connection when the request is aborted', async () => {
    const stopping = new AbortController()
    const reason = new Error('cancelled')
    const server = await startModelServer(() => {
      stopping.abort(reason)
      return { silentAfter: 'The first' }
    })
    stop = server.stop
    await expect(clientOf(server.baseUrl).ask(stopping.signal)).rejects.toBe(reason)
    await server.requests[0]?.hungUp
    expect(server.requests).toHaveLength(1)
  })

  it('stops waiting when the request is aborted', async () => {
    const stopping = new AbortController()
    const reason = new Error('cancelled')
    const server = await startModelServer(() => {
      setImmediate(() => stopping.abort(reason))
      return { status: 429, headers: { 'retry-after': '59' } }
    })
    stop = server.stop
    await expect(clientOf(server.baseUrl).ask(stopping.signal)).rejects.toBe(reason)
  })

  it.each([401, 400, 500])('writes the key neither to the log nor to its answer (%i)', async status => {
    const server = await serving({
      status,
      body: { error: { message: `Incorrect API key: ${KEY}`, code: KEY } },
    })
    const { ask, lines } = clientOf(server.baseUrl)
    const answer = await ask()
    expect(lines.join('')).toContain('stays away')
    expect(lines.join('') + JSON.stringify(answer)).not.toContain('0123456789')
  })
})

describe('servers of local models', () => {
  it('are told apart by their address: they may take long to load a model', async () => {
    const server = await serving({ text: 'Late, but there.' })
    const log = createLog({ level: 'silent' })
    const settings = { apiKey: 'any', baseUrl: server.baseUrl, name: 'test-model' }
    const model = createLanguageModel({ settings, log })
    const { signal } = new AbortController()
    const answer = await model.ask({
      rules: 'R',
      material: 'M',
      form: FORM,
      mostTokens: 100,
      calls: { left: 1 },
      signal,
    })
    expect(answer.outcome).toBe('ANSWERED')
    expect(LOCAL_TIMEOUT.firstToken).toBeGreaterThan(TIMEOUT.firstToken)
  })

  it('may reason in a field of its own, or in the answer, which is left out', async () => {
    const server = await serving(
      { reasoning: 'Let me think about it.', text: 'Done.' },
      { text: '<think>Let me think.\nYes.</think>\n\nDone as well.' },
      { text: 'Thinking aloud.</think>Done, too.' },
    )
    const { ask } = clientOf(server.baseUrl)
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'Done.' })
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'Done as well.' })
    expect(await ask()).toEqual({ outcome: 'ANSWERED', text: 'Done, too.' })
  })

  it('have room to think beside the answer, under either name of the cap', async () => {
    const server = await serving({ text: 'There.' })
    await clientOf(server.baseUrl).ask()
    expect(server.requests[0]?.body.max_tokens).toBe(4_100)
  })

  it('may know no structured outputs and no counting of tokens: both are left out from then on', async () => {
    const server = await startModelServer(({ body }) =>
      body.stream_options !== undefined
        ? { status: 400, body: { error: { message: 'Unknown parameter: stream_options' } } }
        : body.response_format !== undefined
          ? { status: 400, body: { error: { message: 'json_schema is not supported' } } }
          : { text: 'Plain.' },
    )
    stop = server.stop
    const { askWithUsage, calls } = clientOf(server.baseUrl)
    const answer = await askWithUsage()
    expect(answer).toMatchObject({ outcome: 'ANSWERED', text: 'Plain.' })
    // Four characters a token, since the server counts none.
    expect(answer.usage).toMatchObject({ inputTokens: 4, outputTokens: 2 })
    const sent = server.requests.length
    calls.left = 3
    await askWithUsage()
    expect(server.requests.length - sent).toBe(1)
  })

  it('count the tokens themselves where they can', async () => {
    const server = await serving({ text: 'There.' })
    const { usage } = await clientOf(server.baseUrl).askWithUsage()
    expect(usage).toMatchObject({ inputTokens: 100, outputTokens: 2 })
  })
})
