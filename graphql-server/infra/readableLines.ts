import type { DestinationStream } from 'pino'
import { z } from 'zod'

const logLine = z.looseObject({ level: z.string(), time: z.string(), msg: z.string().default('') })
const fault = z.looseObject({ message: z.string(), stack: z.string().optional() })

/** Characters with which a caller could forge lines or control the terminal, for example in a path. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Turns the log's JSON lines into lines for a person at a terminal: time, level, message, fields. */
export function readableLines(destination: DestinationStream): DestinationStream {
  return { write: line => destination.write(readable(line)) }
}

function readable(line: string): string {
  const parsed = logLine.safeParse(JSON.parse(line))
  if (!parsed.success) return line
  const { level, time, msg, err, ...fields } = parsed.data
  const words = Object.entries(fields).map(([name, value]) => `${name}=${shown(value)}`)
  const failure = fault.safeParse(err)
  const why = failure.success
    ? [`: ${failure.data.message}`, failure.data.stack].filter(Boolean).join('\n')
    : ''
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `
  return `${time.slice(11, 19)} ${mark}${[msg, ...words].join('  ')}${why}\n`
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.replace(UNPRINTABLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}
