import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { z } from 'zod'
import type { Database } from '../infra/database.ts'

/** A statement as it was sent to the database, with its values. */
export type SentStatement = { sql: string; values: unknown[] }

const configured = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) })

/** The statements that some work sends to the database, in order. Nothing else may use a database meanwhile. */
export async function sentStatements(
  { kind }: Pick<Database, 'kind'>,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const prototype = kind === 'embedded' ? PGlite.prototype : pg.Client.prototype
  const query: unknown = Reflect.get(prototype, 'query')
  if (typeof query !== 'function') throw new Error('The database client has no query method.')
  Reflect.set(prototype, 'query', function recording(this: unknown, ...given: unknown[]) {
    const [statement, values] = given
    const named = configured.safeParse(
      typeof statement === 'string' ? { text: statement, values } : statement,
    )
    if (named.success) sent.push({ sql: named.data.text, values: named.data.values })
    return Reflect.apply(query, this, given)
  })
  try {
    await work()
    return sent
  } finally {
    Reflect.set(prototype, 'query', query)
  }
}

/** The lines of the database's plan for a statement with these values. */
export async function planOf(
  { prisma }: Pick<Database, 'prisma'>,
  { sql, values }: SentStatement,
): Promise<string[]> {
  const lines = await prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, ...values)
  return lines.map(line => line['QUERY PLAN'])
}

/** The indexes that a plan uses, each once. */
export function indexesIn(plan: readonly string[]): string[] {
  const named = plan.flatMap(
    line => /Index (?:Only )?Scan(?: Backward)? (?:using|on) "?(\w+)"?/.exec(line)?.[1] ?? [],
  )
  return [...new Set(named)]
}
