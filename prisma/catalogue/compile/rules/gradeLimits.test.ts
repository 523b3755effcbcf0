import { expect, test } from 'vitest'
import { readGrade } from '../../../../graphql-server/domain/profiles/reading/grade.ts'
import { gradeLimitOf } from './gradeLimits.ts'

const meets = (limit: string, grade: string) =>
  (readGrade(grade).value?.of4 ?? 0) >= (gradeLimitOf(limit)?.of4 ?? Number.POSITIVE_INFINITY)

test.each([
  ['de 2.5', 'B.Tech, CGPA 7.3 of 10', true],
  ['de 2.5', 'B.Tech, CGPA 6.74 of 10', false],
  ['de 2.5', 'B.Tech, 62.8 %', false],
  ['de 2.5', 'B.Tech, 72 %', true],
  ['in 60', 'B.Com, 61 %', true],
  ['in 60', 'B.Com, 57 %', false],
  ['cgpa 7.5', 'B.E. CGPA 7.5 of 10', true],
  ['cgpa 7.5', 'B.E. CGPA 7.4 of 10', false],
  ['uk 2:1', 'BA, 2:1', true],
  ['uk 2:1', 'BA, 2:2', false],
])('a limit of %s and %s', (limit, grade, isMet) => {
  expect(meets(limit, grade)).toBe(isMet)
})

test.each(['', 'de', 'de 5', 'in 30', 'cgpa 11', 'uk 3rd', 'fr 12', '2.5'])('%s is no limit', text => {
  expect(gradeLimitOf(text)).toBeNull()
})
