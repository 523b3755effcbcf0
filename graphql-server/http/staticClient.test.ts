import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/testServer.ts'

const SCRIPT = 'export const greeting = "hello"\n'
const INLINE = '<script>theme()</script>'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(folder, 'web/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'not for you')
  await writeFile(join(folder, 'web/index.html'), `<!doctype html><title>Gradwright</title>${INLINE}`)
  await writeFile(join(folder, 'web/assets/app-1a2b.js'), SCRIPT)
  await writeFile(join(folder, 'web/assets/app-1a2b.js.gz'), gzipSync(SCRIPT))
  server = await startTestServer({ app: null, clientFolder: join(folder, 'web') })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

describe('the page', () => {
  test.each(['/', '/dashboard', '/results/12', '/no/such/page'])('is served at %s', async path => {
    const response = await server.call(path, { headers: browser })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>Gradwright</title>')
  })

  test.each(['/shared/a-token', '/letters/a-token'])('is neither stored nor listed at %s', async path => {
    const { headers } = await server.call(path, { headers: browser })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('may run the script inside it, and no other that is written into it', async () => {
    const policy = (await server.call('/', { headers: browser })).headers.get('content-security-policy')
    const hash = createHash('sha256').update('theme()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test('is not the answer to a missing file', async () => {
    expect((await server.call('/assets/gone.js', { headers: browser })).status).toBe(404)
    expect((await server.call('/favicon.png')).status).toBe(404)
  })

  test('is not sent again to a client that has it', async () => {
    const etag = (await server.call('/')).headers.get('etag') ?? ''
    const again = await server.call('/', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('an asset', () => {
  test('is cached for ever, since its name changes with its content', async () => {
    const response = await server.call('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(SCRIPT)
  })

  test('is compressed where the build compressed it and the browser accepts it', async () => {
    const { headers, body } = await rawGet(`${server.url}/assets/app-1a2b.js`, {
      'accept-encoding': 'br, gzip',
    })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.vary).toBe('accept-encoding')
    expect(gunzipSync(body).toString()).toBe(SCRIPT)
    const refusing = await rawGet(`${server.url}/assets/app-1a2b.js`, { 'accept-encoding': 'gzip;q=0' })
    expect(refusing.headers['content-encoding']).toBeUndefined()
  })
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%00',
])('no path leads out of the folder: %s', async path => {
  const { body } = await rawGet(server.url + path, {})
  expect(body.toString()).not.toContain('not for you')
})

test('only GET and HEAD are allowed', async () => {
  const response = await server.call('/dashboard', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD is answered like GET, without the body', async () => {
  const response = await server.call('/', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).not.toBeNull()
  expect(await response.text()).toBe('')
})

/** Sends a request whose path is not normalised and whose answer is not decompressed. */
function rawGet(url: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(url)
  const path = url.slice(new URL(url).origin.length)
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ hostname, port, path, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}
