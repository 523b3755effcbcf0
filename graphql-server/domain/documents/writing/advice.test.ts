import { describe, expect, it } from 'vitest'
import { composeDraft } from './composeDraft.ts'
import { requestOf } from './people.test-fixtures.ts'

describe('an answer that stands in the text as notes', () => {
  const adviceOn = (text: string) => {
    const request = requestOf('ananya')
    const { advice } = composeDraft({
      ...request,
      answers: { ...request.answers, problemSolvingStory: { text } },
    })
    return advice.find(({ key }) => key === 'problemSolvingStory')?.advice ?? ''
  }

  it.each([
    'Palca, Aug 2023: spring brown each rain, other side of ridge, 6 km; 2 kg uranine, 9 springs, after 41 h: green.',
    'Palca, spring brown each rain, other side of ridge, 2 kg uranine, charcoal bags every 12 h. Engineers against it.',
  ])('is asked for in whole sentences: %s', notes => {
    expect(adviceOn(notes)).toContain('These are notes')
  })

  it('is not where it holds sentences, with colons of their own', () => {
    const told =
      'In August 2023 the main spring of Palca turned brown after each rain, and nobody knew why. I put 2 kg of uranine into a sinkhole and found what I was looking for: after 41 hours one of nine springs was green, the one that 600 people drink from.'
    expect(adviceOn(told)).not.toContain('These are notes')
  })
})
