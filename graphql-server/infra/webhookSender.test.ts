import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createWebhookSender, isPublicAddress } from './webhookSender.ts'

const started: (() => void)[] = []
afterEach(() => {
  for (const stop of started.splice(0)) stop()
})

/** A program that gets events. */
async function startProgram(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  started.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, port, url: `http://127.0.0.1:${port}/events` }
}
const call = (url: string) => ({
  url,
  body: '{"id":"evt_1"}',
  headers: { 'content-type': 'application/json' },
  signal: new AbortController().signal,
})
const sender = createWebhookSender({ reachesLoopback: true })

describe('sending to an endpoint', () => {
  it('posts the body and keeps the answer', async () => {
    const { url } = await startProgram((request, response) => {
      let body = ''
      request.on('data', chunk => {
        body += String(chunk)
      })
      request.on('end', () => response.end(`${request.method} ${body}`))
    })
    expect(await sender(call(url))).toEqual({ status: 200, answer: 'POST {"id":"evt_1"}', fault: null })
  })

  it('says which status refused it', async () => {
    const { url } = await startProgram((_request, response) => response.writeHead(500).end('broken'))
    expect(await sender(call(url))).toEqual({ status: 500, answer: 'broken', fault: 'It answered 500.' })
  })

  it('follows no redirect, wherever it leads', async () => {
    const inside = await startProgram((_request, response) => response.end('secret'))
    const { url } = await startProgram((_request, response) =>
      response.writeHead(307, { location: inside.url }).end(),
    )
    expect(await sender(call(url))).toMatchObject({
      status: 307,
      fault: 'It answered 307. Redirects are not followed.',
    })
    expect(inside.asked).toEqual([])
  })

  it('gives up on one that accepts and says nothing', async () => {
    const { url } = await startProgram(() => undefined)
    const hasty = createWebhookSender({ reachesLoopback: true, timeout: 200 })
    expect(await hasty(call(url))).toEqual({
      status: null,
      answer: null,
      fault: 'It did not answer within 0.2 seconds.',
    })
  })

  it('gives up on a name server that says nothing', async () => {
    const hasty = createWebhookSender({
      reachesLoopback: false,
      timeout: 50,
      resolve: () => new Promise(() => undefined),
    })
    expect(await hasty(call('https://slow.example/'))).toMatchObject({ status: null })
  })

  it('takes a status of 2xx although the rest of the answer never comes', async () => {
    const { url } = await startProgram((_request, response) => response.writeHead(202).write('so far'))
    const hasty = createWebhookSender({ reachesLoopback: true, timeout: 300 })
    expect(await hasty(call(url))).toMatchObject({ status: 202, fault: null })
  })

  it('reads the beginning of an answer of 2 GB and hangs up', async () => {
    let sent = 0
    let hungUp = () => {}
    const closed = new Promise<void>(resolve => {
      hungUp = resolve
    })
    const { url } = await startProgram((_request, response) => {
      response.writeHead(200, { 'content-length': String(2 * 1024 ** 3) })
      const part = Buffer.alloc(64 * 1024, 'a')
      const more = () => {
        while (!response.destroyed && sent < 2 * 1024 ** 3) {
          sent += part.length
          if (!response.write(part)) return
        }
      }
      response.on('drain', more)
      response.on('close', hungUp)
      more()
    })
    const { status, answer, fault } = await sender(call(url))
    await closed
    expect({ status, fault, length: answer?.length }).toEqual({ status: 200, fault: null, length: 2048 })
    expect(sent).toBeLessThan(50 * 1024 ** 2)
  })

  it('connects to the address that was checked, and looks a name up once', async () => {
    const { asked, port } = await startProgram((_request, response) => response.end())
    const looked: string[] = []
    const pinned = createWebhookSender({
      reachesLoopback: true,
      resolve: async host => {
        looked.push(host)
        return ['127.0.0.1']
      },
    })
    expect(await pinned(call(`http://program.example:${port}/`))).toMatchObject({ status: 200 })
    expect({ asked, looked }).toEqual({
      asked: [`program.example:${port}/`],
      looked: ['program.example'],
    })
  })

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private network', ['10.0.0.7']],
    ['a cloud’s metadata', ['169.254.169.254']],
    ['a private address beside a public one', ['93.184.216.34', '192.168.1.1']],
    ['this machine by IPv6', ['::1']],
    ['this machine by an IPv4 address within IPv6', ['::ffff:127.0.0.1']],
  ])('calls no name that leads to %s', async (_what, addresses) => {
    const { asked, port } = await startProgram((_request, response) => response.end())
    const careful = createWebhookSender({ reachesLoopback: false, resolve: async () => addresses })
    expect(await careful(call(`http://program.example:${port}/`))).toEqual({
      status: null,
      answer: null,
      fault: 'It is at a private address, which is not called.',
    })
    expect(asked).toEqual([])
  })

  it.each([
    ...['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.1.', '127.1', '0', '0.0.0.0', '[::1]', '[::]'],
    // Written in octal, in hexadecimal, as one number, in letters that are folded.
    ...['0177.0.0.1', '017700000001', '0x7f.1', '0x7f000001', '2130706433', '①②⑦.⓪.⓪.①', '１２７.0.0.1'],
    // IPv4 inside IPv6: mapped, compatible, NAT64, 6to4, Teredo.
    ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::a9fe:a9fe]'],
    ...['[2002:a9fe:a9fe::]', '[2001:0:7f00:1::]'],
    // The metadata of clouds, and private networks.
    ...['169.254.169.254', '2852039166', '[::ffff:a9fe:a9fe]', '[fd00:ec2::254]', '100.100.100.200'],
    ...['10.0.0.1', '172.31.255.255', '192.168.0.1', '[fe80::1]', '[fc00::1]'],
  ])('does not call %s', async host => {
    const careful = createWebhookSender({ reachesLoopback: false })
    expect(await careful(call(`http://${host}:1/`))).toMatchObject({
      fault: 'It is at a private address, which is not called.',
    })
  })

  it('says that a name is not known, and that nobody listens', async () => {
    const nowhere = createWebhookSender({ reachesLoopback: false, resolve: async () => [] })
    expect(await nowhere(call('https://nowhere.example/'))).toMatchObject({
      fault: 'Its name was not found.',
    })
    expect(await sender(call('http://127.0.0.1:1/'))).toMatchObject({ fault: 'It refused the connection.' })
  })
})

describe('an address', () => {
  it.each(['93.184.216.34', '2606:4700::1111'])('%s is public', address => {
    expect(isPublicAddress(address)).toBe(true)
  })
  it.each([
    ...['0.0.0.0', '10.1.1.1', '100.64.0.1', '127.8.8.8', '169.254.1.1', '172.16.0.1', '192.168.0.1'],
    ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::7f00:1', 'fe80::1'],
    ...['fc00::1', 'fec0::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
  ])('%s is not', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
