import { describe, expect, it } from 'vitest'
import { acquaintance } from './letterFacts.ts'
import type { Student } from './letterPeople.ts'
import { asThirdPerson, speakerOf, unmarked, withRecommenderInside } from './letterPerspective.ts'
import { readLetterStatements } from './letterStatements.ts'
import { traitsOf } from './letterTraits.ts'
import { letterVoiceOf } from './letterVoice.ts'

const maya: Student = { full: 'Maya Sharma', first: 'Maya', pronoun: 'SHE', isNamed: true }
const sam: Student = { full: 'Sam Okoye', first: 'Sam', pronoun: null, isNamed: true }
const nair = { full: 'Dr. Meera Nair', first: 'Meera', last: 'Nair' }

const told = (student: Student) => (text: string) => asThirdPerson(text, student, { hasCompanions: true })

describe('the student’s I, told by somebody else', () => {
  it.each([
    ['I led a team of 17.', 'Maya led a team of 17.'],
    [
      'I have built two bridges and I am proud of them.',
      'Maya has built two bridges and she is proud of them.',
    ],
    ['In my final year I wrote a parser.', 'In her final year Maya wrote a parser.'],
    ['My thesis won a prize.', "Maya's thesis won a prize."],
    ['I lead a team and manage a budget.', 'Maya leads a team and manages a budget.'],
    ['We paid them in coffee.', 'They paid them in coffee.'],
    ['I don’t give up.', 'Maya does not give up.'],
    ['I said "I am done" and left.', 'Maya said "I am done" and left.'],
    ['Rahul and I built it.', 'Rahul and Maya built it.'],
  ])('%s', (text, expected) => {
    expect(told(maya)(text)).toBe(expected)
  })

  it.each([
    ['In my final year I wrote a parser.', 'In the final year Sam wrote a parser.'],
    ['I wrote it in my spare time.', 'Sam wrote it in their spare time.'],
    ['I was late, so I ran.', 'Sam was late, so they ran.'],
    ['My father lost his job when I was nine.', "Sam's father lost his job when Sam was nine."],
  ])('without a pronoun that nobody gave: %s', (text, expected) => {
    expect(told(sam)(text)).toBe(expected)
  })

  it('is left alone where it is not certain', () => {
    expect(told(sam)('I taught myself Rust.')).toBeNull()
    expect(told(maya)('My professor told me to stop.')).toBeNull()
    expect(asThirdPerson('We won.', maya, { hasCompanions: false })).toBeNull()
  })
})

describe('whose I it is', () => {
  it.each([
    [['I supervised her thesis.'], 'RECOMMENDER'],
    [['Maya rebuilt the parser.', 'I did not believe it.'], 'RECOMMENDER'],
    [['I would place her in the top 2%.'], 'RECOMMENDER'],
    [['The best student I have taught in ten years.'], 'RECOMMENDER'],
    [['I led a team of 17.', 'We won.'], 'STUDENT'],
    [['My grandmother could not read, so I built her an app.'], 'STUDENT'],
    [['It was hard.'], null],
  ] as const)('%j: %s', (sentences, speaker) => {
    expect(speakerOf(sentences, maya)).toBe(speaker)
  })
})

describe('who signs', () => {
  it.each([
    ['Dr. Nair asked me to present it.', 'I asked Maya to present it.'],
    ["I worked in Prof. Nair's lab.", 'Maya worked in my lab.'],
    ['I did my thesis under Meera Nair.', 'Maya did her thesis under me.'],
  ])('is I, wherever the student names them: %s', (text, expected) => {
    const marked = withRecommenderInside(text, nair, maya)
    expect(marked === null ? null : unmarked(told(maya)(marked) ?? '')).toBe(expected)
  })
})

describe('lines without a verb', () => {
  it.each([
    ['Quick learner, calm under pressure', 'is a quick learner and calm under pressure'],
    ['Strong analytical skills', 'has strong analytical skills'],
    ['honesty, patience', 'shows honesty and patience'],
    ['hardworking, sincere, good lab skills', 'is hardworking and sincere, and has good lab skills'],
    ['ability to listen', 'has the ability to listen'],
  ])('%s', (text, expected) => {
    expect(traitsOf(text)).toBe(expected)
  })

  it.each(['The parser', 'IEEE paper 2023', 'She is calm', 'SAP, Excel'])('%s is no trait', text => {
    expect(traitsOf(text)).toBeNull()
  })

  it.each([
    ['Leads team of 17', 'Maya leads a team of 17.'],
    ['Always on time', 'Maya is always on time.'],
    ['Never missed a deadline', 'Maya never missed a deadline.'],
    ['Top 2% of 140 students', 'I would place Maya in the top 2% of 140 students.'],
    ['One of the best students I have taught', 'Maya is one of the best students I have taught.'],
    ['Built a robot. Won second prize.', 'Maya built a robot and won second prize.'],
    ['Wants to work on soft grippers', 'Maya wants to work on soft grippers.'],
  ])('%s', (answer, expected) => {
    const statements = readLetterStatements({
      key: 'workEthic',
      answer,
      voice: letterVoiceOf('workEthic'),
      student: maya,
      recommender: nair,
      persons: { speaker: null, recommender: null, roles: '' },
      most: 400,
    })
    expect(statements.map(({ text }) => text)).toEqual([expected])
  })
})

describe('how long', () => {
  it.each([
    ['3 years', 'have known Maya for three years'],
    ['Over two yrs', 'have known Maya for over two years'],
    ['2+ years', 'have known Maya for more than two years'],
    ['1 year', 'have known Maya for one year'],
    ['Since Aug 2021', 'have known Maya since August 2021'],
    ['August 2022 - present', 'have known Maya since August 2022'],
    ['2021-23', 'worked with Maya from 2021 to 2023'],
  ])('%s', (typed, expected) => {
    expect(acquaintance(typed, 'Maya')).toBe(expected)
  })

  it('is left out where it is no time', () => {
    expect(acquaintance('a while', 'Maya')).toBeNull()
  })
})
