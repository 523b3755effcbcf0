import { describe, expect, it } from 'vitest'
import { type FormQuestion, shortTextQuestion } from '../../wizard/formQuestion.ts'
import { sectionFill } from './sectionFill.ts'

const question = (key: string, visibleWhen: FormQuestion['visibleWhen'] = null): FormQuestion => ({
  ...shortTextQuestion({ key, label: key, rules: [] }),
  visibleWhen,
})
const works = question('works')
const company = question('company', { field: 'works', is: 'yes' })
const degree = question('degree')
const all = [degree, works, company]

describe('how far a section is filled', () => {
  it('counts the answers, blanks not among them', () => {
    const fill = sectionFill({ questions: [degree, works], all, values: { degree: 'B.Tech.', works: '  ' } })
    expect(fill).toEqual({ answered: 1, shown: 2, first: 'degree' })
  })

  it('counts a question only while it is shown, even when another section decides that', () => {
    const filled = { works: 'no', company: 'Bharat Forge' }
    expect(sectionFill({ questions: [company], all, values: filled })).toEqual({
      answered: 0,
      shown: 0,
      first: null,
    })
    expect(sectionFill({ questions: [company], all, values: { ...filled, works: 'yes' } }).answered).toBe(1)
  })
})
