import { describe, expect, test } from 'vitest'
import { type Applied, historyOf, logitOf, measuredTier, outlookPlaceOf, shareOf, wilson } from './outlook.ts'

const ASU = { key: 'usa/arizona-state-university/masters/computer science ms', degreeType: 'MASTERS' }
const place = outlookPlaceOf({ ...ASU, field: 'computer-science' })

/** The reference applicant of the model. */
const REFERENCE: Applied = { gpaOf10: 8, gre: 314, greQuant: 162, greVerbal: 152, awa: 3.5, toefl: 105 }

/** The worked examples that came with the model. */
test.each([
  ['the reference applicant', {}, 0.819, 0.694, 'MATCH'],
  ['CGPA 9.0 and quantitative 167', { gpaOf10: 9, greQuant: 167, gre: 319 }, 2.06, 0.887, 'SAFETY'],
  ['CGPA 7.0 and verbal 145', { gpaOf10: 7, greVerbal: 145, gre: 307 }, -0.391, 0.404, 'MATCH'],
] as const)('%s for computing at Arizona State University', (_who, figures, logit, share, tier) => {
  const applied = { ...REFERENCE, ...figures }
  expect(logitOf(place, applied)).toBeCloseTo(logit, 3)
  expect(shareOf(logitOf(place, applied))).toBeCloseTo(share, 3)
  expect(measuredTier(place, applied)).toEqual({ tier, at: 'WITHIN' })
})

test('a missing TOEFL and a missing writing score count as the model says', () => {
  const full = logitOf(place, { ...REFERENCE, awa: 3.3 })
  expect(logitOf(place, { ...REFERENCE, awa: Number.NaN })).toBeCloseTo(full, 12)
  expect(logitOf(place, { ...REFERENCE, toefl: Number.NaN })).toBeCloseTo(
    logitOf(place, REFERENCE) + 0.0336,
    12,
  )
})

test('without sections the total is shared between them', () => {
  const total = { ...REFERENCE, greQuant: Number.NaN, greVerbal: Number.NaN }
  expect(logitOf(place, total)).toBeCloseTo(0.819, 12)
  expect(logitOf(place, { ...total, gre: 324 })).toBeCloseTo(0.819 + 5 * 0.0753 + 5 * 0.0493, 12)
})

test('beyond what was measured the nearest figures that were count', () => {
  expect(measuredTier(place, { ...REFERENCE, gpaOf10: 9.8 })?.at).toBe('ABOVE')
  expect(measuredTier(place, { ...REFERENCE, gpaOf10: 5 })?.at).toBe('BELOW')
  expect(measuredTier(place, { ...REFERENCE, gpaOf10: 5, gre: 335 })?.at).toBe('BELOW')
  expect(measuredTier(place, { ...REFERENCE, gre: Number.NaN })).toBeNull()
})

describe('what was measured', () => {
  test.each([
    ['an MBA', { ...ASU, degreeType: 'MBA', field: 'business-administration' }],
    [
      'another university',
      { key: 'uk/university-of-leeds/masters/x', degreeType: 'MASTERS', field: 'robotics' },
    ],
  ])('is nothing for %s', (_what, row) => {
    expect(outlookPlaceOf(row)).toBe(-1)
  })

  test('is too little for a field with fewer than thirty reports', () => {
    const caltech = { key: 'usa/california-institute-of-technology-caltech/masters/x', degreeType: 'MASTERS' }
    expect(outlookPlaceOf({ ...caltech, field: 'computer-science' })).toBe(-2)
  })

  test('goes by field group', () => {
    const groups = ['computer-science', 'robotics', 'finance', 'physics'].map(field =>
      outlookPlaceOf({ ...ASU, field }),
    )
    expect(new Set(groups).size).toBe(4)
    expect(outlookPlaceOf({ ...ASU, field: 'data-science' })).toBe(groups[0])
  })
})

describe('the history', () => {
  const history = (applied: Partial<Applied>, at = place, degreeType = 'MASTERS') =>
    historyOf({ place: at, applied: { ...REFERENCE, ...applied }, degreeType })

  test('names the applicants with like figures, the share admitted and its interval', () => {
    expect(history({ gpaOf10: 7.05, gre: 306 })).toMatchObject({ applicants: 62, admitted: 23 })
    expect(history({ gpaOf10: 7.05, gre: 306 }).sentence).toBe(
      'Of 62 applicants in computing with figures like yours who told a public forum, mostly from 2011 to 2015, 37 % were admitted (95 % interval 26 to 50). Admission has become harder since.',
    )
  })

  test.each([
    [{ gpaOf10: 9.6 }, place, 'MASTERS', 'Not enough data: it covers grades from 6.6 to 9.3 of 10.'],
    [{ gre: 334 }, place, 'MASTERS', 'Not enough data: it covers GRE scores from 300 to 329.'],
    [{ gre: Number.NaN }, place, 'MASTERS', 'and your profile gives none'],
    [{ gpaOf10: Number.NaN }, place, 'MASTERS', 'no grade that could be read'],
    [{ gpaOf10: 6.6, gre: 300 }, place, 'MASTERS', 'fewer than 30 applicants with figures like yours'],
    [{}, -1, 'MASTERS', 'Not enough data: nobody counted'],
    [{}, -2, 'MASTERS', 'fewer than 30 applicants to this field'],
    [{}, -1, 'MBA', 'master’s programmes only'],
  ])('says that there is not enough data, and why: %j at %s', (applied, at, degreeType, expected) => {
    const { applicants, sentence } = history(applied, at, degreeType)
    expect(applicants).toBeNull()
    expect(sentence).toContain(expected)
  })
})

test('Wilson’s interval is that of the textbooks', () => {
  const [low, high] = wilson({ applicants: 84, admitted: 51 })
  expect([low, high].map(share => Math.round(100 * share))).toEqual([50, 70])
  expect(wilson({ applicants: 30, admitted: 30 })[1]).toBeCloseTo(1, 10)
  expect(wilson({ applicants: 30, admitted: 0 })[0]).toBeCloseTo(0, 10)
})
