import { expect, test } from 'vitest'
import { durationText, selectivityText, tuitionText, UNKNOWN, usualDayText } from './texts.ts'

const KNOWN = {
  tuition: 15_450,
  tuitionCurrency: 'GBP',
  tuitionPeriod: 'YEAR',
  tuitionYear: 2023,
  tuitionBasis: 'SOURCED',
} as const

test.each([
  [null, UNKNOWN],
  [12, '1 year'],
  [18, '18 months'],
  [24, '2 years'],
  [10, '10 months'],
])('%s months are %j', (months, text) => {
  expect(durationText(months)).toBe(text)
})

test.each([
  [{}, '£15,450 a year (2023)'],
  [{ tuitionBasis: 'INDICATIVE' as const }, 'about £15,450 a year (2023, indicative)'],
  [
    { tuition: 80_000, tuitionCurrency: 'AUD', tuitionPeriod: 'PROGRAMME' as const },
    'A$80,000 for the whole programme (2023)',
  ],
  [{ tuition: 2_650_000, tuitionCurrency: 'INR' }, '₹26,50,000 a year (2023)'],
  [
    { tuition: 0, tuitionCurrency: 'EUR', tuitionBasis: 'INDICATIVE' as const },
    'No tuition fee (2023, indicative)',
  ],
  [{ tuition: null }, UNKNOWN],
])('a tuition with %j reads %j', (columns, text) => {
  expect(tuitionText({ ...KNOWN, ...columns })).toBe(text)
})

test('a band of selectivity is shown in words, never as a rank', () => {
  expect([null, 1, 7].map(selectivityText)).toEqual([
    null,
    'Admits most who qualify',
    'Among the most selective',
  ])
})

test.each([
  ['12-01', 'early December'],
  ['12-15', 'mid-December'],
  ['02-28', 'late February'],
  ['13-01', null],
  ['', null],
])('the day %j usually recurs as %j', (day, text) => {
  expect(usualDayText(day)).toBe(text)
})
