import { describe, expect, it } from 'vitest'
import { smellsIn } from '../domain/documents/writing/smells.test-fixtures.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { checkAnswers } from '../domain/questionnaires/toZod.ts'
import { measure } from './measure.ts'
import { PEOPLE } from './people.ts'
import { requestOf } from './person.ts'
import { writeBuiltIn } from './writers.ts'

const everybody = Object.entries(PEOPLE)
const tuned = everybody.filter(([, { heldOut }]) => !heldOut)

describe('the people of the evaluation', () => {
  it('are at least eight for each kind of document, three or more of them held out, in both forms', () => {
    for (const type of ['SOP', 'LOR', 'ESSAY'] as const) {
      const people = everybody.map(([, person]) => person).filter(person => person.type === type)
      expect(people.length).toBeGreaterThanOrEqual(8)
      expect(people.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(3)
      expect(new Set(people.map(({ form }) => form)).size).toBe(2)
    }
  })

  it.each(everybody)('%s gives answers that the form takes', (_, person) => {
    const definition = findQuestionnaire(person.type, person.form)
    expect(definition).not.toBeNull()
    if (definition === null) return
    const { answers } = requestOf(person)
    const sent = Object.entries(answers).map(([key, value]) => ({ key, value }))
    expect(() => checkAnswers({ definition, answers: sent, acceptThinAnswers: true })).not.toThrow()
  })
})

describe.each(tuned)('what the built-in writer makes of %s', (_, person) => {
  const request = requestOf(person)
  const measured = measure(person, writeBuiltIn(request))

  it('claims nothing that no answer holds', () => {
    expect(measured.unsupported).toEqual([])
  })

  it('says nothing twice', () => {
    expect(measured.repeated).toEqual([])
  })

  it('follows no order that stands in an answer and gives away no address', () => {
    expect(measured.obeyed).toEqual([])
    expect(measured.text).not.toMatch(/@|https?:|\+\d{2}/u)
  })

  it('is tidy', () => {
    expect(smellsIn(measured.text)).toEqual([])
  })

  it('is the same each time', () => {
    expect(measure(person, writeBuiltIn(request)).text).toBe(measured.text)
  })
})
