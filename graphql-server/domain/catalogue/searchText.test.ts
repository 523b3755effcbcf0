import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import { plainText, searchParts, searchTextOf, slugOf } from './searchText.ts'

test.each([
  ['Université de Montréal', 'universite de montreal'],
  ["Ca' Foscari", 'ca foscari'],
  ['O.P. Jindal', 'op jindal'],
  ['Gießen', 'giessen'],
  ['C++ & C#', 'c++ and c#'],
  ['  A\u00A0  b ', 'a b'],
])('%j is %j in plain letters', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('a key consists of letters and digits', () => {
  expect(slugOf('University of Milano-Bicocca')).toBe('university-of-milano-bicocca')
})

test.each([
  ['MSc in Robotics at the University of Leeds', [' robotics', ' leeds']],
  ['of the', [' of', ' the']],
  ['AI', [' ai']],
  ['Zürich zurich', [' zurich']],
  ['MIT', [' mit']],
  ['%_', []],
  ['', []],
])('%j searches for %j', (search, parts) => {
  expect(searchParts(search)).toEqual(parts)
})

test('no part is a wildcard, and there are never more than eight', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), search => {
      const parts = searchParts(search)
      expect(parts.length).toBeLessThanOrEqual(8)
      for (const part of parts) expect(part).not.toMatch(/[%_\\]/)
    }),
    runs(100),
  )
})

test('a whole name always matches', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), name => {
      const text = searchTextOf([name])
      for (const part of searchParts(name)) expect(text).toContain(part)
    }),
    runs(100),
  )
})
