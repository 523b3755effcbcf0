import { expect, it } from 'vitest'
import { shortened } from './shortened.ts'

it('cuts a long text between words, and a long word where it must', () => {
  expect(shortened('My uncle repairs pumps', 22)).toBe('My uncle repairs pumps')
  expect(shortened('My uncle repairs pumps', 12)).toBe('My uncle …')
  expect(shortened('pumps'.repeat(5), 12)).toBe('pumpspumpspu …')
})
