import { expect, test } from 'vitest'
import { FIELD_GROUPS, FIELDS, fieldMentionsIn, fieldOfTitle, fieldsIn } from './fields.ts'

test('codes are unique, and every field is in a group', () => {
  expect(new Set(FIELDS.map(({ code }) => code)).size).toBe(FIELDS.length)
  const groups = new Set(FIELD_GROUPS.map(({ code }) => code))
  for (const { group } of FIELDS) expect(groups).toContain(group)
})

test.each([
  ['Computer Science', 'computer-science'],
  ['Artificial Intelligence and Machine Learning', 'artificial-intelligence'],
  ['Business Analytics', 'business-analytics'],
  ['Robotics', 'robotics'],
  ['Aircraft Design', 'aerospace-engineering'],
  ['Wildlife Management', 'ecology'],
  ['Engineering Management', 'engineering-management'],
  ['International Relations', 'international-relations'],
  ['Sports Law', 'law'],
  ['Psychology of Education', 'psychology'],
  ['Naval Architecture', 'automotive-engineering'],
  ['Landscape Architecture', 'architecture'],
  ['Accounting and Finance', 'accounting'],
  ['Public Health', 'public-health'],
  ['Mécanique', null],
  ['', null],
])('a course called %j belongs to %s', (title, field) => {
  expect(fieldOfTitle(title)).toBe(field)
})

test('several fields are found in a student’s words, the most specific first', () => {
  expect(fieldsIn('Machine learning, information retrieval, and robotics & AI')).toEqual([
    'artificial-intelligence',
    'robotics',
  ])
})

test('every field is found by its own name', () => {
  const lost = FIELDS.filter(({ code, name }) => !fieldsIn(name).includes(code))
  expect(lost.map(({ code }) => code)).toEqual([])
})

test('each mention of a field has its position in the text', () => {
  const text = 'Mécanique? Robotics & AI; then Robotics again, and management'
  const mentions = fieldMentionsIn(text).map(({ code, start, end, isGeneral }) => [
    code,
    text.slice(start, end),
    isGeneral,
  ])
  expect(mentions).toEqual([
    ['robotics', 'Robotics', false],
    ['artificial-intelligence', 'AI', false],
    ['robotics', 'Robotics', false],
    ['management', 'management', true],
  ])
})

test('mentions and fields of a text agree', () => {
  for (const { name, synonyms } of FIELDS) {
    for (const text of [name, ...synonyms.map(synonym => `I like ${synonym.replace(/\.$/, '')} best`)])
      expect(new Set(fieldMentionsIn(text).map(({ code }) => code)), text).toEqual(new Set(fieldsIn(text)))
  }
})
