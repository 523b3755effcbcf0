import { describe, expect, it } from 'vitest'
import { billingMonthStart } from './billingMonth.ts'

const start = (since: string, now: string) => billingMonthStart(new Date(since), new Date(now)).toISOString()

describe('a billing month', () => {
  it('begins on the day of the month on which the plan began', () => {
    expect(start('2026-01-10T08:00:00Z', '2026-03-09T12:00:00Z')).toBe('2026-02-10T08:00:00.000Z')
    expect(start('2026-01-10T08:00:00Z', '2026-03-10T08:00:00Z')).toBe('2026-03-10T08:00:00.000Z')
  })

  it('begins on the last day of a shorter month when the plan began on the 31st', () => {
    expect(start('2026-01-31T00:00:00Z', '2026-03-01T00:00:00Z')).toBe('2026-02-28T00:00:00.000Z')
    expect(start('2026-01-31T00:00:00Z', '2026-03-31T00:00:00Z')).toBe('2026-03-31T00:00:00.000Z')
  })

  it('is the first one on the day itself', () => {
    expect(start('2026-05-05T05:05:00Z', '2026-05-05T05:05:00Z')).toBe('2026-05-05T05:05:00.000Z')
  })
})
