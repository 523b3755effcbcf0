import { expect, test } from 'vitest'
import { isOneSlip } from './readSearch.ts'

test.each([
  ['harvrad', 'harvard', true],
  ['standford', 'stanford', true],
  ['pudue', 'purdue', true],
  ['melon', 'mellon', true],
  ['leeds', 'leads', true],
  ['leeds', 'leeds', false],
  ['robot', 'rabbit', false],
  ['abcd', 'badc', false],
])('%j is one slip from %j: %j', (typed, known, isOne) => {
  expect(isOneSlip(typed, known)).toBe(isOne)
})
