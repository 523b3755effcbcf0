import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { z } from 'zod'
import type { Database } from '../infra/database.ts'

/** A statement as it went to the database, with its values. */
export type SentStatement = { sql: string; values: unknown[] }

const configured = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) })

/** What a piece of work has the database asked, in order. Nothing else may work on a database meanwhile. */
export async function sentStatements(
  { kind }: Pick<Database, 'kind'>,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const door = kind === 'embedded' ? PGlite.prototype : pg.Client.prototype
  const query: unknown = Reflect.get(door, 'query')
  if (typeof query !== 'function') throw new Error('There is no door to listen at.')
  Reflect.set(door, 'query', function listening(this: unknown, ...given: unknown[]) {
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
    Reflect.set(door, 'query', query)
  }
}

/** The lines of the plan that the database makes for a statement with these very values. */
export async function planOf(
  { prisma }: Pick<Database, 'prisma'>,
  { sql, values }: SentStatement,
): Promise<string[]> {
  const lines = await prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, ...values)
  return lines.map(line => line['QUERY PLAN'])
}

/** The indexes that a plan names, each once. */
export function indexesIn(plan: readonly string[]): string[] {
  const named = plan.flatMap(
    line => /Index (?:Only )?Scan(?: Backward)? (?:using|on) "?(\w+)"?/.exec(line)?.[1] ?? [],
  )
  return [...new Set(named)]
}
