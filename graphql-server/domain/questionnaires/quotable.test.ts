import { expect, it } from 'vitest'
import { type AnswerValue, questionsOf } from './definition.ts'
import { QUESTIONNAIRES } from './index.ts'
import { lorWizard } from './lorWizard.ts'
import { quotableAnswers } from './quotable.ts'
import { sopQuick } from './sopQuick.ts'

it.each(QUESTIONNAIRES.map(definition => ({ name: `${definition.type} ${definition.form}`, definition })))(
  'the text of $name may carry the words of its quoted answers only',
  ({ definition }) => {
    const questions = questionsOf(definition)
    const answer: AnswerValue = { text: 'Said.' }
    const answers = Object.fromEntries(questions.map(({ key }) => [key, answer]))
    const quoted = questions.filter(({ use }) => use === 'QUOTE').map(({ key }) => key)
    expect(Object.keys(quotableAnswers(definition, answers))).toEqual(quoted)
  },
)

it('a letter may name its author and the student, never their contact details', () => {
  const answers = Object.fromEntries(
    [
      'studentFullName',
      'recommenderName',
      'recommenderTitle',
      'recommenderOrganization',
      'studentEmail',
      'studentId',
      'recommenderEmail',
      'recommenderPhone',
    ].map(key => [key, { text: 'Said.' }]),
  )
  expect(Object.keys(quotableAnswers(lorWizard, answers))).toEqual([
    'studentFullName',
    'recommenderName',
    'recommenderTitle',
    'recommenderOrganization',
  ])
})

it('background may be quoted', () => {
  const answers = { careerGoals: { text: 'To run a lab.' }, studentEmail: { text: 'maya@example.com' } }
  expect(quotableAnswers(sopQuick, answers)).toEqual({ careerGoals: { text: 'To run a lab.' } })
})
