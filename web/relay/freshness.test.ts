import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFreshness, MOST_KEPT } from './freshness.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an answer', () => {
  it('is fresh for five minutes', () => {
    const freshness = createFreshness()
    freshness.answered('viewer')
    vi.advanceTimersByTime(5 * MINUTE - 1)
    expect(freshness.isStale('viewer')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(freshness.isStale('viewer')).toBe(true)
  })

  it('that never came is stale', () => {
    expect(createFreshness().isStale('viewer')).toBe(true)
  })

  it('is outdated after a change, until the next one comes', () => {
    const freshness = createFreshness()
    freshness.answered('viewer')
    expect(freshness.isOutdated('viewer')).toBe(false)
    freshness.changed()
    expect(freshness.isOutdated('viewer')).toBe(true)
    expect(freshness.isStale('viewer')).toBe(false)
    freshness.answered('viewer')
    expect(freshness.isOutdated('viewer')).toBe(false)
  })

  it('is kept for an hour after it was last asked for', () => {
    const freshness = createFreshness()
    const first = { dispose: vi.fn() }
    const second = { dispose: vi.fn() }
    freshness.keep('viewer', () => first)
    vi.advanceTimersByTime(59 * MINUTE)
    freshness.keep('viewer', () => second)
    expect(first.dispose).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(59 * MINUTE)
    expect(second.dispose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(MINUTE)
    expect(second.dispose).toHaveBeenCalledOnce()
  })

  it('is released before its hour is over when more are kept than allowed', () => {
    const freshness = createFreshness()
    const held = Array.from({ length: MOST_KEPT }, () => ({ dispose: vi.fn() }))
    for (const [at, one] of held.entries()) freshness.keep(`query ${at}`, () => one)
    const again = { dispose: vi.fn() }
    freshness.keep('query 0', () => again)
    expect(held[1]?.dispose).not.toHaveBeenCalled()
    freshness.keep('one more', () => ({ dispose: vi.fn() }))
    expect(again.dispose).not.toHaveBeenCalled()
    expect(held[1]?.dispose).toHaveBeenCalledOnce()
    expect(held[2]?.dispose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60 * MINUTE)
    for (const one of held) expect(one.dispose).toHaveBeenCalledOnce()
  })
})
