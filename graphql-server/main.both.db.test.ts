import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bundled, nodeArguments } from './test/bundled.ts'
import { SOP_REQUEST } from './test/factories.ts'
import { startModelServer } from './test/modelServer.ts'
import { openTestDatabase, type TestDatabase, testedDatabase } from './test/testDatabase.ts'

let folder: string
let database: TestDatabase | null = null
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gradwright-'))
  if (testedDatabase === 'postgres') database = await openTestDatabase()
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true })
})

/** Starts the server as `npm start` does. */
function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, nodeArguments(bundled('main')), {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: join(folder, 'data'),
      DEMO: '1',
      ...(database?.url ? { DATABASE_URL: database.url } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output.error += chunk.toString()
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return { child, output, exited }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' ? address?.port : '')
}

async function isListening(port: string): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )
}

async function untilReady(port: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
}

describe('a start', () => {
  test('prints its phases, the address, the demo accounts and how to stop; after a signal open requests are finished', async () => {
    const port = await freePort()
    const { child, output, exited } = start({ PORT: port })
    await untilReady(port)
    await expect.poll(() => output.out).toContain('Ctrl+C stops it.')
    for (const line of [/ms {2}Reading the configuration/, /ms {2}Listening/, /ms {2}Seeding the demo/])
      expect(output.out).toMatch(line)
    expect(output.out).toContain(`http://localhost:${port}`)
    expect(output.out).toMatch(/demo\s+demo1234/)

    // The server has the head of a sign-in when the signal comes. The body follows.
    const login = request({
      port,
      method: 'POST',
      path: '/api/login',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    })
    login.flushHeaders()
    await once(login, 'continue')
    child.kill('SIGTERM')
    await expect.poll(() => isListening(port)).toBe(false)
    login.end(JSON.stringify({ username: 'demo', password: 'demo1234' }))
    const [answer] = await once(login, 'response')
    expect(answer.statusCode).toBe(200)
    answer.resume()
    expect(await exited).toBe(0)
    expect(output.error).toBe('')
  }, 60_000)

  test.runIf(testedDatabase === 'embedded')('names each invalid setting, one a line', async () => {
    const { output, exited } = start({ PORT: 'http', TRUST_PROXY: 'yes' })
    expect(await exited).toBe(1)
    expect(output.error).toBe(
      'PORT must be a port, 1 to 65535.\nTRUST_PROXY must be the number of proxies in front, 0 to 20.\n',
    )
  })

  test.runIf(testedDatabase === 'embedded')('reports in one line that its port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    const { output, exited } = start({ PORT: port })
    expect(await exited).toBe(1)
    expect(output.error).toBe(
      `Port ${port} on 127.0.0.1 is in use. Stop what listens there, or set PORT to another one.\n`,
    )
    taken.close()
  })
})

test.runIf(testedDatabase === 'embedded')(
  'reports in one line that HOST is no address of this machine',
  async () => {
    const { output, exited } = start({ PORT: await freePort(), HOST: '203.0.113.1' })
    expect(await exited).toBe(1)
    expect(output.error).toBe('HOST 203.0.113.1 is not an address of this machine (EADDRNOTAVAIL).\n')
  },
)

test.runIf(testedDatabase === 'embedded')(
  'reports in one line that its data folder is unusable',
  async () => {
    const { output, exited } = start({ PORT: await freePort(), DATA_DIR: resolve('package.json') })
    expect(await exited).toBe(1)
    expect(output.error).toMatch(/^DATA_DIR \S+package\.json cannot be used as a folder \(EEXIST\)\.\n$/)
  },
)

test.runIf(testedDatabase === 'postgres')(
  'reports in one line that the database does not exist',
  async () => {
    const url = new URL(database?.url ?? '')
    url.pathname = '/nobody_made_this'
    const { output, exited } = start({ PORT: await freePort(), DATABASE_URL: url.href })
    expect(await exited).toBe(1)
    expect(output.error).toBe('DATABASE_URL: database "nobody_made_this" does not exist\n')
  },
)

test.runIf(testedDatabase === 'embedded')(
  'a second start on the same data folder is refused in one line',
  async () => {
    const port = await freePort()
    const first = start({ PORT: port })
    await untilReady(port)
    const second = start({ PORT: await freePort() })
    expect(await second.exited).toBe(1)
    expect(second.output.error).toMatch(/^The data folder .* is in use by process \d+\.[^\n]*\n$/)
    first.child.kill('SIGINT')
    expect(await first.exited).toBe(0)
  },
  60_000,
)

test.runIf(testedDatabase === 'postgres')(
  'while its database server is away a process is alive, waits, and can be stopped',
  async () => {
    const port = await freePort()
    const nobody = `postgresql://127.0.0.1:${await freePort()}/gradwright`
    const { child, exited } = start({ PORT: port, DATABASE_URL: nobody, DEMO: '0' })
    const status = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))?.status
    await expect.poll(() => status('/healthz'), { timeout: 15_000 }).toBe(200)
    expect(await status('/readyz')).toBe(503)
    expect(await status('/api/auth/user')).toBe(503)
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
  },
  30_000,
)

test.runIf(testedDatabase === 'postgres')(
  'ROLE=web requests, follows and cancels documents; ROLE=worker writes them, also by the outside model',
  async () => {
    const [webPort, workerPort] = [await freePort(), await freePort()]
    // It accepts a request and never answers.
    const model = await startModelServer(() => ({ silentAfter: '' }))
    const server = {
      DEMO: '0',
      GRAPHQL_OPEN: '1',
      OPENAI_API_KEY: 'sk-test-0123456789abcdef',
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'test-model',
    }
    const web = start({ ...server, ROLE: 'web', PORT: webPort })
    await untilReady(webPort)
    const at = `http://127.0.0.1:${webPort}`
    const json = { 'content-type': 'application/json' }
    const registered = await fetch(`${at}/api/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        username: 'asha',
        email: 'asha@example.com',
        fullName: 'Asha Verma',
        password: 'paper-boats-42',
      }),
    })
    expect(registered.status).toBe(201)
    const cookie = registered.headers
      .getSetCookie()
      .map(text => text.split(';')[0])
      .join('; ')
    const graph = async (query: string, variables: object, accept: string) =>
      await fetch(`${at}/graphql`, {
        method: 'POST',
        headers: { ...json, accept, cookie, 'x-graphql-yoga-csrf': '1' },
        body: JSON.stringify({ query, variables }),
      })
    const ask = async (writer: 'MODEL' | 'BUILT_IN'): Promise<string> => {
      const response = await graph(
        `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) {
           ... on GenerateDocumentPayload { document { id status } } ... on Error { message } } }`,
        { input: { ...SOP_REQUEST, writer } },
        'application/json',
      )
      const { data } = await response.json()
      expect(data.generateDocument.document.status).toBe('QUEUED')
      return data.generateDocument.document.id
    }
    const id = await ask('BUILT_IN')
    const progress = await graph(
      'subscription ($id: ID!) { documentProgress(id: $id) { stage document { status wordCount } } }',
      { id },
      'text/event-stream',
    )
    // Nobody writes yet: the web process has its watcher, and leaves the job alone.
    expect(await database?.prisma.job.findFirst({ where: { kind: 'write-document' } })).toMatchObject({
      state: 'WAITING',
    })

    const worker = start({ ...server, ROLE: 'worker', PORT: workerPort })
    const events = await progress.text()
    const stages = [...events.matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage)
    expect(stages[0]).toBe('QUEUED')
    expect(stages.at(-1)).toBe('READY')
    expect(stages.filter(stage => stage === 'SECTION').length).toBeGreaterThan(2)

    // After a cancellation here, the other process ends its request to the model.
    await database?.prisma.user.updateMany({ data: { plan: 'PREMIUM', planSince: new Date() } })
    const other = await ask('MODEL')
    await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBe(1)
    const cancelled = await graph(
      `mutation ($id: ID!) { cancelDocument(input: { documentId: $id }) {
         ... on CancelDocumentPayload { document { status } } ... on Error { message } } }`,
      { id: other },
      'application/json',
    )
    expect((await cancelled.json()).data).toEqual({ cancelDocument: { document: { status: 'CANCELLED' } } })
    await model.requests[0]?.hungUp
    expect(model.requests).toHaveLength(1)
    await model.stop()
    worker.child.kill('SIGTERM')
    web.child.kill('SIGTERM')
    expect([await worker.exited, await web.exited]).toEqual([0, 0])
  },
  120_000,
)
