import { expect, test } from 'vitest'
import { QUESTIONNAIRES } from '../../questionnaires/index.ts'
import { rehearse } from './rehearse.ts'

test('every questionnaire is rehearsed in sentences and in notes, one per step', () => {
  expect([...rehearse()]).toHaveLength(2 * QUESTIONNAIRES.length)
})
