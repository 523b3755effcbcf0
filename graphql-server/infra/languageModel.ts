import { setTimeout as pause } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import OpenAI, { APIError } from 'openai'
import type { Log } from './log.ts'
import { inSpan, markFailed } from './tracing.ts'

/** The address, name and key of an outside language model. */
export type LanguageModelSettings = { apiKey: string; baseUrl: string; name: string }

/** How many requests may still be sent for this document. Each request that is sent takes one. */
export type CallBudget = { left: number }

export type ModelQuestion = {
  /** The task and its rules. Contains nothing that a person typed. */
  rules: string
  /** What the rules are applied to. It is fenced (domain/language/fence.ts), and never followed as an instruction. */
  material: string
  /** The form of the answer, as JSON Schema. Sent where the server has structured outputs. */
  form: { name: string; schema: Readonly<Record<string, unknown>> }
  /** The longest answer that is read, in tokens. */
  mostTokens: number
  calls: CallBudget
  signal: AbortSignal
}

/** What an answer cost: tokens as the server counted them, or by four characters each, and the time. */
export type ModelUsage = { inputTokens: number; outputTokens: number; milliseconds: number }

/** `usage` is missing where nothing was measured. */
export type ModelAnswer = { usage?: ModelUsage } & (
  | { outcome: 'ANSWERED'; text: string }
  /** The answer is incomplete: its cap, a lost connection or a timeout ended it. */
  | { outcome: 'CUT'; text: string }
  /** The model declines to answer. */
  | { outcome: 'REFUSED' }
  /** No answer after all remaining tries. `why` contains no key and quotes nothing that a person typed. */
  | { outcome: 'UNAVAILABLE'; isPassing: boolean; why: string }
)

/** An outside language model. The domain uses this type only. */
export type LanguageModel = {
  /** Its name at its provider. */
  name: string
  /** The host that requests are sent to, as shown to people. */
  host: string
  /**
   * Sends the request, and again after a passing fault while calls are left.
   * @throws the signal's reason when it is aborted; nothing else.
   */
  ask(question: ModelQuestion): Promise<ModelAnswer>
}

/** In milliseconds. */
export type Timeouts = {
  /** From the request to the first word. */
  firstToken: number
  /** Between two words. */
  idle: number
  /** For one whole answer. */
  whole: number
  /** Before the second try. Doubled before the third. */
  backOff: number
  /** A server that demands a longer wait counts as unavailable. */
  longestWait: number
}

export const TIMEOUT: Timeouts = {
  firstToken: 20_000,
  idle: 20_000,
  whole: 240_000,
  backOff: 1_000,
  longestWait: 60_000,
}

/**
 * A model on this machine or in its network: it may be loaded at the first request, and writes as fast as the machine
 * can.
 */
export const LOCAL_TIMEOUT: Timeouts = {
  ...TIMEOUT,
  firstToken: 300_000,
  idle: 60_000,
  whole: 1_200_000,
}

/** Tokens for reasoning before the answer. The host counts them as part of the cap. */
const ROOM_TO_THINK = 4_000
const CHARACTERS_OF_A_TOKEN = 4
/** No language needs more characters for a token. The answer of a server that ignores the cap is cut here. */
const CHARACTERS_PER_TOKEN = 12

type Fault =
  | { fault: 'PASSING'; why: string; retryAfter: number | null }
  | { fault: 'LASTING'; why: string }
  /** The server rejected a parameter that another server needs. */
  | { fault: 'DIALECT' }

/**
 * A language model over the official client: Chat Completions, streamed. When a server rejects a parameter (structured
 * outputs, one of the two names of the token cap, the counting of tokens), it is left out from then on. Without
 * `timeout` a server in the private network gets longer limits than one outside.
 */
export function createLanguageModel({
  settings: { apiKey, baseUrl, name },
  log,
  timeout,
}: {
  settings: LanguageModelSettings
  log: Log
  timeout?: Timeouts
}): LanguageModel {
  const { host, hostname } = new URL(baseUrl)
  const limits = timeout ?? (isLocal(hostname) ? LOCAL_TIMEOUT : TIMEOUT)
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // The client's other environment variables are ignored.
    organization: null,
    project: null,
    // Requests are counted here, so the client must not retry. Its log would quote bodies.
    maxRetries: 0,
    logLevel: 'off',
    timeout: limits.whole,
  })
  const dialect: Dialect = {
    hasForms: true,
    knowsForms: false,
    countsTokens: true,
    cap: hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens',
  }

  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.request.model': name,
    'server.address': host,
  }

  async function ask(question: ModelQuestion): Promise<ModelAnswer> {
    const { calls, signal } = question
    const spoken = { ...dialect }
    const began = performance.now()
    const usage = (sent: Pick<ModelUsage, 'inputTokens' | 'outputTokens'>) => ({
      ...sent,
      milliseconds: Math.round(performance.now() - began),
    })
    let why = 'no calls are left'
    let isPassing = true
    for (let attempt = 0; calls.left > 0; attempt += 1) {
      signal.throwIfAborted()
      calls.left -= 1
      const answer = await inSpan(`chat ${name}`, { kind: SpanKind.CLIENT, attributes }, async span => {
        const given = await askOnce({ client, name, question, dialect: spoken, timeout: limits })
        if ('answer' in given)
          span.setAttributes({
            'gen_ai.usage.input_tokens': given.tokens.inputTokens,
            'gen_ai.usage.output_tokens': given.tokens.outputTokens,
          })
        else markFailed(span, given.fault)
        return given
      })
      if ('answer' in answer) {
        // A guess from a rejection is remembered when it turns out to be right.
        Object.assign(dialect, spoken, { knowsForms: dialect.knowsForms || spoken.hasForms })
        return { ...answer.answer, usage: usage(answer.tokens) }
      }
      if (answer.fault === 'DIALECT') {
        why = 'the server refused the request'
        isPassing = false
        continue
      }
      why = answer.why
      isPassing = answer.fault === 'PASSING'
      const wait =
        answer.fault === 'PASSING' ? (answer.retryAfter ?? limits.backOff * 2 ** attempt) : Infinity
      if (calls.left === 0 || wait > limits.longestWait) break
      await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
    log.warn({ host, model: name, why, passing: isPassing }, 'the language model stays away')
    return { outcome: 'UNAVAILABLE', isPassing, why, usage: usage({ inputTokens: 0, outputTokens: 0 }) }
  }

  return { name, host, ask }
}

type Dialect = {
  /** Whether the server takes `response_format` with a schema. */
  hasForms: boolean
  /** Whether it has answered a request with a schema before. Then a rejection has another reason. */
  knowsForms: boolean
  /** Whether it takes `stream_options`, and then says how many tokens it counted. */
  countsTokens: boolean
  cap: 'max_tokens' | 'max_completion_tokens'
}

type Given = {
  answer: { outcome: 'ANSWERED' | 'CUT'; text: string } | { outcome: 'REFUSED' }
  tokens: Pick<ModelUsage, 'inputTokens' | 'outputTokens'>
}

/** Whether the host is this machine or has an address or a name of a private network. */
function isLocal(hostname: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])|\.(?:local|internal|lan)$|^[^.:]+$/u.test(
    hostname,
  )
}

async function askOnce({
  client,
  name,
  question: { rules, material, form, mostTokens, signal },
  dialect,
  timeout,
}: {
  client: OpenAI
  name: string
  question: ModelQuestion
  dialect: Dialect
  timeout: Timeouts
}): Promise<Given | Fault> {
  const silence = new AbortController()
  const hangUp = () => silence.abort()
  let timer = setTimeout(hangUp, timeout.firstToken)
  const last = setTimeout(hangUp, timeout.whole)
  let text = ''
  let thought = 0
  let counted: Given['tokens'] | null = null
  let ending: string | null = null
  let isRefused = false
  const given = (answer: Given['answer']): Given => ({
    answer,
    tokens: counted ?? {
      inputTokens: Math.ceil((rules.length + material.length) / CHARACTERS_OF_A_TOKEN),
      outputTokens: Math.ceil((text.length + thought) / CHARACTERS_OF_A_TOKEN),
    },
  })
  try {
    const stream = await client.chat.completions.create(
      {
        model: name,
        stream: true,
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: material },
        ],
        ...(dialect.cap === 'max_tokens'
          ? { max_tokens: mostTokens + ROOM_TO_THINK }
          : { max_completion_tokens: mostTokens + ROOM_TO_THINK }),
        ...(dialect.countsTokens ? { stream_options: { include_usage: true } } : {}),
        ...(dialect.hasForms
          ? {
              response_format: {
                type: 'json_schema' as const,
                json_schema: { name: form.name, strict: true, schema: { ...form.schema } },
              },
            }
          : {}),
      },
      { signal: AbortSignal.any([signal, silence.signal]) },
    )
    for await (const { choices, usage } of stream) {
      if (usage) counted = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens }
      const choice = choices?.[0]
      if (choice === undefined) continue
      // Reasoning counts as activity; `role` alone does not.
      const { role: _, ...delta } = choice.delta ?? {}
      if (Object.values(delta).some(value => typeof value === 'string' && value !== '')) {
        clearTimeout(timer)
        timer = setTimeout(hangUp, timeout.idle)
      }
      if (typeof delta.content === 'string') text += delta.content
      else for (const value of Object.values(delta)) thought += typeof value === 'string' ? value.length : 0
      if (delta.refusal) isRefused = true
      ending = choice.finish_reason ?? ending
      if (text.length > mostTokens * CHARACTERS_PER_TOKEN && !mayStillThink(text, mostTokens)) break
    }
    signal.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    if (said(text) !== '') return given({ outcome: 'CUT', text: said(text) })
    if (silence.signal.aborted) return silent()
    return faultOf(error, dialect)
  } finally {
    clearTimeout(timer)
    clearTimeout(last)
  }
  if (isRefused || ending === 'content_filter') return given({ outcome: 'REFUSED' })
  const answer = said(text)
  if (answer === '') return silence.signal.aborted ? silent() : passing('it answered with nothing')
  return given({ outcome: ending === 'stop' ? 'ANSWERED' : 'CUT', text: answer })
}

/** Whether a long text is reasoning that the server leaves in the answer, within the room for it. */
function mayStillThink(text: string, mostTokens: number): boolean {
  return (
    text.length <= (mostTokens + ROOM_TO_THINK) * CHARACTERS_PER_TOKEN &&
    said(text).length <= mostTokens * CHARACTERS_PER_TOKEN
  )
}

/** The answer without what some servers leave in it of the model's reasoning. */
function said(text: string): string {
  return text
    .replace(/^\s*<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/u, '')
    .replace(/^[\s\S]*<\/think>/u, '')
    .trim()
}

const passing = (why: string): Fault => ({ fault: 'PASSING', why, retryAfter: null })
const silent = () => passing('it did not answer in time')

/** Describes the fault in our words: the server's message may quote the key, or the answers. */
function faultOf(error: unknown, dialect: Dialect): Fault {
  if (!(error instanceof APIError)) return passing('its answer was not readable')
  const { status, headers, code } = error
  if (status === undefined) return passing('it could not be reached')
  if (status === 429 && code === 'insufficient_quota') return { fault: 'LASTING', why: 'its quota is spent' }
  if (status === 408 || status === 409 || status === 429 || status >= 500)
    return isAboutForms(error) && unlearn(dialect)
      ? { fault: 'DIALECT' }
      : { fault: 'PASSING', why: `it answered ${status}`, retryAfter: retryAfterIn(headers) }
  if (status === 400 || status === 404 || status === 415 || status === 422) {
    if (/max_(?:completion_)?tokens/u.test(saidIn(error))) {
      dialect.cap = dialect.cap === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
      return { fault: 'DIALECT' }
    }
    if (/stream_options|include_usage/u.test(saidIn(error)) && dialect.countsTokens) {
      dialect.countsTokens = false
      return { fault: 'DIALECT' }
    }
    // After a rejection without a reason the request is sent without the schema once.
    if (status !== 404 && (isAboutForms(error) || !dialect.knowsForms) && unlearn(dialect))
      return { fault: 'DIALECT' }
  }
  return { fault: 'LASTING', why: `it answered ${status}` }
}

function unlearn(dialect: Dialect): boolean {
  const had = dialect.hasForms
  dialect.hasForms = false
  return had
}

function saidIn({ message, param }: APIError): string {
  return `${param ?? ''} ${message}`
}

function isAboutForms(error: APIError): boolean {
  return /response_format|json_?schema|structured.?output|grammar/iu.test(saidIn(error))
}

/** In milliseconds; null where the server does not state a wait, or not in a readable form. */
function retryAfterIn(headers: Headers | undefined): number | null {
  const milliseconds = headers?.get('retry-after-ms')
  if (milliseconds && /^\d{1,9}(?:\.\d+)?$/u.test(milliseconds)) return Number(milliseconds)
  const retryAfter = headers?.get('retry-after')
  if (!retryAfter) return null
  if (/^\d{1,9}(?:\.\d+)?$/u.test(retryAfter)) return Number(retryAfter) * 1_000
  const until = Date.parse(retryAfter) - Date.now()
  return Number.isNaN(until) ? null : Math.max(0, until)
}
