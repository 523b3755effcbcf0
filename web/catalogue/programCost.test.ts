import { describe, expect, it } from 'vitest'
import { type Price, programCost, rounded } from './programCost.ts'

const rates = new Map([
  ['GBP', 120],
  ['USD', 96],
  ['INR', 1],
])
const tuition: Price = { amount: 20_000, currency: 'GBP', period: 'YEAR' }
const living: Price = { amount: 1_000, currency: 'USD', period: 'MONTH' }
const cost = (changes: Partial<Parameters<typeof programCost>[0]> = {}) =>
  programCost({ tuition, living, durationMonths: 24, localCurrency: 'GBP', rates, ...changes })

describe('what a programme costs', () => {
  it('adds tuition and living for a year and for the whole, in both currencies', () => {
    expect(cost()).toEqual({
      currency: 'GBP',
      tuition: { local: { year: 20_000, whole: 40_000 }, inr: { year: 2_400_000, whole: 4_800_000 } },
      living: { local: { year: 9_600, whole: 19_200 }, inr: { year: 1_152_000, whole: 2_304_000 } },
      together: { local: { year: 29_600, whole: 59_200 }, inr: { year: 3_552_000, whole: 7_104_000 } },
    })
  })

  it('charges a tuition by the year once for a programme of ten months, and living for ten', () => {
    const { tuition: fees, living: days } = cost({ durationMonths: 10 })
    expect(fees.local).toEqual({ year: 20_000, whole: 20_000 })
    expect(days.inr).toEqual({ year: 960_000, whole: 960_000 })
  })

  it('spreads a tuition for the whole programme over its years', () => {
    const whole: Price = { amount: 90_000, currency: 'GBP', period: 'PROGRAMME' }
    expect(cost({ tuition: whole, durationMonths: 18 }).tuition.local).toEqual({
      year: 60_000,
      whole: 90_000,
    })
    expect(cost({ tuition: whole, durationMonths: null }).tuition.local).toEqual({
      year: null,
      whole: 90_000,
    })
  })

  it('says nothing of the whole where the duration is not known', () => {
    expect(cost({ durationMonths: null }).together.inr).toEqual({ year: 3_552_000, whole: null })
  })

  it('adds nothing up where a part is not known', () => {
    const { currency, tuition: fees, living: days, together } = cost({ tuition: null })
    expect(currency).toBe('GBP')
    expect(fees.inr.year).toBeNull()
    expect(days.inr.year).toBe(1_152_000)
    expect(together).toEqual({ local: { year: null, whole: null }, inr: { year: null, whole: null } })
    expect(cost({ living: null }).together.inr.whole).toBeNull()
  })

  it('counts a tuition of nothing as nothing, not as unknown', () => {
    expect(cost({ tuition: { ...tuition, amount: 0 } }).together.inr.whole).toBe(2_304_000)
  })

  it('converts nothing without a rate', () => {
    const yen = cost({ tuition: { ...tuition, currency: 'JPY' } })
    expect(yen.tuition).toEqual({ local: { year: 20_000, whole: 40_000 }, inr: { year: null, whole: null } })
    expect(yen.together.inr.whole).toBeNull()
  })

  it('keeps three figures of an estimate', () => {
    expect([7_104_321, 59_249, 999.4, 0, 12.6].map(rounded)).toEqual([7_100_000, 59_200, 999, 0, 13])
  })
})
