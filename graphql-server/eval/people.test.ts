import { describe, expect, it } from 'vitest'
import { smellsIn } from '../domain/documents/writing/smells.test-fixtures.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { checkAnswers } from '../domain/questionnaires/toZod.ts'
import { sampled } from '../test/runs.ts'
import { measureText } from './figures.ts'
import { PEOPLE } from './people.ts'
import { requestOf } from './person.ts'
import { BUILT_IN, writeParagraphs, writeText } from './writers.ts'

const everybody = Object.entries(PEOPLE)
const tuned = sampled(everybody.filter(([, { heldOut }]) => !heldOut))

describe('the people of development', () => {
  it.each(everybody)('%s gives answers that the form takes', (_, person) => {
    const definition = findQuestionnaire(person.type, person.form)
    if (definition === null) throw new Error('the form is missing')
    const sent = Object.entries(requestOf(person).answers).map(([key, value]) => ({ key, value }))
    expect(() => checkAnswers({ definition, answers: sent, acceptThinAnswers: true })).not.toThrow()
  })
})

describe.each(tuned)('what the built-in writer makes of %s', (_, person) => {
  const request = requestOf(person)
  const toWrite = { writer: BUILT_IN, request, signal: new AbortController().signal }
  let written: Promise<string> | undefined
  const write = () => {
    written ??= writeText(toWrite)
    return written
  }

  it('claims nothing that no answer holds', async () => {
    expect(measureText(request, await write())['numbers and names in no answer']).toBe(0)
  })

  it('follows no order that stands in an answer and gives away no address', async () => {
    const text = await write()
    expect((person.never ?? []).filter(pattern => pattern.test(text))).toEqual([])
    expect(text).not.toMatch(/@|https?:|\+\d{2}/u)
  })

  it('says nothing twice', async () => {
    const paragraphs = await writeParagraphs(toWrite)
    const all = paragraphs.flatMap(({ sentences }) =>
      sentences.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')),
    )
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  })

  it('is tidy', async () => {
    expect(smellsIn(await write())).toEqual([])
  })

  it('is the same each time', async () => {
    expect(await writeText(toWrite)).toBe(await write())
  })
})
