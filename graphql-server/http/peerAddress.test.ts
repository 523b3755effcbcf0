import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { isLocalPeer, peerAddress } from './peerAddress.ts'

type Incoming = HttpBindings['incoming']

function request(remoteAddress: string, headers: Record<string, string> = {}): Incoming {
  return { socket: { remoteAddress }, headers } as unknown as Incoming
}

test('without proxies X-Forwarded-For is ignored', () => {
  const incoming = request('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })
  expect(peerAddress({ incoming, trustProxy: 0 })).toBe('203.0.113.9')
})

test('behind proxies the caller is the entry that the outermost proxy wrote', () => {
  const incoming = request('10.0.0.2', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.1' })
  expect(peerAddress({ incoming, trustProxy: 1 })).toBe('10.0.0.1')
  expect(peerAddress({ incoming, trustProxy: 2 })).toBe('203.0.113.9')
})

test('a list that is too short, or has no address, is ignored', () => {
  expect(
    peerAddress({ incoming: request('10.0.0.2', { 'x-forwarded-for': '1.2.3.4' }), trustProxy: 2 }),
  ).toBe('10.0.0.2')
  expect(peerAddress({ incoming: request('10.0.0.2', { 'x-forwarded-for': '<b>' }), trustProxy: 1 })).toBe(
    '10.0.0.2',
  )
})

test('an IPv4 peer has one spelling, mapped into IPv6 or not', () => {
  expect(peerAddress({ incoming: request('::ffff:203.0.113.9'), trustProxy: 0 })).toBe('203.0.113.9')
})

test('this machine is local, but not through an unconfigured proxy', () => {
  expect(isLocalPeer({ incoming: request('::ffff:127.0.0.1'), trustProxy: 0 })).toBe(true)
  expect(isLocalPeer({ incoming: request('::1'), trustProxy: 0 })).toBe(true)
  expect(isLocalPeer({ incoming: request('203.0.113.9'), trustProxy: 0 })).toBe(false)
  const proxied = request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })
  expect(isLocalPeer({ incoming: proxied, trustProxy: 0 })).toBe(false)
  expect(isLocalPeer({ incoming: proxied, trustProxy: 1 })).toBe(false)
})

test.each(['2001:DB8::1', '2001:0db8:0:0:0:0:0:1', '2001:db8::1%eth0', '2001:db8::0.0.0.1'])(
  '%s is spelled as every other form of its address',
  address => {
    expect(peerAddress({ incoming: request(address), trustProxy: 0 })).toBe('2001:db8::1')
    const incoming = request('10.0.0.2', { 'x-forwarded-for': address })
    expect(peerAddress({ incoming, trustProxy: 1 })).toBe('2001:db8::1')
  },
)

test('a port that a proxy adds is ignored', () => {
  const reportedAs = (text: string) =>
    peerAddress({ incoming: request('10.0.0.2', { 'x-forwarded-for': text }), trustProxy: 1 })
  expect(reportedAs('203.0.113.9:51234')).toBe('203.0.113.9')
  expect(reportedAs('[2001:db8::1]:51234')).toBe('2001:db8::1')
  expect(reportedAs('2001:db8::1')).toBe('2001:db8::1')
  expect(reportedAs('203.0.113.9:51234:x')).toBe('10.0.0.2')
})
