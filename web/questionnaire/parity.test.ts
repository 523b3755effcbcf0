import { describe, expect, it } from 'vitest'
import { questionsOf } from './formQuestion.ts'
import { initialValues, toAnswerInputs, visibleQuestions } from './formValues.ts'
import { questionnaireOnPage } from './testing/questionnaireOnPage.ts'
import { valuesWith, vectorSets } from './testing/vectors.ts'
import { faultsOf, toYup } from './toYup.ts'

describe.each(
  vectorSets.map(set => ({ name: `${set.questionnaire.type} ${set.questionnaire.form}`, ...set })),
)("the form's checks of $name", async ({ questionnaire, base, vectors }) => {
  const questions = questionsOf(await questionnaireOnPage(questionnaire))
  const start = initialValues(questions)

  it(`show, refuse and send what the server does in all ${vectors.length} vectors`, () => {
    expect(vectors.length).toBeGreaterThan(questions.length)
    for (const { name, acceptThinAnswers, changes, hidden, faults, kept } of vectors) {
      const values = valuesWith(start, base, changes)
      const visible = visibleQuestions(questions, values)
      expect(
        {
          hidden: questions.filter(question => !visible.includes(question)).map(({ key }) => key),
          faults: faultsOf(toYup(questions, { acceptThinAnswers }), values),
        },
        name,
      ).toEqual({
        hidden,
        faults: Object.fromEntries(faults.map(({ path, message }) => [path, message])),
      })
      if (kept === null) continue
      // What was kept, as if it had been typed: the same answers must go out.
      const keptValues = valuesWith(start, base, kept)
      expect(toAnswerInputs(questions, values), name).toEqual(toAnswerInputs(questions, keptValues))
    }
  })

  it('see every rule of every question fail at least once', () => {
    for (const { key, rules } of questions) {
      for (const { message } of rules) {
        const fails = vectors.some(({ faults }) =>
          faults.some(fault => fault.path === key && fault.message === message),
        )
        expect(fails, `${key}: ${message}`).toBe(true)
      }
    }
  })
})
