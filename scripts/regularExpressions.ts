/**
 * Finds the regular expressions of the server's and the client's sources, and how long each can take on a long text
 * that was made for it, by recheck. Checking all of them takes minutes, so `regularExpressions.txt` keeps the verdicts.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import { parseAst } from 'rolldown/parseAst'
import { z } from 'zod'

export const RECORD = 'scripts/regularExpressions.txt'

/** How long recheck looks at one, in milliseconds. */
const TIMEOUT = 5_000

/**
 * `linear`: the time grows with the text. `squared`: with its square. `unknown`: recheck found nothing within its time.
 * `worse`: a higher power, or exponential.
 */
export type Verdict = 'linear' | 'squared' | 'unknown' | 'worse'
export type Expression = { pattern: string; flags: string; at: string }

const OURS = /^(?!.*(?:\.test\.|__generated__|\.d\.ts))(?!(?:generated|bench|eval|test|e2e)\/).*\.tsx?$/
const expressionShape = z.object({
  type: z.literal('Literal'),
  regex: z.object({ pattern: z.string(), flags: z.string() }),
  start: z.number(),
})

/** The regular expressions that are written in one source, with their lines. */
export function expressionsIn(text: string, file: string): Expression[] {
  const found: Expression[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const literal = expressionShape.safeParse(node)
    if (literal.success) {
      const line = text.slice(0, literal.data.start).split('\n').length
      found.push({ ...literal.data.regex, at: `${file}:${line}` })
    } else Object.values(node).forEach(walk)
  }
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** All of them, by the name that the record has for each. */
export function findExpressions(): Map<string, Expression> {
  const files = ['graphql-server', 'web'].flatMap(room =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(file => OURS.test(file))
      .map(file => `${room}/${file}`),
  )
  const found = files.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    return text.includes('/') ? expressionsIn(text, file) : []
  })
  return new Map(found.map(expression => [nameOf(expression), expression]))
}

function nameOf({ pattern, flags }: Expression): string {
  return createHash('sha256').update(`/${pattern}/${flags}`).digest('hex').slice(0, 16)
}

/** The recorded verdicts, by name. */
export function readRecord(): Map<string, string> {
  const lines = readFileSync(RECORD, 'utf8').trimEnd().split('\n')
  return new Map(lines.map(line => [line.slice(0, 16), line.slice(17)]))
}

/** What recheck finds. */
export async function judge({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): Promise<Verdict> {
  const found = await check(pattern, flags, { timeout: TIMEOUT })
  if (found.status === 'unknown') return 'unknown'
  if (found.status === 'safe') return 'linear'
  const { complexity } = found
  return complexity.type === 'polynomial' && complexity.degree === 2 ? 'squared' : 'worse'
}
