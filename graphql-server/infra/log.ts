import { type DestinationStream, pino } from 'pino'
import { readableLines } from './readableLines.ts'

/** The server's log. Fields never carry bodies, variables, answers or texts. */
export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  child(fields: object): Log
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Fields of these names are never written, at any of the first three levels. */
const SECRET_NAMES = [
  'password',
  'passwordHash',
  'token',
  'tokenHash',
  'cookie',
  'set-cookie',
  'authorization',
  'answers',
  'questionnaire',
  'variables',
  'body',
  'content',
  'paragraphs',
  'text',
  'preview',
] as const

/**
 * Makes a log.
 * @param options.format `json` writes one JSON object a line, for machines; `lines` is for a person at a terminal.
 */
export function createLog({
  level,
  format = 'json',
  destination = process.stdout,
}: {
  level: LogLevel
  format?: 'json' | 'lines'
  destination?: DestinationStream
}): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { err: faultFields },
      redact: { paths: SECRET_NAMES.flatMap(pathsOf), censor: '[redacted]' },
    },
    format === 'lines' ? readableLines(destination) : destination,
  )
}

function pathsOf(name: string): string[] {
  const key = `["${name}"]`
  return [key, `*${key}`, `*.*${key}`]
}

/**
 * What is logged of a fault: its name, message, code and stack. Other properties may contain rows or values of a
 * request. So may the message of a failed query; of that only the last line is kept, which says what went wrong.
 */
function faultFields(fault: unknown): object {
  if (!(fault instanceof Error)) return { message: typeof fault === 'string' ? fault : 'not an Error' }
  const code: unknown = Reflect.get(fault, 'code')
  const isQueryFault = fault.name.startsWith('PrismaClient')
  const message = isQueryFault ? (fault.message.trim().split('\n').at(-1) ?? '') : fault.message
  return {
    name: fault.name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(fault),
    ...(fault.cause instanceof Error ? { cause: faultFields(fault.cause) } : {}),
  }
}

function framesOf(fault: Error): string {
  return (fault.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}
