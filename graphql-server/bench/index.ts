/**
 * `npm run bench`: what Gradwright costs, beside what it could cost, in one run on the same rows. It asserts nothing.
 * Speed is a ratio to a bare `node:http` server with one hand-written statement; absolute figures change with the
 * machine and the hour.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { openSession } from '../domain/accounts/sessions.ts'
import { openDatabase } from '../infra/database.ts'
import { createLog } from '../infra/log.ts'
import { createDocument, createUser, createWorld, SOP_REQUEST } from '../test/factories.ts'
import { findPostgresBinaries, startPostgresServer } from '../test/postgresServer.ts'
import { residentMemory, type Started, startGradwright, startScript, stop } from '../test/serverProcess.ts'
import { weighScreens } from './bundle.ts'
import { GRAPHQL_QUERY } from './query.ts'
import { weighReview } from './review.ts'
import { measureTyping, SLOWED } from './typing.ts'

const DOCUMENTS = 60
const CONNECTIONS = 16
const SECONDS = 5
const ROUNDS = 3

const say = (line = '') => process.stdout.write(`${line}\n`)
const row = (...cells: readonly (string | number)[]) =>
  say(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(14))).join(''),
  )

type Where = { name: string; environment: Record<string, string>; bare: object }

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
  const postgres = findPostgresBinaries() ? await startPostgresServer() : null
  try {
    say(
      `A person with the 20 newest of ${DOCUMENTS} documents, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`,
    )
    row('', 'requests/s', 'bare', 'ratio', 'p99 ms', 'bare', 'ratio')
    await compare({
      name: 'embedded',
      environment: { DATA_DIR: folder },
      bare: { databaseFolder: join(folder, 'database') },
    })
    if (postgres) {
      const databaseUrl = await postgres.createDatabase('bench')
      await compare({ name: 'PostgreSQL', environment: { DATABASE_URL: databaseUrl }, bare: { databaseUrl } })
    } else say('PostgreSQL is left out: its binaries were not found.')

    say('\nStart to ready, and memory at rest')
    row('', 'first start s', 'later start s', 'resident MB')
    const fresh = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
    await startTwice('embedded', { DATA_DIR: fresh })
    await rm(fresh, { recursive: true })
    if (postgres)
      await startTwice('PostgreSQL', { DATABASE_URL: await postgres.createDatabase('bench_start') })

    say('\nJavaScript that a screen needs, gzipped')
    row('', 'in all kB', 'own chunks kB')
    for (const { screen, total, own } of await weighScreens('dist/web'))
      row(screen, total.toFixed(1), own.toFixed(1))

    say('\nThe review of a text, processor time')
    row('', 'first ms', 'median ms', 'worst ms')
    for (const { words, first, median: middle, worst } of weighReview())
      row(`${words} words`, first.toFixed(0), middle.toFixed(0), worst.toFixed(0))

    say(
      `\nTyping in the largest step of the SOP wizard, all filled: key to paint, processor ${SLOWED}x slower`,
    )
    const typing = await measureTyping()
    if (typing) {
      row('', 'keys', 'median ms', 'p95 ms', 'worst ms', 'aim for p95')
      const { section, fields, keys, median: middle, p95, worst } = typing
      row(
        `${section}, ${fields} fields`,
        keys,
        middle.toFixed(0),
        p95.toFixed(0),
        worst.toFixed(0),
        'under 100',
      )
    } else say('Left out: no Chromium was found.')
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true })
  }
}

async function compare({ name, environment, bare }: Where): Promise<void> {
  const token = await prepare(environment)
  const ours: Figures[] = []
  const theirs: Figures[] = []
  // In turn, since the machine's speed drifts.
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradwright = await startGradwright(environment)
    ours.push(await load(gradwright, '/graphql', token))
    await stop(gradwright)
    const yardstick = await startScript('graphql-server/bench/bareServer.ts', bare)
    theirs.push(await load(yardstick, '/', token))
    await stop(yardstick)
  }
  const [our, their] = [median(ours), median(theirs)]
  row(
    name,
    our.perSecond.toFixed(0),
    their.perSecond.toFixed(0),
    (our.perSecond / their.perSecond).toFixed(2),
    our.p99.toFixed(1),
    their.p99.toFixed(1),
    (our.p99 / their.p99).toFixed(1),
  )
}

/** Writes the rows that are asked for, and signs their owner in. */
async function prepare(environment: Record<string, string>): Promise<string> {
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL ?? null,
    dataFolder: environment.DATA_DIR ?? '',
    migrate: true,
    log: createLog({ level: 'error' }),
  })
  const world = createWorld({ database })
  const user = await createUser({ world, columns: { plan: 'PREMIUM', planSince: new Date() } })
  const session = await openSession({ world, userId: user.id })
  const viewer = { userId: user.id, role: user.role, sessionId: session.sessionId }
  const document = await createDocument({ world, viewer, request: SOP_REQUEST })
  const { id: _id, answers, preview, plan, ...columns } = document
  await database.prisma.document.createMany({
    data: Array.from({ length: DOCUMENTS - 1 }, () => ({
      ...columns,
      answers: answers ?? {},
      preview: preview ?? {},
      plan: plan ?? {},
    })),
  })
  await database.close()
  return session.token
}

type Figures = { perSecond: number; p99: number }

async function load({ port }: Started, path: string, token: string): Promise<Figures> {
  const request = {
    url: `http://127.0.0.1:${port}${path}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-graphql-yoga-csrf': '1',
      cookie: `gradwright_session=${token}`,
    },
    body: JSON.stringify({ query: GRAPHQL_QUERY }),
  } as const
  const first = await fetch(request.url, request)
  const answer = await first.text()
  if (!first.ok || !answer.includes('"totalCount":60')) throw new Error(`unexpected answer: ${answer}`)
  await autocannon({ ...request, connections: CONNECTIONS, duration: 2 })
  const { requests, latency, non2xx, errors } = await autocannon({
    ...request,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}

function median(figures: readonly Figures[]): Figures {
  const middle = [...figures].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(figures.length / 2)]
  if (!middle) throw new Error('no round was measured')
  return middle
}

async function startTwice(name: string, environment: Record<string, string>): Promise<void> {
  const first = await startGradwright(environment)
  await stop(first)
  const later = await startGradwright(environment)
  // At rest: after the page that a first visitor loads.
  await fetch(`http://127.0.0.1:${later.port}/`)
  await new Promise(resolve => setTimeout(resolve, 3000))
  const memory = await residentMemory(later)
  await stop(later)
  row(name, first.seconds.toFixed(1), later.seconds.toFixed(1), memory?.toFixed(0) ?? 'unknown')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
