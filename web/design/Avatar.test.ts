import { expect, it } from 'vitest'
import { initialsOf } from './Avatar.tsx'

it.each([
  ['Anya Raghavan', 'AR'],
  ['  Anya  Maria Raghavan ', 'AR'],
  ['pelé', 'P'],
  ['émile zola', 'ÉZ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
