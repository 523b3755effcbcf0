/**
 * What the queries of the web client, the matcher, the queue and the ledger cost while the tables grow: the blocks of
 * the database that their statements touch, for a person whose own rows stay the same. Blocks do not depend on the
 * machine and its load. Only on PostgreSQL.
 */
import { execute, parse } from 'graphql'
import pg from 'pg'
import { z } from 'zod'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { readCreditBalances } from '../domain/billing/credits.ts'
import { loadCatalogue } from '../domain/catalogue/loadCatalogue.ts'
import { generateMatches } from '../domain/matching/generateMatches.ts'
import { graphContext } from '../http/context.ts'
import { openDatabase } from '../infra/database.ts'
import { countJobs, takeJob } from '../infra/jobs.ts'
import { createLog } from '../infra/log.ts'
import { schema } from '../schema/index.ts'
import { clientQueries, variablesOf } from '../test/clientQueries.ts'
import { type SentStatement, sentStatements } from '../test/explain.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { createPerson } from './person.ts'

export const SIZES = [1_000, 10_000, 100_000, 1_000_000]

/** The blocks that a piece of work touches at each size, and the worst plan at the last. */
export type Growth = { name: string; blocks: number[]; plan: string[] }

type Work = { name: string; run: () => Promise<unknown> }
type Cost = { blocks: number; plan: string[] }

/** Fills the tables up to each size in turn, and measures everything at each. */
export async function measureGrowth({
  databaseUrl,
  sizes = SIZES,
  onSize,
}: {
  databaseUrl: string
  sizes?: readonly number[]
  onSize: (size: number) => void
}): Promise<Growth[]> {
  const database = await openDatabase({
    databaseUrl,
    dataFolder: '',
    migrate: true,
    log: createLog({ level: 'error' }),
  })
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await loadCatalogue({ database, folder: 'prisma/catalogue/tables' })
    const app = createAppContext({ database })
    const { viewer: student } = await createPerson(app)
    const { viewer: admin } = await createViewer({
      app,
      user: await createUser({ app, columns: { role: 'ADMIN' } }),
    })
    const grown = new Map<string, Growth>()
    for (const size of sizes) {
      onSize(size)
      for (const statement of fillTo(size)) await client.query(statement)
      await client.query('VACUUM ANALYZE')
      for (const { name, run } of pieces({ app, student, admin })) {
        // The first run fills caches of the process.
        await run()
        const { blocks, plan } = await costOf(client, await sentStatements(database, run))
        const growth = grown.get(name) ?? { name, blocks: [], plan }
        growth.blocks.push(blocks)
        growth.plan = plan
        grown.set(name, growth)
      }
    }
    return [...grown.values()]
  } finally {
    await client.end()
    await database.close()
  }
}

function pieces({ app, student, admin }: { app: AppContext; student: Viewer; admin: Viewer }): Work[] {
  const { database } = app
  const queries = [student, admin].flatMap(viewer =>
    clientQueries().map(({ name, text }) => ({
      name: `${viewer.role.toLowerCase()}: ${name}`,
      run: () => ask(app, viewer, text),
    })),
  )
  return [
    ...queries,
    { name: 'generateMatches', run: () => generateMatches({ app, viewer: student, input: {} }) },
    { name: 'the ledger', run: () => readCreditBalances({ app, userIds: [student.userId] }) },
    { name: '/metrics: jobs', run: () => countJobs(database) },
    { name: 'taking a job', run: () => takeJob({ database, kind: 'deliver-mail', owner: 'bench' }) },
  ]
}

async function ask(app: AppContext, viewer: Viewer, text: string): Promise<void> {
  const contextValue = graphContext({
    app,
    viewer,
    partner: null,
    origin: { address: '127.0.0.1' },
    requestId: 'bench',
    openSession: () => undefined,
    closeSession: () => undefined,
  })
  await execute({ schema, document: parse(text), variableValues: variablesOf(text), contextValue })
}

const explained = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.object({ Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }) }),
    ]),
  }),
])

/** Runs statements again to count their blocks, and takes back what they write. */
async function costOf(client: pg.Client, statements: readonly SentStatement[]): Promise<Cost> {
  const costs: Cost[] = []
  for (const { sql, values } of statements.filter(({ sql: text }) =>
    /^\s*(SELECT|UPDATE|WITH)\b/i.test(text),
  )) {
    await client.query('BEGIN')
    try {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`, values)
      const [
        {
          'QUERY PLAN': [{ Plan: plan }],
        },
      ] = explained.parse(rows)
      const text = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values)
      costs.push({
        blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        plan: [sql, ...text.rows.map(row => row['QUERY PLAN'])],
      })
    } finally {
      await client.query('ROLLBACK')
    }
  }
  const [worst] = costs.toSorted((one, other) => other.blocks - one.blocks)
  return { blocks: costs.reduce((sum, { blocks }) => sum + blocks, 0), plan: worst?.plan ?? [] }
}

/**
 * Statements that bring documents, events, jobs, mails, entries of the ledger and of the audit log to `size` rows, and
 * people, drafts, applications and matches to a twentieth of it or as many as they have of these.
 */
function fillTo(size: number): string[] {
  const people = size / 20
  const [first, last] = ['(SELECT count(*) FROM "User")', people]
  const missing = (table: string, most = size) =>
    `generate_series((SELECT count(*) FROM "${table}") + 1, ${most}) AS n`
  const owner = `(SELECT min("id") + 2 FROM "User") + (n % greatest((SELECT count(*) - 2 FROM "User"), 1))::int`
  const past = `now() - n * interval '1 second'`
  return [
    `INSERT INTO "User" ("username", "usernameKey", "email", "emailKey", "fullName", "passwordHash", "createdAt", "updatedAt")
      SELECT 'grown' || n, 'grown' || n, 'grown' || n || '@example.com', 'grown' || n || '@example.com', 'Grown ' || n, 'x',
        ${past}, now() FROM generate_series(${first} + 1, ${last} + 2) AS n`,
    `INSERT INTO "Document" ("userId", "documentType", "form", "status", "course", "targetUniversity", "answers",
        "definitionVersion", "targetWords", "funding", "preview", "createdAt", "generatedAt", "sealedAt")
      SELECT ${owner}, 'SOP', 'QUICK', 'READY', 'MSc Robotics', 'ETH Zurich', '{}', 1, 800, 'CREDIT', '{}', ${past}, ${past}, ${past}
      FROM ${missing('Document')}`,
    `INSERT INTO "GenerationEvent" ("documentId", "sequence", "stage", "createdAt")
      SELECT d."id", 1, 'READY', d."createdAt" FROM "Document" d
      WHERE NOT EXISTS (SELECT 1 FROM "GenerationEvent" e WHERE e."documentId" = d."id" AND e."sequence" = 1)`,
    `INSERT INTO "CreditEntry" ("userId", "kind", "amount", "createdAt") SELECT ${owner}, 'SIGN_UP', 1, ${past} FROM ${missing('CreditEntry')}`,
    `INSERT INTO "Job" ("kind", "subjectId", "state", "createdAt", "finishedAt")
      SELECT CASE WHEN n % 2 = 0 THEN 'deliver-mail' ELSE 'write-document' END, n, 'DONE', ${past}, ${past} FROM ${missing('Job')}`,
    `INSERT INTO "Mail" ("userId", "kind", "toAddress", "subject", "body", "state", "createdAt", "sentAt")
      SELECT ${owner}, 'DEADLINES', 'grown@example.com', 'Deadlines', 'A text of a mail.', 'SENT', ${past}, ${past} FROM ${missing('Mail')}`,
    `INSERT INTO "AuditEntry" ("action", "subjectId", "createdAt") SELECT 'END_SESSIONS', n, ${past} FROM ${missing('AuditEntry')}`,
    `INSERT INTO "Draft" ("userId", "documentType", "form", "name", "creationKey", "definitionVersion")
      SELECT ${owner}, 'SOP', 'WIZARD', 'A draft', 'grown' || n, 1 FROM ${missing('Draft', size / 10)}`,
    `INSERT INTO "DraftAnswer" ("draftId", "key", "value", "revision")
      SELECT d."id", k, '{"text":"Robotics"}', 1 FROM "Draft" d, unnest(ARRAY['fullName', 'targetUniversity', 'currentDegree']) AS k
      ON CONFLICT DO NOTHING`,
    `INSERT INTO "Application" ("userId", "programId", "place", "updatedAt")
      SELECT ${owner}, (SELECT min("id") FROM "Program"), n, now() FROM ${missing('Application', people)} ON CONFLICT DO NOTHING`,
    `INSERT INTO "Match" ("userId", "programId", "place", "percentage", "tier", "factors", "reason")
      SELECT ${owner}, (SELECT min("id") FROM "Program"), 1, 80, 'MATCH', '[]', 'It fits.' FROM ${missing('Match', people)} ON CONFLICT DO NOTHING`,
    `INSERT INTO "Session" ("userId", "tokenHash", "expiresAt")
      SELECT ${owner}, sha256(('grown' || n)::bytea), now() + interval '10 days' FROM ${missing('Session', people)}`,
  ]
}
