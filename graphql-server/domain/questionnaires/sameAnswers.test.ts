import { describe, expect, it } from 'vitest'
import type { Question } from './definition.ts'
import { questionsOf } from './definition.ts'
import { QUESTIONNAIRES } from './index.ts'
import { questionnaireName, SAME_ANSWERS } from './sameAnswers.ts'

/** The questions of an entry, by the questionnaire's name. */
function questionsIn(entry: (typeof SAME_ANSWERS)[number]): Question[] {
  return QUESTIONNAIRES.flatMap(definition => {
    const key = entry[questionnaireName(definition.type, definition.form)]
    return questionsOf(definition).filter(question => question.key === key)
  })
}

describe('questions that several questionnaires share', () => {
  it.each(SAME_ANSWERS.map(entry => [JSON.stringify(entry), entry] as const))(
    'is one thing in several places, answered with text: %s',
    (_, entry) => {
      const questions = questionsIn(entry)
      const places = questions.length + [entry.account, entry.profile, entry.document].filter(Boolean).length
      expect(places).toBeGreaterThan(1)
      expect(Object.keys(entry)).toHaveLength(places)
      for (const { kind } of questions) expect(['SHORT_TEXT', 'LONG_TEXT', 'EMAIL']).toContain(kind)
      expect(questions.some(({ kind }) => kind === 'EMAIL')).toBe(
        questions.every(({ kind }) => kind === 'EMAIL') && questions.length > 0,
      )
    },
  )

  it('each question has one entry', () => {
    for (const { type, form } of QUESTIONNAIRES) {
      const name = questionnaireName(type, form)
      const keys = SAME_ANSWERS.flatMap(entry => entry[name] ?? [])
      expect(keys).toEqual([...new Set(keys)])
    }
  })
})
