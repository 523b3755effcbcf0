import { expect, test } from 'vitest'
import { networkOf } from './networks.ts'

test.each([
  '2001:db8:1:2::1',
  '2001:DB8:1:2::1',
  '2001:0db8:0001:0002:0000:0000:0000:0001',
  '2001:db8:1:2:0:0:0:1%eth0',
  '2001:db8:1:2:ffff:ffff:ffff:ffff',
  '2001:db8:1:2::192.0.2.1',
])('%s is of one /64', address => {
  expect(networkOf(address)).toBe('2001:db8:1:2::/64')
})

test.each(['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])(
  '%s is one IPv4 address',
  address => {
    expect(networkOf(address)).toBe('192.0.2.1')
  },
)

test('neighbouring networks differ', () => {
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('192.0.2.2')).not.toBe(networkOf('192.0.2.1'))
})

test('text that is no address stays as it is', () => {
  expect(networkOf('unknown')).toBe('unknown')
  expect(networkOf('0x7f.1')).toBe('0x7f.1')
})
