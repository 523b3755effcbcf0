import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../test/runs.ts'
import { excerptOf } from './excerpt.ts'

describe('an excerpt', () => {
  test('is the whole text when it is short', () => {
    expect(excerptOf('A short text.', 100)).toBe('A short text.')
  })

  test('is cut after a whole word, with an ellipsis', () => {
    expect(excerptOf('My uncle repairs pumps in Satara.', 20)).toBe('My uncle repairs…')
    expect(excerptOf('My uncle, repairs pumps.', 11)).toBe('My uncle…')
  })

  test('is on one line', () => {
    expect(excerptOf('First paragraph.\n\nSecond paragraph.', 100)).toBe('First paragraph. Second paragraph.')
  })

  test('cuts a word that exceeds the limit', () => {
    expect(excerptOf('Donaudampfschifffahrt', 6)).toBe('Donau…')
  })

  test('is never longer than the limit and never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, length) => {
        const excerpt = excerptOf(text, length)
        expect([...excerpt].length).toBeLessThanOrEqual(length)
        expect(excerpt.isWellFormed()).toBe(true)
      }),
      runs(100),
    )
  })
})
