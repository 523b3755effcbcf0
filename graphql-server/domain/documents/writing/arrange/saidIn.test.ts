import { expect, it } from 'vitest'
import { letterRequest } from '../letters.test-fixtures.ts'
import { createSaidCheck } from './saidIn.ts'

const request = letterRequest('karan')
const said = (sentence: string, quote: string) =>
  createSaidCheck(request)(sentence, [{ key: 'specificExamples', label: 'Examples', quote }])

it('lets a completed or turned sentence through that says what was typed', () => {
  expect(said('He led a team of 17.', 'Led a team of 17')).toBe(true)
  expect(said('He filmed 23 signers.', 'I filmed 23 signers')).toBe(true)
})

it.each([
  ['He led a team of 18.', 'Led a team of 17'],
  ['He led the work.', 'Helped with the work'],
  ['We filmed 23 signers.', 'I filmed 23 signers'],
])('holds back what says something else: %s', (sentence, quote) => {
  expect(said(sentence, quote)).toBe(false)
})
