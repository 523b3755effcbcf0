import { describe, expect, it } from 'vitest'
import { questionsOf } from './definition.ts'
import { findQuestionnaire, QUESTIONNAIRES } from './index.ts'
import { sopQuick } from './sopQuick.ts'

describe.each(
  QUESTIONNAIRES.map(definition => ({ name: `${definition.type} ${definition.form}`, definition })),
)('the definition of $name', ({ definition }) => {
  const questions = questionsOf(definition)

  it('is found by type and form', () => {
    expect(findQuestionnaire(definition.type, definition.form)).toBe(definition)
  })

  it('uses every key once, background included', () => {
    const keys = [...questions, ...definition.background].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('states the most characters of every text', () => {
    const unlimited = questions.filter(
      ({ kind, rules }) =>
        ['SHORT_TEXT', 'LONG_TEXT', 'EMAIL', 'PHONE'].includes(kind) &&
        !rules.some(rule => rule.type === 'MAX_LENGTH'),
    )
    expect(unlimited).toEqual([])
  })

  it('has words for an option that does not exist, and defaults that do', () => {
    for (const question of questions) {
      if (question.kind !== 'CHOICE' && question.kind !== 'MULTI_CHOICE') continue
      expect(question.rules.map(rule => rule.type)).toContain('ONE_OF')
      const values = question.options.map(option => option.value)
      expect(values).toEqual(expect.arrayContaining([question.default ?? []].flat()))
    }
  })

  it('shows a question only by an earlier flag or choice, at a value that this one can have', () => {
    for (const [index, question] of questions.entries()) {
      if (question.visibleWhen === undefined) continue
      const { field, is } = question.visibleWhen
      const controlling = questions.slice(0, index).find(({ key }) => key === field)
      const possible =
        controlling?.kind === 'CHOICE'
          ? controlling.options.map(option => option.value)
          : controlling?.kind === 'FLAG'
            ? [true, false]
            : []
      expect(possible).toContain(is)
    }
  })

  it('does not change unnoticed: raise its version when keys or rules do', () => {
    expect(definition).toMatchSnapshot()
  })
})

describe('the quick statement of purpose', () => {
  const questions = questionsOf(sopQuick)

  it('asks again for five stories, each in its own words', () => {
    const stories = questions.filter(question => question.keyStory !== undefined)
    expect(stories.map(({ key }) => key)).toEqual([
      'problemSolvingStory',
      'fieldInterestOrigin',
      'facultyConnections',
      'setbackLearning',
      'campusInvolvement',
    ])
    expect(new Set(stories.map(story => story.keyStory?.question)).size).toBe(5)
  })

  it('keeps the name and the address out of the text', () => {
    const unspoken = questions.filter(({ use }) => use === 'NEVER_IN_TEXT').map(({ key }) => key)
    expect(unspoken).toEqual(['studentFullName', 'studentEmail'])
  })

  it('takes five answers as background without asking for them', () => {
    expect(sopQuick.background.map(({ key }) => key)).toEqual([
      'academicBackground',
      'academicAchievements',
      'professionalExperience',
      'careerGoals',
      'programInterest',
    ])
  })
})
