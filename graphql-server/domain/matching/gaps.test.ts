import { describe, expect, test } from 'vitest'
import { fieldsToName, firstTenOf, gapSentence, gapsIn, type NamedGap, namedGaps } from './gaps.ts'

const NONE_LEFT = { dear: 0, unsuited: 0, near: 0, isFunding: false }

const shortOf = (more: Partial<NonNullable<NamedGap['short']>> = {}): NamedGap => ({
  country: null,
  near: 0,
  fields: ['Fashion', 'MBA'],
  closed: 0,
  cost: null,
  left: null,
  unfound: null,
  elsewhere: [],
  short: { ...NONE_LEFT, shown: 4, countries: ['ITALY', 'UK'], isSample: false, ...more },
})

describe('a short first ten', () => {
  test('says that no more is known', () => {
    expect(gapSentence(shortOf())).toBe(
      'Your first list has 4 programmes: we know no more in fashion or MBA in Italy or the UK.',
    )
  })

  test('says what was left out, and why', () => {
    expect(gapSentence(shortOf({ shown: 1, dear: 12, unsuited: 1, near: 3 }))).toBe(
      'Your first list has 1 programme: we know no more in fashion or MBA in Italy or the UK that suit you. Of the others, 12 cost clearly more than your budget and 1 does not suit your grades, tests, experience or time.',
    )
  })

  test('says how many are near where there is no other reason', () => {
    expect(gapSentence(shortOf({ near: 3 }))).toContain(
      'Of the others, 3 are in near fields or other parts of your field.',
    )
  })

  test('on the Free plan speaks of the sample', () => {
    expect(gapSentence(shortOf({ isSample: true }))).toBe(
      'Your first list has 4 programmes: we know no more in fashion or MBA in Italy or the UK in the public sample, which the Free plan matches against.',
    )
  })

  test('that has nothing says so', () => {
    expect(gapSentence(shortOf({ shown: 0, dear: 12 }))).toBe(
      'Your first list is empty: we know nothing in fashion or MBA in Italy or the UK that suits you. Of what we know, 12 cost clearly more than your budget.',
    )
    expect(firstTenOf([shortOf({ shown: 0 })])).toBe(0)
  })

  test('says how many are to be looked at first', () => {
    expect(firstTenOf([shortOf()])).toBe(4)
    expect(firstTenOf([])).toBe(10)
  })
})

describe('a country without any', () => {
  const gapOf = (more: Partial<NamedGap>): NamedGap => ({
    ...{ country: 'ITALY', near: 0, closed: 0, fields: ['Law'], cost: null, left: null, short: null },
    ...{ unfound: null, elsewhere: [] },
    ...more,
  })

  test.each([
    [{}, 'We know no programme in law in Italy.'],
    [
      { closed: 2 },
      'We know no programme in law in Italy that is open to you: 2 ask for a degree, a language or a test that your profile does not name.',
    ],
    [
      { left: { ...NONE_LEFT, dear: 3, isFunding: true } },
      'Your first list has nothing in law in Italy: of what we know, 3 are not funded as far as we know.',
    ],
    [
      { left: { ...NONE_LEFT, unsuited: 1, near: 9 } },
      'Your first list has nothing in law in Italy: of what we know, 1 does not suit your grades, tests, experience or time.',
    ],
  ])('%j says: %s', (more, sentence) => {
    expect(gapSentence(gapOf(more))).toBe(sentence)
  })
})

test('what is about all countries is said after each of them', () => {
  const nothing = { gaps: [], short: null, unfound: { unknown: [], closed: [] }, elsewhere: [] }
  const around = { fields: ['Music'], countries: ['GERMANY', 'ITALY'] as const, isSample: false }
  expect(namedGaps(nothing, around)).toEqual([])
  const unfound = { unknown: ['film sound', 'sound design'], closed: ['musicology'] }
  const elsewhere = [
    { country: 'INDIA', programs: 12 },
    { country: 'SPAIN', programs: 1 },
  ] as const
  const named = namedGaps({ ...nothing, unfound, elsewhere }, around)
  expect(named.map(gapSentence)).toEqual([
    'No programme that we know in Germany or Italy has ‘film sound’ or ‘sound design’ in its title: look for it among the courses of what is listed. What has ‘musicology’ in its title in Germany or Italy asks for a degree, a language or a test that your profile does not name.',
    'Within your budget we know 12 in India and 1 in Spain: add a country to see them.',
  ])
  expect(gapsIn(named)).toEqual(named)
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
  const later = { closed: 0, left: null, short: null, unfound: null, elsewhere: [] }
  expect(gapsIn(stored)).toEqual([{ ...stored[0], ...later }])
})
