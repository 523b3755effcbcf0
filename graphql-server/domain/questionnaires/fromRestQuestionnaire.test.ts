import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { ValidationError } from '../errors.ts'
import type { QuestionnaireDefinition } from './definition.ts'
import { fromRestQuestionnaire } from './fromRestQuestionnaire.ts'
import { sopQuick } from './sopQuick.ts'

const read = (questionnaire: unknown, definition: QuestionnaireDefinition = sopQuick) =>
  fromRestQuestionnaire({ definition, questionnaire })

describe('the questionnaire of a REST call', () => {
  it('is parsed into answers by the kinds of its questions', () => {
    expect(
      read({
        studentFullName: 'Maya Krishnan',
        graduationYear: 2026,
        hasWorkExperience: 'yes',
        wordCount: 1000,
        careerGoals: 'To run a lab.',
      }).answers,
    ).toEqual([
      { key: 'studentFullName', value: { text: 'Maya Krishnan' } },
      { key: 'graduationYear', value: { text: '2026' } },
      { key: 'hasWorkExperience', value: { option: 'yes' } },
      { key: 'wordCount', value: { option: '1000' } },
      { key: 'careerGoals', value: { text: 'To run a lab.' } },
    ])
  })

  it('leaves out empty values', () => {
    expect(read({ studentFullName: '', currentGPA: null, publications: undefined }).answers).toEqual([])
  })

  it('names every unknown key and every value of the wrong kind', () => {
    const sent = JSON.parse(
      '{"fullName":"Maya","__proto__":"x","currentGPA":{"value":8},"hasWorkExperience":true}',
    )
    expect(read(sent).faults).toEqual([
      { path: 'fullName', message: 'There is no question “fullName”.' },
      { path: '__proto__', message: 'There is no question “__proto__”.' },
      { path: 'currentGPA', message: '“Grade or GPA” takes text.' },
      { path: 'hasWorkExperience', message: '“Do you have work experience?” takes one of its options.' },
    ])
  })

  it('parses flags, numbers and lists', () => {
    const definition: QuestionnaireDefinition = {
      ...sopQuick,
      target: null,
      background: [],
      sections: [
        {
          key: 'only',
          title: 'Only',
          description: '',
          questions: [
            { key: 'years', kind: 'NUMBER', label: 'Years', use: 'QUOTE', rules: [] },
            { key: 'employed', kind: 'FLAG', label: 'Employed', use: 'INFORM', rules: [], default: false },
            {
              key: 'themes',
              kind: 'MULTI_CHOICE',
              label: 'Themes',
              use: 'INFORM',
              rules: [],
              default: [],
              options: [],
            },
          ],
        },
      ],
    }
    expect(read({ years: ' 12 ', employed: true, themes: ['a'] }, definition).answers).toEqual([
      { key: 'years', value: { number: 12 } },
      { key: 'employed', value: { flag: true } },
      { key: 'themes', value: { options: ['a'] } },
    ])
    expect(read({ years: '12 or so', employed: 'true', themes: 'a' }, definition).faults).toEqual([
      { path: 'years', message: '“Years” takes a whole number.' },
      { path: 'employed', message: '“Employed” takes true or false.' },
      { path: 'themes', message: '“Themes” takes a list of its options.' },
    ])
  })

  it('gives answers or a ValidationError for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), sent => {
        try {
          read(sent)
        } catch (error) {
          expect(error).toBeInstanceOf(ValidationError)
        }
      }),
      runs(100),
    )
  })
})
