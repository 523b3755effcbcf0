import { describe, expect, it } from 'vitest'
import { unsupportedRelations } from './relations.ts'

const kinds = (sentence: string, ...answers: string[]) =>
  unsupportedRelations(sentence, { beside: answers, whole: answers }).map(({ kind }) => kind)

describe('relations that no answer states', () => {
  it.each([
    ['Driven by a desire to help, I built a pump.', 'I built a pump.', 'a motive'],
    ['I built a pump, which allowed the village to farm.', 'I built a pump.', 'a cause or a result'],
    ['I was proud of the pump that I built.', 'I built a pump.', 'a feeling'],
    ['Building the pump taught me patience.', 'I built a pump.', 'a lesson or an insight'],
    ['I built a pump, and the village praised it.', 'I built a pump.', 'another person’s reaction'],
  ])('%s', (sentence, answer, kind) => {
    expect(kinds(sentence, answer)).toContain(kind)
  })

  it.each([
    ['I built a pump because the well was far.', 'I built a pump since the well was far away.'],
    ['I felt ashamed for a day.', 'I felt ashamed for a day and then went on.'],
    ['I learned to ask first.', 'Now I ask before I start.'],
    ['The engineer praised the pump.', 'The engineer said that it was the best pump.'],
    ['They moved me to another lane.', 'He maybe change me to other lane.'],
    ['In 2023 I built a pump in Pune.', 'Pune, 2023: pump.'],
  ])('finds none in: %s', (sentence, answer) => {
    expect(kinds(sentence, answer)).toEqual([])
  })

  it('takes a feeling or a lesson from anywhere in the answer or its question, and a cause only from beside it', () => {
    const kindsIn = (sentence: string, whole: string) =>
      unsupportedRelations(sentence, { beside: ['I built a pump.'], whole: [whole] }).map(({ kind }) => kind)
    expect(kindsIn('It was not a happy pump.', 'A true pump is better than a happy one.')).toEqual([])
    expect(kindsIn('I learned costing.', 'What you learned by yourself')).toEqual([])
    expect(kindsIn('It broke because of the rain.', 'I went home because it was late.')).toEqual([
      'a cause or a result',
    ])
  })
})
