import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../infra/database.ts'
import { createAppContext, createViewer } from '../test/factories.ts'
import { silentLog } from '../test/silentLog.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from '../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../test/testServer.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function statuses(server: TestServer, token: string) {
  const statusOf = async (answer: Promise<Response>) => (await answer).status
  return {
    healthz: await statusOf(server.call('/healthz')),
    readyz: await statusOf(server.call('/readyz')),
    metrics: await statusOf(server.call('/metrics')),
    rest: await statusOf(server.call('/api/auth/user', { token })),
    graph: await statusOf(server.call('/graphql', { token, json: { query: '{ __typename }' } })),
  }
}

const READY = { healthz: 200, readyz: 200, metrics: 200, rest: 200, graph: 200 }
const AWAY = { healthz: 200, readyz: 503, metrics: 200, rest: 503, graph: 503 }

test.runIf(testedDatabase === 'postgres')(
  'calls are 503 while the database server is unreachable, and are served when it is back',
  async () => {
    const proxy = await openProxy(new URL(database.url ?? ''))
    const remote = await openDatabase({
      databaseUrl: proxy.url,
      dataFolder: '',
      migrate: false,
      log: silentLog,
    })
    const { server, token } = await serve(remote)
    expect(await statuses(server, token)).toEqual(READY)
    await proxy.close()
    expect(await statuses(server, token)).toEqual(AWAY)
    await proxy.reopen()
    await expect.poll(() => statuses(server, token), { timeout: 15_000 }).toEqual(READY)
    await server.stop()
    await remote.close()
    await proxy.close()
  },
  40_000,
)

test('jobs are counted for the whole database', async () => {
  const { server } = await serve(database)
  const metrics = await (await server.call('/metrics')).text()
  expect(metrics).toContain('jobs{kind="write-document",state="WAITING"} 0')
  expect(metrics).toContain('jobs_waiting_seconds{kind="write-document"} 0')
  await server.stop()
})

async function serve(open: Database): Promise<{ server: TestServer; token: string }> {
  const app = createAppContext({ database: open })
  const server = await startTestServer({ app, config: { graphqlOpen: true } })
  return { server, token: (await createViewer({ app })).token }
}

/** A TCP proxy to the database server that can be closed with all its connections. */
async function openProxy(destination: URL) {
  const travellers = new Set<Socket>()
  const gate = createServer(near => {
    const remote = connect(Number(destination.port), destination.hostname)
    for (const [one, other] of [
      [near, remote],
      [remote, near],
    ] as const) {
      travellers.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => travellers.delete(one))
      one.pipe(other)
    }
  })
  const open = async (port: number) => {
    gate.listen(port, '127.0.0.1')
    await once(gate, 'listening')
  }
  await open(0)
  const address = gate.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = new URL(destination)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    reopen: () => open(port),
    async close() {
      const closed = once(gate, 'close')
      gate.close()
      for (const traveller of travellers) traveller.destroy()
      await closed
    },
  }
}
