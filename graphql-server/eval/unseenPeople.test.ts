import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countWords } from '../domain/documents/writing/plainText.ts'
import { planDocument } from '../domain/documents/writing/plan.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { checkAnswers } from '../domain/questionnaires/toZod.ts'
import { pasteAnswers } from './nullWriter.ts'
import { PEOPLE } from './people.ts'
import { requestOf } from './person.ts'
import { readUnseenPeople, WAYS_OF_ANSWERING } from './unseenPeople.ts'

const people = readUnseenPeople()

describe('the unseen people', () => {
  it('are one for each form and way of answering', () => {
    const kinds = people.map(({ type, form, answersIn }) => `${type} ${form} ${answersIn}`)
    const wanted = ['SOP', 'LOR', 'ESSAY'].flatMap(type =>
      ['WIZARD', 'QUICK'].flatMap(form => WAYS_OF_ANSWERING.map(way => `${type} ${form} ${way}`)),
    )
    expect([...kinds].sort()).toEqual([...wanted].sort())
  })

  it('are known to nobody: no name is of a person of development', () => {
    const known = new Set(Object.keys(PEOPLE).map(name => name.replace(/-\d$/u, '')))
    expect(people.filter(({ name }) => known.has(name)).map(({ name }) => name)).toEqual([])
  })

  it.each(people.map(person => [person.name, person] as const))(
    '%s gives answers that the form takes',
    (_, person) => {
      const definition = findQuestionnaire(person.type, person.form)
      if (definition === null) throw new Error('the form is missing')
      const sent = Object.entries(requestOf(person).answers).map(([key, value]) => ({ key, value }))
      const { answers } = checkAnswers({ definition, answers: sent })
      expect(Object.keys(answers)).toEqual(expect.arrayContaining(sent.map(({ key }) => key)))
    },
  )

  it.each(people.map(person => [person.name, person] as const))(
    '%s has a sheet with nothing that an answer says word by word',
    (_, { texts, sheet }) => {
      const told = Object.values(texts).join('\n').toLowerCase()
      const said = [...sheet.links.map(({ says }) => says), ...sheet.falsehoods]
      expect(said.filter(line => told.includes(line.toLowerCase().replace(/\.$/u, '')))).toEqual([])
      expect(new Set(said).size).toBe(said.length)
    },
  )

  it.each(people.map(({ name }) => name))('%s has a text of the last release', name => {
    const url = new URL(`unseen/lastRelease/${name}.txt`, import.meta.url)
    expect(existsSync(url) && readFileSync(url, 'utf8').trim()).toMatch(/\p{L}/u)
  })
})

describe.each(people.map(person => [person.name, person] as const))('the null writer for %s', (_, person) => {
  const request = requestOf(person)

  it('has no word that the answers lack, and no more words than were asked for', () => {
    const told = Object.values(request.answers)
      .flatMap(value => (value !== undefined && 'text' in value ? value.text : []))
      .join(' ')
    const text = pasteAnswers(request)
    const words = (line: string) => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const known = new Set(words(told))
    expect(words(text).filter(word => !known.has(word))).toEqual([])
    expect(text).not.toBe('')
    expect(countWords(text)).toBeLessThanOrEqual(planDocument(request).targetWords)
  })
})

describe('the null writer', () => {
  it('ends before the sentence that would be too long', () => {
    const person = people.find(({ name }) => name === 'ines')
    if (person === undefined) throw new Error('nobody is called ines')
    const request = requestOf({ ...person, chosen: { targetWordCount: '250' } })
    const words = countWords(pasteAnswers(request))
    expect(words).toBeLessThanOrEqual(250)
    expect(words).toBeGreaterThan(200)
  })
})
