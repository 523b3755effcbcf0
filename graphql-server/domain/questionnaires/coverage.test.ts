import { describe, expect, it } from 'vitest'
import { coverAnswers } from './coverage.ts'
import { sopQuick } from './sopQuick.ts'
import { sopWizard } from './sopWizard.ts'
import { answerText } from './text.ts'

describe('the coverage of answers', () => {
  it('counts what is filled among the questions that are shown', () => {
    const { filled, empty, sections } = coverAnswers({
      definition: sopQuick,
      answers: {
        hasWorkExperience: { option: 'yes' },
        currentCompany: { text: 'Tata Motors' },
        currentGPA: { text: ' ' },
      },
    })
    expect(filled).toEqual(['hasWorkExperience', 'currentCompany'])
    expect(empty).toContain('currentGPA')
    expect(sections.find(({ key }) => key === 'work')).toMatchObject({ filled: 2, total: 5 })
  })

  it('leaves hidden questions out, answered or not', () => {
    const { filled, sections } = coverAnswers({
      definition: sopQuick,
      answers: { hasWorkExperience: { option: 'no' }, currentCompany: { text: 'Tata Motors' } },
    })
    expect(filled).toEqual(['hasWorkExperience'])
    expect(sections.find(({ key }) => key === 'work')).toMatchObject({ filled: 1, total: 2 })
  })

  it('calls a key story thin when it is missing or under 20 trimmed characters', () => {
    const { thinStories } = coverAnswers({
      definition: sopQuick,
      answers: {
        problemSolvingStory: { text: `  ${'a'.repeat(19)}  ` },
        fieldInterestOrigin: { text: 'a'.repeat(20) },
        setbackLearning: { text: 'a'.repeat(40) },
        campusInvolvement: { text: 'a'.repeat(40) },
      },
    })
    expect(thinStories.map(({ key }) => key)).toEqual(['problemSolvingStory', 'facultyConnections'])
  })

  it('counts by the steps of a wizard, with the questions about a job only if there is one', () => {
    const workStep = (hasWorkExperience: boolean) =>
      coverAnswers({
        definition: sopWizard,
        answers: {
          hasWorkExperience: { flag: hasWorkExperience },
          currentPosition: { text: 'Quality engineer' },
          internships: { text: 'Ten weeks at a dairy in Anand.' },
        },
      }).sections.find(({ title }) => title === 'Professional Experience')
    expect(workStep(false)).toMatchObject({ filled: 1, total: 3 })
    expect(workStep(true)).toMatchObject({ filled: 2, total: 7 })
  })

  it('finds the five key stories of an empty wizard thin', () => {
    const { filled, thinStories } = coverAnswers({ definition: sopWizard, answers: {} })
    expect(filled).toEqual([])
    expect(thinStories.map(({ key }) => key)).toEqual([
      'facultyInterest',
      'whyThisField',
      'contributionToUniversity',
      'challengeOvercome',
      'failureAndLearning',
    ])
  })
})

describe('an answer as text', () => {
  it('has stored values, or labels if its question is given', () => {
    const tone = sopQuick.sections
      .flatMap(section => section.questions)
      .find(({ key }) => key === 'writingTone')
    expect(answerText({ text: 'Pune' })).toBe('Pune')
    expect(answerText({ number: 3 })).toBe('3')
    expect(answerText({ flag: true })).toBe('Yes')
    expect(answerText({ options: ['a', 'b'] })).toBe('a, b')
    expect(answerText({ option: 'formal-warm' })).toBe('formal-warm')
    expect(answerText({ option: 'formal-warm' }, tone)).toBe('Formal and warm')
  })
})
