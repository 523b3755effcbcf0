import { expect, test } from 'vitest'
import { unstorableTexts } from './storableText.ts'

const message = 'Contains a character that cannot be saved'

test('NUL and halves of characters are found wherever they stand, by path', () => {
  const found = unstorableTexts({ name: 'a\u0000b', answers: [{ text: 'fine' }, { text: '\ud800' }] })
  expect(found).toHaveLength(2)
  expect(found).toEqual(
    expect.arrayContaining([
      { path: 'name', message },
      { path: 'answers.1.text', message },
    ]),
  )
})

test('a name that cannot be saved is reported where it stands', () => {
  expect(unstorableTexts({ outer: { '\u0000': 1 } })).toEqual([{ path: 'outer', message }])
})

test('all other texts pass, whatever their script', () => {
  expect(unstorableTexts(['नमस्ते', '𝔘𝔫𝔦', '👩‍🎓', 'ß\n\t', null, 3, true])).toEqual([])
})

test('nesting without end does not exhaust the stack', () => {
  expect(unstorableTexts(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toEqual([])
})
