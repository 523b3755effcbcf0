import { expect, test } from 'vitest'
import { buildTitleIndex, phrasesOf, wordsOf } from './titleIndex.ts'

const TITLES = [
  'Structural Engineering MSc',
  'Structural Chemistry and Spectroscopy',
  'Civil Engineering MSc',
  'Master of Science in Computer Science',
  'Microelectronics and Integrated Circuits MSc',
  'Machine Learning MS',
  'Electrical and Computer Engineering - Machine Learning and Signal Processing MS',
  'Public Health (MPH)',
]

function scoresOf(text: string): Record<string, number> {
  const index = buildTitleIndex(TITLES.map(wordsOf))
  const best = new Map<string, number>()
  for (const phrase of phrasesOf(text)) {
    const { titles, scores } = index.rank(phrase)
    for (const [at, title] of titles.entries()) {
      const name = TITLES[title] ?? ''
      best.set(name, Math.max(best.get(name) ?? 0, phrase.weight * (scores[at] ?? 0)))
    }
  }
  return Object.fromEntries(best)
}

test('titles are compared by the words that say a subject, in one form', () => {
  expect(wordsOf('Master of Science in Cyber Security Analytics, MSc (part-time)')).toEqual([
    'cybersecurity',
    'security',
    'analytics',
  ])
  expect(wordsOf('Accountancy & Financial Modelling')).toEqual(['accounting', 'finance', 'modeling'])
})

test('a title of nothing but the phrase scores 1, and one that shares a word less', () => {
  const scores = scoresOf('structural engineering')
  expect(scores['Structural Engineering MSc']).toBe(1)
  expect(scores['Structural Chemistry and Spectroscopy']).toBeLessThan(0.8)
  expect(scores['Civil Engineering MSc']).toBeLessThan(0.5)
  expect(scores['Public Health (MPH)']).toBeUndefined()
})

test('a longer title that names the phrase scores less than a title of the phrase', () => {
  const scores = scoresOf('machine learning')
  expect(scores['Machine Learning MS']).toBe(1)
  expect(
    scores['Electrical and Computer Engineering - Machine Learning and Signal Processing MS'],
  ).toBeLessThan(1)
})

test.each([
  ['CS', 'Master of Science in Computer Science'],
  ['MS in CS', 'Master of Science in Computer Science'],
  ['VLSI', 'Microelectronics and Integrated Circuits MSc'],
  ['ML', 'Machine Learning MS'],
  ['mph', 'Public Health (MPH)'],
  ['ECE', 'Electrical and Computer Engineering - Machine Learning and Signal Processing MS'],
])('%s is looked for as what it means', (typed, title) => {
  expect(scoresOf(typed)[title]).toBeGreaterThan(0.5)
})

test('a shortened word means the word and not its field', () => {
  expect(phrasesOf('educational psych').map(({ words }) => words)).toEqual([['education', 'psychology']])
})

test('words around a subject are not looked for', () => {
  expect(phrasesOf('I want to work in research on robotics, ideally abroad')).toEqual([
    { words: ['robotics'], weight: 1, typed: 'robotics' },
  ])
  expect(phrasesOf('')).toEqual([])
})

const phrasesTyped = (text: string) => phrasesOf(text).map(({ words }) => words.join(' '))

test.each([
  ['Social work', ['social work']],
  ['Public policy, public health', ['public policy', 'public health']],
  ['software work', ['software']],
  [
    'Investigative and data journalism',
    ['investigative data journalism', 'investigative journalism', 'data journalism'],
  ],
  ['Architecture and urban planning', ['architecture urban planning', 'architecture', 'urban planning']],
] as const)('%j keeps the names of subjects whole', (typed, phrases) => {
  expect(phrasesTyped(typed)).toEqual(phrases)
})
