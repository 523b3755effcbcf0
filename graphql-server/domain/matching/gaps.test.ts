import { describe, expect, test } from 'vitest'
import { fieldsToName, firstTenOf, gapSentence, gapsIn, type NamedGap } from './gaps.ts'

const shortOf = (more: Partial<NonNullable<NamedGap['short']>> = {}): NamedGap => ({
  country: null,
  near: 0,
  fields: ['Fashion', 'MBA'],
  cost: null,
  short: { shown: 4, countries: ['ITALY', 'UK'], dear: 0, unsuited: 0, near: 0, isSample: false, ...more },
})

describe('a short first ten', () => {
  test('says that no more is known', () => {
    expect(gapSentence(shortOf())).toBe(
      'Your first list has 4 programmes: we know no more in fashion or MBA in Italy or the UK.',
    )
  })

  test('says what was left out, and why', () => {
    expect(gapSentence(shortOf({ shown: 1, dear: 12, unsuited: 1, near: 3 }))).toBe(
      'Your first list has 1 programme: we know no more in fashion or MBA in Italy or the UK that suit you. Of the others, 12 cost clearly more than your budget, 1 does not suit your grades, tests, experience or time and 3 are in near fields or other parts of your field.',
    )
  })

  test('on the Free plan speaks of the sample', () => {
    expect(gapSentence(shortOf({ isSample: true }))).toBe(
      'Your first list has 4 programmes: we know no more in fashion or MBA in Italy or the UK in the public sample, which the Free plan matches against.',
    )
  })

  test('says how many are to be looked at first', () => {
    expect(firstTenOf([shortOf()])).toBe(4)
    expect(firstTenOf([])).toBe(10)
  })
})

test('a field that was named in passing is in no sentence', () => {
  const fields = [
    { code: 'economics', weight: 1 },
    { code: 'criminology', weight: 0.3 },
    { code: 'public-policy', weight: 0.9 },
    { code: 'law', weight: 0.8 },
  ]
  expect(fieldsToName({ fields })).toEqual(['Economics', 'Public policy and administration'])
})

test('gaps that an earlier release stored are still read', () => {
  const stored = [{ country: 'UK', near: 2, fields: [], cost: null }]
  expect(gapsIn(stored)).toEqual([{ ...stored[0], short: null }])
})
