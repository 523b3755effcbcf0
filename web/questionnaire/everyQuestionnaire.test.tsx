import { cleanup, render, screen } from '@testing-library/react'
import { Formik } from 'formik'
import { afterEach, expect, it } from 'vitest'
import { questionsOf } from './formQuestion.ts'
import { type FormValues, initialValues, visibleQuestions } from './formValues.ts'
import { QuestionList } from './QuestionList.tsx'
import { questionAnchor } from './questionAnchor.ts'
import { questionnaireOnPage } from './testing/questionnaireOnPage.ts'
import { valuesWith, vectorSets } from './testing/vectors.ts'

afterEach(cleanup)

it.each(vectorSets.map(set => ({ name: `${set.questionnaire.type} ${set.questionnaire.form}`, ...set })))(
  'the page can ask every question of $name',
  async ({ questionnaire, base }) => {
    const questions = questionsOf(await questionnaireOnPage(questionnaire))
    // These answers show every question.
    const values = valuesWith(initialValues(questions), base)
    render(
      <Formik<FormValues> initialValues={values} onSubmit={() => {}}>
        <QuestionList questions={questions} visible={visibleQuestions(questions, values)} />
      </Formik>,
    )
    for (const { key, label } of questions) {
      expect(screen.getAllByText(label).length, label).toBeGreaterThan(0)
      const asked = document.getElementById(questionAnchor(key))
      expect(asked?.querySelectorAll('input, textarea, select, button').length, label).toBeGreaterThan(0)
    }
  },
)
