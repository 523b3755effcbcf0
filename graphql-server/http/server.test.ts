import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/testServer.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { type ClientTimeouts, listen, PortInUseError } from './server.ts'

const open: TestServer[] = []
async function start(config: Parameters<typeof startTestServer>[0]['config'] = {}): Promise<TestServer> {
  const server = await startTestServer({ app: null, config })
  open.push(server)
  return server
}
afterEach(() => Promise.all(open.splice(0).map(server => server.stop())))

describe('before the database is open', () => {
  test('the process is healthy and not ready', async () => {
    const server = await start()
    expect((await server.call('/healthz')).status).toBe(200)
    expect(await (await server.call('/.well-known/security.txt')).text()).toMatch(
      /^Contact: http\S+\/contact\n(.+\n)+Expires: \d{4}-/,
    )
    const ready = await server.call('/readyz')
    expect(ready.status).toBe(503)
    expect(ready.headers.get('retry-after')).toBe('5')
  })

  test.each(['/api/auth/user', '/graphql?query={__typename}'])('%s is 503', async path => {
    const response = await (await start()).call(path)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE', fields: {} })
  })
})

test('an idle connection stays open longer than a balancer keeps its own', async () => {
  const { headers } = await (await start()).call('/healthz')
  expect(headers.get('keep-alive')).toBe('timeout=65')
})

describe('security headers', () => {
  test('are on every response', async () => {
    const server = await start()
    for (const path of ['/healthz', '/nothing.here', '/api/auth/user', '/graphql']) {
      const { headers } = await server.call(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  test('keep browsers on https where PUBLIC_URL is https', async () => {
    const server = await start({ isSecure: true })
    expect((await server.call('/healthz')).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })
})

describe('the host that is asked for', () => {
  const statusFor = async (config: Parameters<typeof start>[0], host: string) => {
    const { url } = await start(config)
    return await new Promise<number | undefined>((resolve, reject) => {
      get(`${url}/healthz`, { headers: { host } }, ({ statusCode }) => resolve(statusCode)).on(
        'error',
        reject,
      )
    })
  }
  const demonstration = { demo: true, host: '127.0.0.1', publicUrl: 'http://localhost:4000' }

  test.each(['evil.example', 'evil.example:4000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    '%s is refused by a demonstration that only this machine reaches',
    async host => expect(await statusFor(demonstration, host)).toBe(403),
  )

  test.each(['localhost:4000', '127.0.0.1', '[::1]:4000', 'try.localhost', '192.168.1.7:4000'])(
    '%s is this machine',
    async host => expect(await statusFor(demonstration, host)).toBe(200),
  )

  test('is not checked elsewhere: a proxy may ask by any name', async () => {
    expect(await statusFor({ ...demonstration, demo: false }, 'upstream')).toBe(200)
    expect(await statusFor({ ...demonstration, publicUrl: 'https://try.example' }, 'upstream')).toBe(200)
  })
})

describe('a request id', () => {
  test('is made for each request, and is not taken from callers', async () => {
    const server = await start()
    const { headers } = await server.call('/healthz', { headers: { 'x-request-id': 'chosen-by-caller' } })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is kept when a trusted proxy sends a well-formed one', async () => {
    const server = await start({ trustProxy: 1 })
    const idAfter = async (sent: string) =>
      (await server.call('/healthz', { headers: { 'x-request-id': sent } })).headers.get('x-request-id')
    expect(await idAfter('edge-4711-abc')).toBe('edge-4711-abc')
    expect(await idAfter('no spaces, please')).not.toBe('no spaces, please')
  })
})

describe('metrics', () => {
  test('are served to this machine', async () => {
    const server = await start()
    await server.call('/healthz')
    await server.call('/nothing.here')
    const text = await (await server.call('/metrics')).text()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    )
    expect(text).toContain('route="/*"')
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('are 404 for others, unless they have the token', async () => {
    const server = await start({ metricsToken: 'a-long-enough-token' })
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
    const statusWith = async (headers: Record<string, string>) =>
      (await server.call('/metrics', { headers })).status
    expect(await statusWith(elsewhere)).toBe(404)
    expect(await statusWith({ ...elsewhere, authorization: 'Bearer wrong-token-altogether' })).toBe(404)
    expect(await statusWith({ ...elsewhere, authorization: 'Bearer a-long-enough-token' })).toBe(200)
  })
})

test('a worker process serves monitoring only', async () => {
  const server = await start({ role: 'worker' })
  expect((await server.call('/healthz')).status).toBe(200)
  for (const path of ['/', '/api/auth/user', '/graphql']) expect((await server.call(path)).status).toBe(404)
})

test('a port that is in use is named', async () => {
  const server = await start()
  const port = Number(new URL(server.url).port)
  const second = listen({ routes: new Hono(), host: '127.0.0.1', port })
  await expect(second).rejects.toThrow(PortInUseError)
  await expect(second).rejects.toThrow(String(port))
})

describe('a slow client loses its connection', () => {
  const LONG = 60_000
  const routes = new Hono<AppEnvironment>()
  routes.onError((_fault, c) => c.text('cut off', 400))
  routes.get('/', c => c.text('here'))
  routes.post('/', async c => c.text(await c.req.text()))
  // More than the buffers of both ends hold.
  const long = 'x'.repeat(32_000_000)
  routes.get('/long', c => c.body(long))

  async function attack(request: string, timeouts: Partial<ClientTimeouts>) {
    const server = createServer({ connectionsCheckingInterval: 20 })
    const listener = await listen({
      routes,
      host: '127.0.0.1',
      port: 0,
      server,
      timeouts: { headers: LONG, request: LONG, idle: LONG, ...timeouts },
    })
    const accepted = once(server, 'connection')
    const client = connect(listener.port, '127.0.0.1').pause()
    client.on('error', () => undefined)
    const [connection] = await accepted
    const closed = new Promise(resolve => connection.once('close', resolve))
    client.write(request)
    // A short limit of idleness could close this one as well on a busy machine.
    if (timeouts.idle === undefined)
      expect(await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()).toBe('here')
    await closed
    client.destroy()
    await listener.stop(0)
  }

  test.each<[string, string, Partial<ClientTimeouts>]>([
    [
      'that never ends its headers, while others are answered',
      'GET / HTTP/1.1\r\nHost: here\r\nX-A: ',
      { headers: 100 },
    ],
    [
      'that never ends its body, while others are answered',
      'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\na',
      { headers: 50, request: 100 },
    ],
    ['that does not read its answer', 'GET /long HTTP/1.1\r\nHost: here\r\n\r\n', { idle: 200 }],
    ['that says nothing', '', { idle: 200 }],
  ])('%s', (_name, request, timeouts) => attack(request, timeouts))
})
