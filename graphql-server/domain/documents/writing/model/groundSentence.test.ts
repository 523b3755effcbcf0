import { describe, expect, it } from 'vitest'
import { createGrounding, isOverruled } from './groundSentence.ts'
import type { Statement } from './material.ts'

const SAID = [
  'B.Tech Civil Engg, NIT Mizoram 2017',
  'Asst. Prof. of Statistics',
  'Aug 2022 till now',
  'started notebook: who talks to me in the 24 h before a match',
  'Top 10 of abt 300',
]
const statements = SAID.map(
  (text, index): Statement => ({
    id: index + 1,
    key: `answer${index}`,
    label: 'Tell us',
    repliesTo: null,
    text,
  }),
)
const ground = createGrounding({
  statements,
  also: [],
  names: [],
  speaker: 'SAME',
})

/** Whether every complaint of a sentence is taken back for the quote. */
function stands(text: string, cites: readonly number[], quote: string): boolean {
  const sentence = ground({ text, cites })
  return sentence.complaints.every(complaint => isOverruled(complaint, sentence, { quote, statements }))
}

describe('a complaint that a model calls mistaken', () => {
  it.each([
    ['I took my degree in Civil Engineering at NIT Mizoram in 2017.', 1, 'B.Tech Civil Engg'],
    ['I am an Assistant Professor of Statistics.', 2, 'Asst. Prof. of Statistics'],
    ['I write down who talks to me in the 24 hours before a match.', 4, 'who talks to me in the 24 h before'],
    ['He was among the top ten of about 300.', 5, 'Top 10 of abt 300'],
  ])('is taken back for words that say the same, shortened or in figures: %s', (text, cite, quote) => {
    expect(stands(text, [cite], quote)).toBe(true)
  })

  it.each([
    ['He was among the top ten of about 300.', 4, 'Top 10 of abt 300'],
    ['I am an Assistant Professor of Statistics.', 1, 'Asst. Prof. of Statistics'],
  ])('is taken back for words of a statement that the sentence forgot to cite: %s', (text, cite, quote) => {
    expect(stands(text, [cite], quote)).toBe(true)
  })

  it.each([
    ['I took my degree in Chemical Engineering at NIT Mizoram in 2017.', 1, 'B.Tech Civil Engg'],
    ['I am an Associate Professor of Mathematics.', 2, 'Asst. Prof. of Statistics'],
    ['I write down who talks to me in the 42 hours before a match.', 4, 'who talks to me in the 24 h before'],
    ['He was among the top five of about 300.', 5, 'Top 10 of abt 300'],
  ])('stays for words that say something else: %s', (text, cite, quote) => {
    expect(stands(text, [cite], quote)).toBe(false)
  })
})

it('lets words of its own draw together what two statements say, and no number, name or stranger', () => {
  const two = [4, 5]
  const complaintsOf = (text: string, cites: readonly number[]) =>
    ground({ text, cites }).complaints.filter(({ weight }) => weight !== 'SOFT')
  const drawn = 'Neither a notebook nor a place near the top settles how anyone should judge himself fairly.'
  expect(complaintsOf(drawn, two)).toEqual([])
  expect(complaintsOf(drawn, [4])).not.toEqual([])
  expect(complaintsOf(drawn.replace('anyone', '14 people'), two)).not.toEqual([])
  expect(complaintsOf(drawn.replace('anyone', 'Ravi Kumar'), two)).not.toEqual([])
  expect(complaintsOf('You work on a statement of purpose for somebody whom nobody named.', two)).not.toEqual(
    [],
  )
})

it('takes a statement for a source whose only shared word is a year', () => {
  const sentence = ground({ text: 'I have supervised Ashutosh since August 2022.', cites: [3] })
  expect(sentence.cites).toEqual([3])
  expect(sentence.complaints.map(({ words }) => words)).not.toContain('2022')
})
