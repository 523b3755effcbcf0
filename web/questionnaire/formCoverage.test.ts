import { describe, expect, it } from 'vitest'
import { coverageOf, percentOf } from './formCoverage.ts'
import type { FormQuestionnaire } from './formQuestion.ts'
import { initialValues } from './formValues.ts'
import type { FormQuestion } from './kinds/index.ts'
import type { QuestionBase } from './kinds/question.ts'
import { countUsableWords, moreToTell } from './usableWords.ts'

const base = {
  help: null,
  placeholder: null,
  starred: false,
  followUp: null,
  isQuoted: true,
  role: null,
  guidance: null,
  visibleWhen: null,
  rules: [],
}
const line = (key: string, more: Partial<QuestionBase> = {}): FormQuestion => ({
  ...base,
  ...more,
  key,
  label: key,
  kind: 'SHORT_TEXT',
})
const story = (key: string, suggestedWords: number, more: object = {}): FormQuestion => ({
  ...base,
  key,
  label: key,
  kind: 'LONG_TEXT',
  suggestedWords,
  metricsHint: false,
  ...more,
})

const questionnaire: FormQuestionnaire = {
  version: 1,
  title: 'Statement of purpose',
  minutesFrom: 20,
  minutesTo: 25,
  sections: [
    {
      key: 'personal',
      title: 'Personal',
      description: '',
      questions: [
        line('fullName', { starred: true, role: 'NAME' }),
        line('city'),
        { ...base, key: 'email', label: 'email', kind: 'EMAIL', isQuoted: false },
      ],
    },
    {
      key: 'work',
      title: 'Work',
      description: '',
      questions: [
        { ...base, key: 'hasWorked', label: 'hasWorked', kind: 'FLAG', initial: false, isQuoted: false },
        story('job', 100, { visibleWhen: { field: 'hasWorked', is: true } }),
      ],
    },
    {
      key: 'stories',
      title: 'Stories',
      description: '',
      questions: [
        story('setback', 60),
        story('origin', 40, { followUp: 'What drew you to it?' }),
        {
          ...base,
          key: 'targetWordCount',
          label: 'Words',
          kind: 'CHOICE',
          isQuoted: false,
          role: 'TEXT_LENGTH',
          options: [{ value: '500', label: '500 words', help: null }],
          initial: '500',
        },
      ],
    },
  ],
}
const fresh = initialValues(questionnaire.sections.flatMap(({ questions }) => questions))
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('the coverage of a form', () => {
  it('leaves out what is answered from the start, by section and in all', () => {
    const coverage = coverageOf(questionnaire, fresh)
    expect(coverage.sections.map(({ filled, shown }) => `${filled} of ${shown}`)).toEqual([
      '0 of 3',
      '0 of 0',
      '0 of 2',
    ])
    expect(coverage).toMatchObject({ filled: 0, shown: 5 })
  })

  it('counts a question once it is shown', () => {
    const { sections } = coverageOf(questionnaire, { ...fresh, hasWorked: true })
    expect(sections[1]).toMatchObject({ filled: 0, shown: 1 })
  })

  it('takes blanks for no answer', () => {
    expect(coverageOf(questionnaire, { ...fresh, city: '  ' }).sections[0]?.filled).toBe(0)
  })

  it('names the starred questions that are empty, with their section', () => {
    const empty = (values: object) =>
      coverageOf(questionnaire, { ...fresh, ...values }).emptyStarred.map(
        ({ question, sectionKey }) => `${sectionKey}: ${question.key}`,
      )
    expect(empty({})).toEqual(['personal: fullName'])
    expect(empty({ fullName: 'Maya' })).toEqual([])
  })

  it('has a percentage of starred questions and stories, which no tick lowers', () => {
    const matteringOf = (values: object) => coverageOf(questionnaire, { ...fresh, ...values }).mattering
    expect(matteringOf({})).toEqual({ filled: 0, shown: 3 })
    expect(matteringOf({ fullName: 'Maya', city: 'Pune' })).toEqual({ filled: 1, shown: 3 })
    expect(matteringOf({ fullName: 'Maya', hasWorked: true })).toEqual({ filled: 1, shown: 3 })
    expect(matteringOf({ fullName: 'Maya', hasWorked: true, job: 'I built it.' })).toEqual({
      filled: 2,
      shown: 4,
    })
  })

  it('is complete only when nothing is left', () => {
    expect(percentOf({ filled: 199, shown: 200 })).toBe(99)
    expect(percentOf({ filled: 200, shown: 200 })).toBe(100)
    expect(percentOf({ filled: 0, shown: 0 })).toBe(0)
  })
})

describe('the words in hand', () => {
  it('are those that a text may quote, without names and addresses', () => {
    const values = { ...fresh, fullName: 'Maya Krishnan', email: 'maya@example.com', setback: 'It broke.' }
    expect(countUsableWords(questionnaire, values).usable).toBe(2)
  })

  it('leave out what is hidden', () => {
    const values = { ...fresh, job: words(30) }
    expect(countUsableWords(questionnaire, values).usable).toBe(0)
    expect(countUsableWords(questionnaire, { ...values, hasWorked: true }).usable).toBe(30)
  })

  it('are compared with 1.3 words for each requested word', () => {
    expect(countUsableWords(questionnaire, fresh)).toMatchObject({ target: 500, needed: 650 })
  })

  it('are compared with nothing if no length is requested', () => {
    expect(countUsableWords(questionnaire, { ...fresh, targetWordCount: '' })).toMatchObject({
      target: null,
      needed: null,
    })
  })
})

describe('what more would help', () => {
  it('names the key stories first, then those that lack most', () => {
    expect(
      moreToTell(questionnaire, { ...fresh, hasWorked: true }).map(({ question }) => question.key),
    ).toEqual(['origin', 'job', 'setback'])
  })

  it('leaves out a story with half of its suggested words', () => {
    const values = { ...fresh, origin: words(20), setback: words(29) }
    expect(moreToTell(questionnaire, values)).toMatchObject([
      { question: { key: 'setback' }, sectionKey: 'stories', words: 29, suggested: 60 },
    ])
  })
})
