import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Formik, useFormikContext } from 'formik'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { shortTextQuestion } from './formQuestion.ts'
import { type FormValues, initialValues, visibleQuestions } from './formValues.ts'
import { QuestionList } from './QuestionList.tsx'

const drawn = vi.hoisted(() => new Map<string, number>())
vi.mock('./kinds/shortText.tsx', async importOriginal => {
  const { shortText } = await importOriginal<typeof import('./kinds/shortText.tsx')>()
  return {
    shortText: {
      ...shortText,
      Field(props: Parameters<typeof shortText.Field>[0]) {
        const { key } = props.question
        drawn.set(key, (drawn.get(key) ?? 0) + 1)
        return shortText.Field(props)
      },
    },
  }
})

afterEach(cleanup)
// The next file of this worker gets the module itself.
afterAll(() => vi.doUnmock('./kinds/shortText.tsx'))

const questions = Array.from({ length: 20 }, (_, index) =>
  shortTextQuestion({ key: `question${index}`, label: `Question ${index}`, rules: [] }),
)

function Step() {
  const { values } = useFormikContext<FormValues>()
  return <QuestionList questions={questions} visible={visibleQuestions(questions, values)} />
}

it('a letter typed into one field draws that field again and none of the others', () => {
  render(
    <Formik<FormValues> initialValues={initialValues(questions)} onSubmit={() => {}} validate={() => ({})}>
      <Step />
    </Formik>,
  )
  drawn.clear()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Question 7' })
  for (const text of ['a', 'ab', 'abc']) fireEvent.change(field, { target: { value: text } })
  expect(field.value).toBe('abc')
  expect([...drawn.keys()]).toEqual(['question7'])
})
