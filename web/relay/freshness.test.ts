import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFreshness } from './freshness.ts'

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

  it('is stale after a change', () => {
    const freshness = createFreshness()
    freshness.answered('viewer')
    freshness.expire()
    expect(freshness.isStale('viewer')).toBe(true)
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
})
