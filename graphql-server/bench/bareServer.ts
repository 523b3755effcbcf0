/**
 * The baseline of the benchmark: a plain `node:http` server that answers the same request with one hand-written
 * statement. Started as a separate process; prints its port.
 */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { z } from 'zod'
import { QUESTIONS } from './query.ts'

const question = z.enum(['documents', 'universities']).default('documents')
const target = z
  .union([
    z.object({ databaseUrl: z.string(), question }),
    z.object({ databaseFolder: z.string(), question }),
  ])
  .parse(JSON.parse(process.argv[2] ?? '{}'))
const { statement, isPersonal } = QUESTIONS[target.question]

async function openQuery(): Promise<(values: Buffer[]) => Promise<unknown>> {
  if ('databaseUrl' in target) {
    const pool = new pg.Pool({ connectionString: target.databaseUrl, max: 10 })
    return async values => (await pool.query({ name: 'bare', text: statement, values })).rows[0]?.answer
  }
  const database = await PGlite.create(target.databaseFolder, { extensions: { pg_trgm } })
  return async values => (await database.query<{ answer: unknown }>(statement, values)).rows[0]?.answer
}

const query = await openQuery()
const server = createServer(async (request, response) => {
  for await (const _chunk of request);
  const token = /gradwright_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const answer = await query(isPersonal ? [createHash('sha256').update(token).digest()] : [])
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answer }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
process.on('SIGTERM', () => process.exit(0))
