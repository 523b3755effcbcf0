import { expect, it } from 'vitest'
import { withSubject } from './complete.ts'

it.each([
  ['Led a team of 17', 'She', 'She led a team of 17'],
  ['Patient with children', 'She', 'She is patient with children'],
  ['Settled in March 2022: 110,000 for each of them', 'She', null],
])('says of “%s” whose deed it is only where that is certain', (line, subject, told) => {
  expect(withSubject(line, subject)).toBe(told)
})
