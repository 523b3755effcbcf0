import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/**
 * A local server with the Chat Completions protocol and with the faults of a real one. The test determines its
 * answers. It records the requests.
 */
export type ModelReply =
  | { text: string; finish?: 'stop' | 'length' | 'content_filter' | null }
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
  /** 'paragraph' or 'verdicts', whether or not the schema was sent. */
  asks: 'paragraph' | 'verdicts'
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
      answer(outgoing, await reply(request, number))
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
    asks: /^You check/u.test(rules) ? 'verdicts' : 'paragraph',
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

function answer(outgoing: ServerResponse, reply: ModelReply): void {
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
  outgoing.end('data: [DONE]\n\n')
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

const fencedAnswers = z.array(z.object({ key: z.string(), question: z.string(), answer: z.string() }))
const fencedSentences = z.array(
  z.object({
    number: z.number(),
    text: z.string(),
    cites: z.array(z.string()),
    complaints: z.array(z.string()).optional(),
  }),
)

function between(name: string, material: string): unknown {
  const json = new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`, 'u').exec(material)?.[1] ?? '[]'
  return JSON.parse(json)
}

/** The answers in a request to the model. */
export function answersIn({ material }: ModelRequest) {
  return fencedAnswers.parse(between('answers', material))
}

/** The sentences that a request wants compared. */
export function sentencesIn({ material }: ModelRequest) {
  return fencedSentences.parse(between('sentences', material))
}

/** A draft in the requested form. */
export function draftOf(sentences: readonly { text: string; answers: readonly string[] }[]): ModelReply {
  return { text: JSON.stringify({ sentences }) }
}

/** Verdicts in the requested form. */
export function verdictsOf(
  verdicts: readonly { number: number; unsupported?: string; repair?: string; isSupported: boolean }[],
): ModelReply {
  return {
    text: JSON.stringify({
      verdicts: verdicts.map(({ number, isSupported, unsupported = '', repair = '' }) => ({
        number,
        verdict: isSupported ? 'SUPPORTED' : 'UNSUPPORTED',
        unsupported,
        repair,
      })),
    }),
  }
}

/** A model that repeats the answers, sentence by sentence, and confirms all of it. */
export function honestReply(request: ModelRequest): ModelReply {
  if (request.asks === 'verdicts')
    return verdictsOf(sentencesIn(request).map(({ number }) => ({ number, isSupported: true })))
  return draftOf(
    answersIn(request).flatMap(({ key, answer }) =>
      (answer.match(/[^.!?]+[.!?]+/gu) ?? [answer]).map(text => ({ text: text.trim(), answers: [key] })),
    ),
  )
}
