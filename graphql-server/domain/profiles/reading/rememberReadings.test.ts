import { expect, test } from 'vitest'
import { readProfile } from './readProfile.ts'
import { rememberReading } from './rememberReadings.ts'
import type { ProfileWords } from './types.ts'

const rates = new Map([
  ['USD', 1],
  ['INR', 0.011],
])
const today = new Date('2026-11-21T10:00:00Z')
const options = { rates, today }
const words: ProfileWords = {
  academicBackground: 'B.Tech in Mechanical Engineering, CGPA 8.2/10',
  targetDegree: 'MASTERS',
  workExperience: 'At Bosch since March 2024',
  testScores: 'IELTS 7.5',
  preferredCountries: ['GERMANY', 'USA'],
  studyInterests: 'Robotics',
  budget: '25 lakhs a year',
  intendedStartDate: 'Fall 2027',
}

test('a profile is read once, and again when anything that the reading depends on differs', () => {
  const first = rememberReading(words, options)
  expect(first).toEqual(readProfile(words, options))
  expect(rememberReading({ ...words }, { rates: new Map(rates), today: new Date('2026-11-30') })).toBe(first)
  const others: [ProfileWords, typeof options][] = [
    ...Object.keys(words).map(key => [{ ...words, [key]: undefined }, options] as const),
    [{ ...words, corrections: { GRADE: '9/10' } }, options] as const,
    [words, { rates: new Map([...rates, ['INR', 0.012]]), today }] as const,
    [words, { rates, today: new Date('2026-12-01') }] as const,
  ].map(([other, under]) => [other, under])
  for (const [other, under] of others) {
    expect(rememberReading(other, under)).not.toBe(first)
    expect(rememberReading(other, under)).toEqual(readProfile(other, under))
  }
})

test('a reading cannot be changed by those who get it', () => {
  const { profile } = rememberReading(words, options)
  expect(Object.isFrozen(profile?.fields)).toBe(true)
  expect(() => Object.assign(profile ?? {}, { degreeType: 'MBA' })).toThrow(TypeError)
})

test('no more readings are remembered than fit', () => {
  const first = rememberReading(words, options)
  for (let place = 0; place < 4_000; place += 1)
    rememberReading({ academicBackground: `CGPA ${place}` }, options)
  expect(rememberReading(words, options)).not.toBe(first)
})
