import { describe, expect, it } from 'vitest'
import { fromUsDollars, shortMoney, yearCostWords } from './yearCost.ts'

const RATES = new Map([
  ['USD', 96],
  ['EUR', 120],
])

describe('a sum in few characters', () => {
  it.each([
    [2_412_345, 'INR', '₹24.1 lakh'],
    [12_300_000, 'INR', '₹1.2 crore'],
    [84_321, 'INR', '₹84,300'],
    [31_234, 'USD', '$31,200'],
  ])('%d %s', (amount, currency, expected) => {
    expect(shortMoney(amount, currency)).toBe(expected)
  })
})

it('is converted through rupees, and only with both rates', () => {
  expect(fromUsDollars(1000, 'INR', RATES)).toBe(96_000)
  expect(fromUsDollars(1000, 'EUR', RATES)).toBe(800)
  expect(fromUsDollars(1000, 'CAD', RATES)).toBeNull()
  expect(fromUsDollars(1000, 'INR', new Map())).toBeNull()
})

describe('the cost of a year', () => {
  const say = (amount: number) => `$${amount}`

  it('is tuition and living, or says that it is tuition alone', () => {
    expect(yearCostWords({ costYearUsd: 30, tuitionYearUsd: 20 }, say)).toBe('About $30 a year')
    expect(yearCostWords({ costYearUsd: null, tuitionYearUsd: 20 }, say)).toBe('$20 a year, tuition only')
  })

  it('is not known without a figure or a rate', () => {
    expect(yearCostWords({ costYearUsd: null, tuitionYearUsd: null }, say)).toBe('Cost not known')
    expect(yearCostWords({ costYearUsd: 30, tuitionYearUsd: 20 }, () => null)).toBe('Cost not known')
  })
})
