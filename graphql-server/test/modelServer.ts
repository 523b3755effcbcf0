import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/**
 * A local server with the Chat Completions protocol and with the faults of a real one. The test determines its
 * answers. It records the requests.
 */
export type ModelReply =
  | { text: string; finish?: 'stop' | 'length' | 'content_filter' | null; reasoning?: string }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | { refusal: string }
  /** The connection is lost after this text. */
  | { cutAfter: string }
  /** After this text (or before any) nothing more is sent, and the connection stays open. */
  | { silentAfter: string }
  /** Exactly these bytes are sent. */
  | { raw: string }

const chatRequest = z.object({
  model: z.string(),
  stream: z.boolean(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  response_format: z
    .object({
      type: z.literal('json_schema'),
      json_schema: z.object({ name: z.string(), strict: z.boolean() }),
    })
    .optional(),
})

export type ModelRequest = {
  rules: string
  material: string
  /** Which task it is, whether or not the schema was sent. */
  asks: 'text' | 'check' | 'questions'
  hasForm: boolean
  body: z.infer<typeof chatRequest>
  authorization: string
  /** Settles when the caller closes the connection before the answer has ended. */
  hungUp: Promise<void>
}

export type ModelServer = {
  baseUrl: string
  requests: readonly ModelRequest[]
  stop(): Promise<void>
}

/** Starts one on a free port. `reply` returns the answer to the n-th request (from 0), possibly later. */
export async function startModelServer(
  reply: (request: ModelRequest, number: number) => ModelReply | Promise<ModelReply>,
): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const server = createServer((incoming, outgoing) => {
    void read(incoming, outgoing).then(async request => {
      const number = requests.push(request) - 1
      answer(outgoing, await reply(request, number), request.body.stream_options !== undefined)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function read(incoming: IncomingMessage, outgoing: ServerResponse): Promise<ModelRequest> {
  let json = ''
  for await (const chunk of incoming) json += String(chunk)
  const body = chatRequest.parse(JSON.parse(json))
  const [{ content: rules }, { content: material }] = body.messages
  return {
    rules,
    material,
    asks: taskIn(material),
    hasForm: body.response_format !== undefined,
    body,
    authorization: incoming.headers.authorization ?? '',
    hungUp: new Promise(resolve => {
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) resolve()
      })
    }),
  }
}

function answer(outgoing: ServerResponse, reply: ModelReply, countsTokens: boolean): void {
  if ('status' in reply) {
    outgoing.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    outgoing.end(JSON.stringify(reply.body ?? { error: { message: 'no', type: 'fault', code: null } }))
    return
  }
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
  outgoing.flushHeaders()
  if ('raw' in reply) {
    outgoing.end(reply.raw)
    return
  }
  outgoing.write(event({ role: 'assistant', content: '' }))
  if ('refusal' in reply) {
    outgoing.write(event({ refusal: reply.refusal }))
    outgoing.write(event({}, 'stop'))
    outgoing.end('data: [DONE]\n\n')
    return
  }
  if ('text' in reply && reply.reasoning !== undefined)
    outgoing.write(event({ reasoning_content: reply.reasoning }))
  const text = 'text' in reply ? reply.text : 'cutAfter' in reply ? reply.cutAfter : reply.silentAfter
  for (const piece of text.match(/[\s\S]{1,24}/gu) ?? []) outgoing.write(event({ content: piece }))
  if ('silentAfter' in reply) return
  if ('cutAfter' in reply) {
    // What was written is sent first; then the connection is closed.
    outgoing.write('', () => outgoing.destroy())
    return
  }
  const finish = reply.finish === undefined ? 'stop' : reply.finish
  if (finish !== null) outgoing.write(event({}, finish))
  if (countsTokens) outgoing.write(usageEvent(text))
  outgoing.end('data: [DONE]\n\n')
}

/** Tokens as this server counts them: one for four characters that it wrote, and 100 that it read. */
function usageEvent(text: string): string {
  const usage = { prompt_tokens: 100, completion_tokens: Math.ceil(text.length / 4) }
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'test-model', choices: [], usage })}\n\n`
}

function event(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`
}

function taskIn(material: string): ModelRequest['asks'] {
  if (material.includes('Task: check the sentences')) return 'check'
  return material.includes('Task: write the') ? 'text' : 'questions'
}

const fencedStatements = z.array(z.object({ question: z.string(), says: z.record(z.string(), z.string()) }))
const fencedSentences = z.array(
  z
    .looseObject({ cites: z.array(z.number()), complaints: z.array(z.string()).optional() })
    .transform(({ cites, complaints, ...byNumber }) => {
      const [[number, text] = ['', '']] = Object.entries(z.record(z.string(), z.string()).parse(byNumber))
      return { number: Number(number), text, cites, complaints }
    }),
)

function between(name: string, material: string): unknown {
  const json = new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`, 'u').exec(material)?.[1] ?? '[]'
  return JSON.parse(json)
}

/** The statements in a request, with their questions. */
export function statementsIn({ material }: ModelRequest) {
  return fencedStatements
    .parse(between('statements', material))
    .flatMap(({ question, says }) =>
      Object.entries(says).map(([id, text]) => ({ id: Number(id), question, text })),
    )
}

/** The paragraphs that a request wants, each with the statements that it tells. */
export function paragraphsIn({ material }: ModelRequest) {
  return [...material.matchAll(/^(\d+)\. .*\(about (\d+) words; tells ([^)]*)\)/gmu)].map(
    ([, number, words, tells = '']) => ({
      number: Number(number),
      words: Number(words),
      tells: (tells.match(/\d+/gu) ?? []).map(Number),
    }),
  )
}

/** The sentences that a request wants checked. */
export function sentencesIn({ material }: ModelRequest) {
  return fencedSentences.parse(between('sentences', material))
}

/** A draft in the requested form. */
export function draftOf(
  sentences: readonly { paragraph: number; text: string; cites: readonly number[] }[],
): ModelReply {
  const paragraphs: { part: number; prose: string }[] = []
  for (const { paragraph, text, cites } of sentences) {
    const marked = cites.length === 0 ? text : `${text} [${cites.join(', ')}]`
    const last = paragraphs.at(-1)
    if (last?.part === paragraph) last.prose += ` ${marked}`
    else paragraphs.push({ part: paragraph, prose: marked })
  }
  return { text: JSON.stringify({ argument: 'One line.', paragraphs }) }
}

/** A check in the requested form, with the paragraphs of an editor. */
export function checkOf(
  checked: number,
  faults: readonly { number: number; unsupported?: string; repair?: string }[] = [],
  paragraphs: readonly { paragraph: number; prose: string }[] = [],
): ModelReply {
  return {
    text: JSON.stringify({
      checked,
      faults: faults.map(({ number, unsupported = '', repair = '' }) => ({ number, unsupported, repair })),
      ...(paragraphs.length > 0 && { paragraphs }),
    }),
  }
}

/** The paragraphs of a text that is to be checked and edited, with their sentences. */
export function blocksIn(request: ModelRequest) {
  const sentences = sentencesIn(request)
  const ranges = /Its paragraphs, with their sentences: (.*?)\. Write anew/u.exec(request.material)?.[1] ?? ''
  return [...ranges.matchAll(/(\d+) \((\d+)(?: to (\d+))?\)/gu)].map(([, paragraph, first, last]) => ({
    paragraph: Number(paragraph),
    sentences: sentences.filter(({ number }) => number >= Number(first) && number <= Number(last ?? first)),
  }))
}

/** The sentences of an honest draft: the statements, each in the paragraph that tells it. */
export function honestSentences(request: ModelRequest) {
  const statements = statementsIn(request)
  return paragraphsIn(request).flatMap(({ number, tells }) =>
    tells.flatMap(id => {
      const text = statements.find(statement => statement.id === id)?.text
      return text === undefined
        ? []
        : [{ paragraph: number, text: /[.!?]$/u.test(text) ? text : `${text}.`, cites: [id] }]
    }),
  )
}

/** A model that repeats the statements, confirms all of it, and writes nothing anew. */
export function honestReply(request: ModelRequest): ModelReply {
  switch (request.asks) {
    case 'check':
      return checkOf(sentencesIn(request).length)
    case 'text':
      return draftOf(honestSentences(request))
    default:
      return { text: '{"argument": "One line.", "questions": []}' }
  }
}
