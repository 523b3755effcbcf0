/**
 * The baseline of the benchmark: a plain `node:http` server that answers the same requests with one hand-written
 * statement each. Started as a separate process; prints its port.
 */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { z } from 'zod'
import { STATEMENTS } from './query.ts'

const target = z
  .union([z.object({ databaseUrl: z.string() }), z.object({ databaseFolder: z.string() })])
  .parse(JSON.parse(process.argv[2] ?? '{}'))

type Query = (name: string, statement: string, values: Buffer[]) => Promise<unknown>

async function openQuery(): Promise<Query> {
  if ('databaseUrl' in target) {
    const pool = new pg.Pool({ connectionString: target.databaseUrl, max: 10 })
    return async (name, text, values) => (await pool.query({ name, text, values })).rows[0]?.answer
  }
  const database = await PGlite.create(target.databaseFolder, { extensions: { pg_trgm } })
  return async (_name, text, values) =>
    (await database.query<{ answer: unknown }>(text, values)).rows[0]?.answer
}

const query = await openQuery()
const server = createServer(async (request, response) => {
  for await (const _chunk of request);
  const name = request.url?.slice(1) ?? ''
  const asked = STATEMENTS[name]
  if (!asked) return response.writeHead(404).end()
  const token = /gradwright_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const values = asked.isPersonal ? [createHash('sha256').update(token).digest()] : []
  const answer = await query(name, asked.statement, values)
  return response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answer }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
process.on('SIGTERM', () => process.exit(0))
