import { expect, test } from 'vitest'
import { RateLimitedError } from '../domain/errors.ts'
import { UnavailableFault } from './faults.ts'
import { countStreams, STREAM_LIMITS } from './limitStreams.ts'

const limits = { account: 2, network: 4, process: 6 }

test('an account, whatever its addresses, holds so many streams, and gets the place of a closed one', () => {
  const open = countStreams(limits)
  const close = open({ userId: 1, address: '203.0.113.1' })
  open({ userId: 1, address: '203.0.113.2' })
  const oneMore = () => open({ userId: 1, address: '203.0.113.3' })
  expect(oneMore).toThrow(RateLimitedError)
  close()
  expect(oneMore).not.toThrow()
  expect(oneMore).toThrow(RateLimitedError)
})

test('a network holds so many, for any accounts and for nobody; the addresses of a /64 are one network', () => {
  const open = countStreams(limits)
  for (const [index, userId] of [1, 2, null, null].entries()) open({ userId, address: `2001:db8::${index}` })
  for (const userId of [3, null])
    expect(() => open({ userId, address: '2001:db8::ffff' })).toThrow(RateLimitedError)
  expect(() => open({ userId: 3, address: '2001:db8:0:1::1' })).not.toThrow()
})

test('of 10,000 idle streams from as many addresses a process holds its number, and takes new ones once those end', () => {
  const open = countStreams(STREAM_LIMITS)
  const held: (() => void)[] = []
  let refused = 0
  for (let index = 0; index < 10_000; index++)
    try {
      held.push(open({ userId: null, address: `10.0.${index >> 8}.${index & 255}` }))
    } catch (fault) {
      expect(fault).toBeInstanceOf(UnavailableFault)
      refused++
    }
  expect([held.length, refused]).toEqual([STREAM_LIMITS.process, 10_000 - STREAM_LIMITS.process])
  for (const close of held) close()
  expect(() => open({ userId: 1, address: '203.0.113.1' })).not.toThrow()
})
