import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../infra/database.ts'
import { connect } from '../infra/serverDatabase.ts'
import { createAppContext, createProfile, createUser, createViewer, PASSWORD } from '../test/factories.ts'
import { startLossyProxy } from '../test/lossyProxy.ts'
import { command, type PostgresServer, startPostgresServer } from '../test/postgresServer.ts'
import { silentLog } from '../test/silentLog.ts'
import { mountSmallDisk } from '../test/smallDisk.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

let postgres: PostgresServer
let databases = 0
let url: string

beforeAll(async () => {
  postgres = await startPostgresServer()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  databases += 1
  url = await postgres.createDatabase(`load_${databases}`)
})

type Answer = { call: string; status: number; retryAfter: string | null; body: string }

/** Starts a server on `databaseUrl`, signs somebody in, and collects the lines logged at warn or error. */
async function serve(databaseUrl: string) {
  const lines: { level: 'warn' | 'error'; fields: object; message: string }[] = []
  const log = {
    ...silentLog,
    warn: (fields: object, message: string) => void lines.push({ level: 'warn', fields, message }),
    error: (fields: object, message: string) => void lines.push({ level: 'error', fields, message }),
    child: () => log,
  }
  const database: Database = await openDatabase({ databaseUrl, dataFolder: '', migrate: true, log })
  const app = createAppContext({ database, log })
  const user = await createUser({ app, columns: { username: 'asha' } })
  await createProfile({ app, user })
  const { token } = await createViewer({ app, user })
  const server = await startTestServer({ app, config: { graphqlOpen: true } })
  return {
    server,
    calls: callsOf(server, token),
    lines,
    async close() {
      await server.stop()
      await database.close()
    },
  }
}

/** Calls of each kind: rows read and written, in and out of transactions, over REST and the graph. */
function callsOf(server: TestServer, token: string) {
  const graph = (query: string) => server.call('/graphql', { token, json: { query } })
  // Signing in ends the session that it comes with.
  const graphOfVisitor = (query: string) => server.call('/graphql', { json: { query } })
  return {
    'GET /api/auth/user': () => server.call('/api/auth/user', { token }),
    'POST /api/login': () => server.call('/api/login', { json: { username: 'asha', password: PASSWORD } }),
    'POST /api/ai/match': () => server.call('/api/ai/match', { token, json: {} }),
    viewer: () => graph('{ viewer { username profile { studyInterests } } }'),
    'login mutation': () =>
      graphOfVisitor(
        `mutation { login(input: { username: "asha", password: "${PASSWORD}" }) { __typename ... on Error { message } } }`,
      ),
    'generateMatches mutation': () =>
      graph('mutation { generateMatches(input: {}) { __typename ... on Error { message } } }'),
  } satisfies Record<string, () => Promise<Response>>
}

async function answerOf(call: string, pending: Promise<Response>): Promise<Answer> {
  const response = await pending
  const { status, headers } = response
  return { call, status, retryAfter: headers.get('retry-after'), body: await response.text() }
}

/** Repeats calls of each kind while `work` runs, and afterwards until each kind has succeeded. */
async function underLoad(
  calls: Record<string, () => Promise<Response>>,
  work: (answers: readonly Answer[]) => Promise<void>,
  callersOfEach = 2,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let isOver = false
  const callers = Object.entries(calls).flatMap(([name, call]) =>
    Array.from({ length: callersOfEach }, async () => {
      while (!isOver) answers.push(await answerOf(name, call()))
      for (;;) {
        const last = await answerOf(name, call())
        answers.push(last)
        if (last.status < 500) return
      }
    }),
  )
  await work(answers).finally(() => {
    isOver = true
  })
  await Promise.all(callers)
  return answers
}

/** Fails unless every refused call has the documented code and Retry-After, and no other fault occurred. */
function expectOnlyUnavailable(
  answers: readonly Answer[],
  { lines }: { lines: readonly { level: string }[] },
) {
  const served = answers.filter(({ status }) => status < 500)
  const refused = answers.filter(({ status }) => status >= 500)
  expect(refused.filter(({ status }) => status !== 503)).toEqual([])
  expect(refused.filter(({ retryAfter }) => Number(retryAfter) <= 0)).toEqual([])
  expect(refused.filter(({ body }) => !body.includes('"code":"UNAVAILABLE"'))).toEqual([])
  expect(served.filter(({ body }) => /INTERNAL|UNAVAILABLE/.test(body))).toEqual([])
  expect(new Set(served.map(({ call }) => call)).size).toBe(6)
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  return { served, refused }
}

describe('calls are answered with 503 and Retry-After, and work afterwards', () => {
  test('when the server ends connections under load', async () => {
    const serving = await serve(url)
    const client = await connect(postgres.urlOf('postgres'))
    const answers = await underLoad(serving.calls, async answers => {
      for (let round = 0; round < 8; round += 1) {
        const before = answers.length
        await client.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
          [new URL(url).pathname.slice(1)],
        )
        await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(before + 30)
      }
    })
    expect(expectOnlyUnavailable(answers, serving).refused.length).toBeGreaterThan(0)
    await client.end()
    await serving.close()
  })

  test('when the server stops and starts under load', async () => {
    const serving = await serve(url)
    const answers = await underLoad(serving.calls, async answers => {
      for (let round = 0; round < 2; round += 1) {
        await postgres.shutDown()
        const before = answers.length
        await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(before + 60)
        await postgres.startAgain()
      }
    })
    const { refused } = expectOnlyUnavailable(answers, serving)
    expect(new Set(refused.map(({ call }) => call)).size).toBe(6)
    expect(serving.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', fields: expect.objectContaining({ code: 'UNAVAILABLE' }) }),
    )
    await serving.close()
  })

  test('when the server stops before the first operation of a visitor', async () => {
    const serving = await serve(url)
    await postgres.shutDown()
    const answer = await answerOf('login mutation', serving.calls['login mutation']())
    await postgres.startAgain()
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.any(String) })
    expect((await serving.calls['login mutation']()).status).toBe(200)
    await serving.close()
  })

  test.each([
    ['the pool', ''],
    ['statement_timeout', '-c statement_timeout=300ms'],
    ['lock_timeout', '-c lock_timeout=300ms'],
  ])('when a lock outlasts %s', async (_what, options) => {
    const limited = new URL(url)
    if (options !== '') limited.searchParams.set('options', options)
    const serving = await serve(limited.href)
    const holder = await connect(url)
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE "User", "Session" IN ACCESS EXCLUSIVE MODE')
    // More callers than the pool has connections: those that wait for one time out in the pool.
    const answers = await underLoad(
      serving.calls,
      async answers => {
        await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(12)
        await holder.query('ROLLBACK')
      },
      5,
    )
    expect(expectOnlyUnavailable(answers, serving).refused.length).toBeGreaterThan(0)
    await holder.end()
    await serving.close()
  })

  test('when packets get lost without a word', async () => {
    const proxy = await startLossyProxy(Number(new URL(url).port))
    const through = new URL(proxy.urlOf(url))
    through.searchParams.set('query_timeout', '400')
    const serving = await serve(through.href)
    const answers = await underLoad(serving.calls, async answers => {
      await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(12)
      proxy.loseAll()
      const before = answers.length
      await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(before + 24)
      proxy.pass()
    })
    expect(expectOnlyUnavailable(answers, serving).refused.length).toBeGreaterThan(0)
    await proxy.stop()
    await serving.close()
  })

  test('when its disk is full; what was acknowledged is there, and nothing else', async context => {
    const disk = await mountSmallDisk(60)
    if (disk === null) return context.skip('This process may not mount a small disk.')
    context.onTestFinished(disk.remove)
    const name = `full_${databases}`
    await command(url, `CREATE TABLESPACE ${name} LOCATION '${disk.folder}'`)
    await command(url, `CREATE DATABASE ${name} TABLESPACE ${name}`)
    const serving = await serve(postgres.urlOf(name))
    const isFull = () => answers.filter(({ status }) => status === 503).length > 24
    const answers: Answer[] = []
    const seen = await underLoad(serving.calls, async all => {
      await expect.poll(() => all.length, { timeout: 30_000 }).toBeGreaterThan(12)
      await disk.fill()
      await expect
        .poll(() => answers.splice(0, answers.length, ...all) && isFull(), { timeout: 60_000 })
        .toBe(true)
      // Who only reads is answered meanwhile.
      expect((await serving.calls['GET /api/auth/user']()).status).toBe(200)
      await disk.empty()
    })
    const { served, refused } = expectOnlyUnavailable(seen, serving)
    expect(refused.length).toBeGreaterThan(24)
    const signedIn = served.filter(
      ({ call, body }) => /login/i.test(call) && /LoginPayload|"username"/.test(body),
    )
    const { rows } = await connect(postgres.urlOf(name)).then(async client => {
      const counted = await client.query('SELECT count(*)::int AS sessions FROM "Session"')
      await client.end()
      return counted
    })
    // One more was opened by hand.
    expect(rows).toEqual([{ sessions: signedIn.length + 1 }])
    await serving.close()
    await command(url, `DROP DATABASE ${name} WITH (FORCE)`)
    await command(url, `DROP TABLESPACE ${name}`)
  })

  test('when the server has no connection left', async () => {
    const role = `few_${databases}`
    await command(url, `CREATE ROLE ${role} LOGIN CONNECTION LIMIT 3`)
    await command(url, `GRANT pg_read_all_data, pg_write_all_data TO ${role}`)
    // The first start migrates, which the role itself may not do.
    await (await serve(url)).close()
    await command(url, 'DELETE FROM "User"')
    const limited = new URL(url)
    limited.username = role
    const serving = await serve(limited.href)
    const answers = await underLoad(serving.calls, async answers => {
      await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(60)
      await command(url, `ALTER ROLE ${role} CONNECTION LIMIT -1`)
    })
    expect(expectOnlyUnavailable(answers, serving).refused.length).toBeGreaterThan(0)
    await serving.close()
  })
})
