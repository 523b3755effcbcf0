import { describe, expect, test } from 'vitest'
import { SOP_REQUEST } from '../../../test/factories.ts'
import type { Answers, AnswerValue } from '../../questionnaires/definition.ts'
import { composeDraft } from './composeDraft.ts'
import { plainText } from './plainText.ts'

const told: Answers = Object.fromEntries(
  SOP_REQUEST.answers.map(({ key, value }): [string, AnswerValue] => [
    key,
    value.option === undefined ? { text: value.text ?? '' } : { option: value.option },
  ]),
)

function textWith(answers: Answers): string {
  const draft = composeDraft({
    type: 'SOP',
    form: 'QUICK',
    course: SOP_REQUEST.course,
    targetUniversity: SOP_REQUEST.targetUniversity,
    targetProgram: null,
    answers: { ...told, ...answers },
  })
  return plainText(draft.text.paragraphs)
}

describe('background from the profile', () => {
  test('stays out where the form tells the same', () => {
    const text = textWith({
      academicBackground: { text: 'B.Tech, COEP, CGPA 8.1, class of 2024' },
      careerGoals: { text: 'To lead a robotics company in Pune.' },
    })
    expect(text).not.toContain('COEP')
    expect(text).not.toContain('lead a robotics company')
  })

  test('stands in for a question that was left empty', () => {
    const text = textWith({
      programInterest: { text: 'The programme teaches control and machine vision together.' },
    })
    expect(text).toContain('teaches control and machine vision together')
  })

  test('of work stays out for somebody who says that they have none', () => {
    const text = textWith({ professionalExperience: { text: 'Two years at Bosch in Pune.' } })
    expect(text).not.toContain('Bosch')
  })
})
