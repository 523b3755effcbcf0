import { expect, test } from 'vitest'
import { fieldWords } from './fieldWords.ts'
import { searchWords } from './searchText.ts'

test.each([
  ['lse economics', ['economics']],
  ['data science', ['data']],
  ['cmu hci', ['hci']],
  ['mechanical eng', ['mechanical']],
  ['management', ['management']],
  ['hotel management', []],
  ['business management', ['business', 'management']],
  ['stanford', []],
  ['', []],
])('of %j these words name a field: %j', (search, words) => {
  expect(fieldWords(searchWords(search))).toEqual(words)
})
