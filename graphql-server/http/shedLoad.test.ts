import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnvironment } from './appEnvironment.ts'
import { RequestFault } from './faults.ts'
import { shedLoad } from './shedLoad.ts'

/** An app whose operations run until they are ended. */
function served({ isBusy }: { isBusy: () => boolean }) {
  const ends: (() => void)[] = []
  const load = shedLoad({ mostAtOnce: 2, isBusy })
  const app = new Hono<AppEnvironment>()
  app.onError((error, c) =>
    error instanceof RequestFault ? c.body(error.code, 503, error.headers) : c.body(String(error), 500),
  )
  app.post('/graphql', load.operations, async c => {
    await new Promise<void>(resolve => ends.push(resolve))
    return c.text(await c.req.text())
  })
  app.get('/api', load.calls, c => c.text('called'))
  const operation = () =>
    app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '4' },
      body: 'null',
    })
  const running = async (count: number) => {
    while (ends.length < count) await new Promise(resolve => setImmediate(resolve))
  }
  return { app, operation, ends, running }
}

test('a busy process refuses what is more than it runs at a time, and accepts again when that has ended', async () => {
  const { app, operation, ends, running } = served({ isBusy: () => true })
  const accepted = [operation(), operation()]
  await running(2)
  const refused = await operation()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await app.request('/api')).status).toBe(503)

  for (const end of ends.splice(0)) end()
  for (const answer of accepted) expect(await (await answer).text()).toBe('null')
  expect((await app.request('/api')).status).toBe(200)
  const next = operation()
  await running(1)
  ends[0]?.()
  expect((await next).status).toBe(200)
})

test('a process that only waits for others refuses nothing', async () => {
  const { operation, ends, running } = served({ isBusy: () => false })
  const answers = [operation(), operation(), operation()]
  await running(3)
  for (const end of ends) end()
  for (const answer of answers) expect((await answer).status).toBe(200)
})

test('callers who send their request slowly take no place', async () => {
  const { app, operation, ends, running } = served({ isBusy: () => true })
  const slow: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '4' },
    duplex: 'half',
  }
  for (let sender = 0; sender < 5; sender += 1)
    void app.request('/graphql', { ...slow, body: new ReadableStream() })
  const answers = [operation(), operation()]
  await running(2)
  for (const end of ends) end()
  for (const answer of answers) expect((await answer).status).toBe(200)
})
