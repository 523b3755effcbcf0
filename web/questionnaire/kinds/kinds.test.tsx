import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik, useFormikContext } from 'formik'
import { afterEach, describe, expect, it } from 'vitest'
import { type FormValues, initialValues, toAnswerInputs } from '../formValues.ts'
import { QuestionField } from '../QuestionField.tsx'
import { FORM_QUESTION_KINDS, type FormQuestion } from './index.ts'

const common = {
  key: 'answer',
  label: 'Your answer',
  help: 'What a good answer holds',
  placeholder: null,
  starred: false,
  followUp: null,
  isQuoted: false,
  role: null,
  guidance: null,
  visibleWhen: null,
  rules: [],
}
const options = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(label => ({
  value: label.toLowerCase(),
  label,
  help: null,
}))

afterEach(cleanup)

function Answers({ question }: { question: FormQuestion }) {
  const { values } = useFormikContext<FormValues>()
  return <output>{JSON.stringify(toAnswerInputs([question], values)[0]?.value ?? null)}</output>
}

function Asked({ question }: { question: FormQuestion }) {
  return (
    <>
      <QuestionField question={question} />
      <Answers question={question} />
    </>
  )
}

function ask(question: FormQuestion) {
  render(
    <Formik<FormValues> initialValues={initialValues([question])} onSubmit={() => {}}>
      <Asked question={question} />
    </Formik>,
  )
  return userEvent.setup()
}

const typing = (text: string) => (person: ReturnType<typeof ask>) =>
  person.type(screen.getByRole('textbox', { name: 'Your answer' }), text)
const picking = (role: string, name: string | RegExp) => (person: ReturnType<typeof ask>) =>
  person.click(screen.getByRole(role, { name }))

const cases: {
  kind: FormQuestion['kind']
  as: string
  question: FormQuestion
  act: (person: ReturnType<typeof ask>) => Promise<void>
  gives: unknown
}[] = [
  {
    kind: 'SHORT_TEXT',
    as: 'a line',
    question: { ...common, kind: 'SHORT_TEXT' },
    act: typing(' Pune '),
    gives: { text: 'Pune' },
  },
  {
    kind: 'LONG_TEXT',
    as: 'a story',
    question: { ...common, kind: 'LONG_TEXT', suggestedWords: 100, metricsHint: false },
    act: typing('Two words'),
    gives: { text: 'Two words' },
  },
  {
    kind: 'EMAIL',
    as: 'an address',
    question: { ...common, kind: 'EMAIL' },
    act: typing('maya@example.com'),
    gives: { text: 'maya@example.com' },
  },
  {
    kind: 'PHONE',
    as: 'a telephone number',
    question: { ...common, kind: 'PHONE' },
    act: typing('+91 20 5550 1234'),
    gives: { text: '+91 20 5550 1234' },
  },
  {
    kind: 'NUMBER',
    as: 'a whole number',
    question: { ...common, kind: 'NUMBER' },
    act: typing('12'),
    gives: { number: 12 },
  },
  {
    kind: 'FLAG',
    as: 'a checkbox',
    question: { ...common, kind: 'FLAG', initial: false },
    act: picking('checkbox', /^Your answer/),
    gives: { flag: true },
  },
  {
    kind: 'CHOICE',
    as: 'radios for a few options',
    question: { ...common, kind: 'CHOICE', options: options.slice(0, 3), initial: 'one' },
    act: picking('radio', 'Three'),
    gives: { option: 'three' },
  },
  {
    kind: 'CHOICE',
    as: 'a select for many options',
    question: { ...common, kind: 'CHOICE', options, initial: null },
    act: person => person.selectOptions(screen.getByRole('combobox', { name: 'Your answer' }), 'Six'),
    gives: { option: 'six' },
  },
  {
    kind: 'MULTI_CHOICE',
    as: 'several options',
    question: { ...common, kind: 'MULTI_CHOICE', options, initial: ['one'] },
    act: picking('checkbox', 'Three'),
    gives: { options: ['one', 'three'] },
  },
]

describe('the components of the questions', () => {
  it.each(cases)('ask $kind as $as', async ({ question, act, gives }) => {
    const person = ask(question)
    expect(screen.getByText('What a good answer holds')).toBeTruthy()
    await act(person)
    expect(JSON.parse(document.querySelector('output')?.textContent ?? 'null')).toEqual(gives)
  })

  it('are there for every kind that is tried here, and no other', () => {
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(FORM_QUESTION_KINDS)
  })

  it('count the words of a story against what is suggested', async () => {
    const person = ask({ ...common, kind: 'LONG_TEXT', suggestedWords: 100, metricsHint: false })
    await typing('  three  short words ')(person)
    expect(screen.getByText('3 of about 100 words')).toBeTruthy()
  })
})
