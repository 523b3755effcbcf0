import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countWords } from '../domain/documents/writing/plainText.ts'
import { planDocument } from '../domain/documents/writing/plan.ts'
import { pasteAnswers } from './nullWriter.ts'
import { PEOPLE } from './people.ts'
import { requestOf } from './person.ts'
import { readUnseenPeople, refusedAnswers, WAYS_OF_ANSWERING } from './unseenPeople.ts'

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
      expect(refusedAnswers(person)).toEqual([])
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

describe('people of another folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'people-'))
    await mkdir(join(folder, 'people'))
    await mkdir(join(folder, 'sheets'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const [first] = people
  if (first === undefined) throw new Error('nobody is there')
  const { name, sheet, ...person } = first
  const write = (path: string, json: unknown) => writeFile(join(folder, path), JSON.stringify(json))

  it('are read with their sheets, whatever their files are called', async () => {
    await write('people/a.json', { erna: person })
    await write('people/b.json', { otto: person })
    await write('sheets/all.json', { otto: sheet, erna: sheet })
    expect(readUnseenPeople(folder).map(one => one.name)).toEqual(['erna', 'otto'])
  })

  it('need a sheet, names of their own and the right fields', async () => {
    await write('people/a.json', { erna: person })
    await write('sheets/a.json', {})
    expect(() => readUnseenPeople(folder)).toThrow('no sheet for erna')
    await write('sheets/a.json', { erna: sheet })
    await write('people/b.json', { erna: person })
    expect(() => readUnseenPeople(folder)).toThrow('two people called erna')
    await write('people/b.json', { otto: { ...person, type: 'POEM' } })
    expect(() => readUnseenPeople(folder)).toThrow(/b\.json[\s\S]*otto\.type/u)
  })

  it('are told which answers their form refuses', () => {
    const refused = refusedAnswers({ ...person, name, sheet, texts: { ...person.texts, shoeSize: '43' } })
    expect(refused).toEqual([`${name}, shoeSize: There is no question “shoeSize”.`])
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
