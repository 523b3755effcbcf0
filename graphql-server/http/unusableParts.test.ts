import { expect, test } from 'vitest'
import { unusableParts } from './unusableParts.ts'

const message = 'Contains a character that cannot be saved'

test('NUL and unpaired surrogates are found at any place, by path', () => {
  const found = unusableParts({ name: 'a\u0000b', answers: [{ text: 'fine' }, { text: '\ud800' }] })
  expect(found).toHaveLength(2)
  expect(found).toEqual(
    expect.arrayContaining([
      { path: 'name', message },
      { path: 'answers.1.text', message },
    ]),
  )
})

test('only the texts that are judged later are skipped', () => {
  const found = unusableParts({ later: 'a\u0000b', now: 'a\u0000b' }, path => path === 'later')
  expect(found).toEqual([{ path: 'now', message }])
})

test('a key that cannot be saved is reported by its path', () => {
  expect(unusableParts({ outer: { '\u0000': 1 } })).toEqual([{ path: 'outer', message }])
})

test('all other texts pass, whatever their script', () => {
  expect(unusableParts(['नमस्ते', '𝔘𝔫𝔦', '👩‍🎓', 'ß\n\t', null, 3, true])).toEqual([])
})

test('very deep nesting is refused without a stack overflow', () => {
  const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
  expect(unusableParts(nested(32))).toEqual([])
  expect(unusableParts(nested(100_000))).toEqual([
    { path: expect.stringMatching(/^0(\.0)+$/), message: 'Is nested too deeply' },
  ])
})

test('the report of a megabyte of faults is short, whatever their names', () => {
  const texts = Array.from({ length: 50_000 }, () => '\u0000')
  const found = unusableParts({ ['k'.repeat(200_000)]: texts, ['😀'.repeat(200)]: '\u0000' })
  expect(found).toHaveLength(20)
  expect(JSON.stringify(found).length).toBeLessThan(5_000)
  expect(found.every(({ path }) => path.isWellFormed())).toBe(true)
  const names = Object.fromEntries(texts.map((_text, index) => [`\u0000${index}`, 1]))
  expect(unusableParts(names)).toHaveLength(20)
})
