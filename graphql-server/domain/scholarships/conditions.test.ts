import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseCsv } from '../catalogue/csv.ts'
import { type Applicant, type Condition, conditionsOf, standingOf } from './conditions.ts'

const asha: Applicant = {
  nationality: 'Indian',
  universities: ['University of Sheffield'],
  profile: {
    degreeType: 'MASTERS',
    countries: ['UK', 'USA'],
    gradeShare: 0.81,
    degreeYears: 4,
    workYears: 2,
    fields: ['computer-science'],
  },
}

const fulbright = {
  name: "Fulbright-Nehru Master's Fellowship",
  countries: ['USA'] as const,
  whoMayApply: 'Indian citizens, 55% in a four-year degree, three years of work; named fields, not MBA',
}

function statesOf(conditions: readonly Condition[]): Record<string, string> {
  return Object.fromEntries(conditions.map(({ name, state }) => [name, state]))
}

test('each stated condition is compared with what was said', () => {
  const conditions = conditionsOf({ scholarship: fulbright, applicant: asha })
  expect(statesOf(conditions)).toEqual({
    'To study in the USA': 'HOLDS',
    Nationality: 'HOLDS',
    Degree: 'HOLDS',
    'Length of the first degree': 'HOLDS',
    Grade: 'HOLDS',
    'Work experience': 'FAILS',
    Field: 'UNKNOWN',
  })
  expect(conditions.find(({ name }) => name === 'Work experience')).toMatchObject({
    reason: 'We read 2 years of work in your profile.',
    quote: 'three years of work',
  })
  expect(standingOf(conditions)).toBe('FAILS')
})

test('what was not said is unknown, and says where to say it', () => {
  const conditions = conditionsOf({
    scholarship: fulbright,
    applicant: { nationality: null, universities: [], profile: null },
  })
  expect(new Set(conditions.map(({ state }) => state))).toEqual(new Set(['UNKNOWN']))
  expect(conditions.find(({ name }) => name === 'Nationality')).toMatchObject({
    reason: 'You have not said your nationality.',
    tellAt: 'NATIONALITY',
  })
  expect(conditions.find(({ name }) => name === 'Grade')?.tellAt).toBe('PROFILE')
  expect(standingOf(conditions)).toBe('OPEN')
})

test('a grade or nationality that does not meet the words fails', () => {
  const applicant: Applicant = {
    ...asha,
    nationality: 'Nepali',
    profile: asha.profile && { ...asha.profile, gradeShare: 0.5, degreeType: 'MBA' },
  }
  expect(statesOf(conditionsOf({ scholarship: fulbright, applicant }))).toMatchObject({
    Nationality: 'FAILS',
    Grade: 'FAILS',
    Degree: 'FAILS',
  })
})

test('a scholarship of one university holds for those who chose it', () => {
  const scholarship = {
    name: 'University of Sheffield international merit',
    countries: ['UK'] as const,
    whoMayApply: 'international master applicants',
  }
  expect(standingOf(conditionsOf({ scholarship, applicant: asha }))).toBe('FITS')
  const elsewhere = conditionsOf({ scholarship, applicant: { ...asha, universities: ['Sheffield Hallam'] } })
  expect(statesOf(elsewhere).University).toBe('UNKNOWN')
  const british = conditionsOf({ scholarship, applicant: { ...asha, nationality: 'British' } })
  expect(statesOf(british).Nationality).toBe('FAILS')
})

test('words that no rule reads are unknown, and not left out', () => {
  const scholarship = { name: 'Left-handed fund', countries: [], whoMayApply: 'left-handed fencers' }
  expect(conditionsOf({ scholarship, applicant: asha })).toMatchObject([
    { name: 'To study outside India', state: 'HOLDS' },
    { name: 'Also stated', state: 'UNKNOWN', quote: 'left-handed fencers' },
  ])
})

test('every scholarship of the catalogue is read whole', () => {
  const file = new URL('../../../prisma/catalogue/tables/scholarships.csv', import.meta.url)
  const { rows } = parseCsv(readFileSync(file, 'utf8'))
  const unread = rows.flatMap(({ cells: { name = '', whoMayApply = '' } }) =>
    conditionsOf({ scholarship: { name, countries: [], whoMayApply }, applicant: asha }).flatMap(condition =>
      condition.name === 'Also stated' ? [`${name}: ${condition.quote}`] : [],
    ),
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(unread).toEqual([])
})
