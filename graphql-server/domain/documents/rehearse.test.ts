import { expect, test } from 'vitest'
import { QUESTIONNAIRES } from '../questionnaires/index.ts'
import { rehearse } from './rehearse.ts'

test('every questionnaire is rehearsed, one with each step', () => {
  expect([...rehearse()]).toHaveLength(QUESTIONNAIRES.length)
})
