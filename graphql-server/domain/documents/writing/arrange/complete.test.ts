import { expect, it } from 'vitest'
import { withSubject } from './complete.ts'

it.each([
  ['Led a team of 17', 'She', 'She led a team of 17'],
  ['Patient with children', 'She', 'She is patient with children'],
  ['Saw it at joining only', 'She', null],
  ['Came up on 29 February', 'He', null],
  ['Came back in May', 'I', 'I came back in May'],
  ['Settled in March 2022: 110,000 for each of them', 'She', null],
])('says of “%s” whose deed it is only where that is certain', (line, subject, told) => {
  expect(withSubject(line, subject)).toBe(told)
})
