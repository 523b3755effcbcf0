import { expect, test } from 'vitest'
import { inEnglish } from './inEnglish.ts'
import { readInterests } from './interests.ts'
import { readStudiedFields } from './studied.ts'

test.each([
  ['mech engg', 'mechanical engineering'],
  ['chem engg and mgmt', 'chemical engineering and management'],
  ['educational psych', 'educational psychology'],
  ['Eng Lit', 'english literature'],
  ['Maschinenbau / Informatik', 'mechanical engineering / computer science'],
  ['game dev', 'game development'],
])('%j in the words of the taxonomy', (words, english) => {
  expect(inEnglish(words).text).toBe(english)
})

test('a range of the English words is a range of what was typed', () => {
  const words = 'MS in mech engg, robotics'
  const { text, spanOf } = inEnglish(words)
  const at = (part: string) => {
    const start = text.indexOf(part)
    const span = spanOf({ start, end: start + part.length })
    return words.slice(span.start, span.end)
  }
  expect([at('mechanical engineering'), at('robotics')]).toEqual(['mech engg', 'robotics'])
  expect(readInterests(words).quote).toBe('mech engg, robotics')
})

test.each([
  ['Licence en droit, Rabat', ['law']],
  ['BSc (Hons) in Soil, Water and Environment', ['agriculture', 'sustainability']],
  [
    'BIT, Purbanchal University. A gap after the bachelor because of family business',
    ['information-systems'],
  ],
])('what somebody studied by %j', (words, fields) => {
  expect(readStudiedFields(words)).toEqual(fields)
})
