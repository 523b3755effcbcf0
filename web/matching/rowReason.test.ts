import { expect, it } from 'vitest'
import { rowReason } from './rowReason.ts'

it.each([
  [
    '‘Robotics MSc’ names what you want to study. Your 8.1 of 10 is above the 7.5 that admitted students reported. Ask early.',
    'Your 8.1 of 10 is above the 7.5 that admitted students reported.',
  ],
  ['‘Robotics’ names what you want. About €17,500.5 a year fits.', 'About €17,500.5 a year fits.'],
  ['‘Law LL.M.’ is a course in your field of law.', '‘Law LL.M.’ is a course in your field of law.'],
  ['', ''],
])('%s', (reason, expected) => {
  expect(rowReason(reason)).toBe(expected)
})
