import { expect, test } from 'vitest'
import { QUESTIONNAIRES } from '../../questionnaires/index.ts'
import { warmUp } from './warmUp.ts'

test('a text is written for every questionnaire, in sentences and in notes, one per step', () => {
  expect([...warmUp()]).toHaveLength(2 * QUESTIONNAIRES.length)
})
