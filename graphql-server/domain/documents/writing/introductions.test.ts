import { describe, expect, it } from 'vitest'
import {
  CHILDHOOD,
  introducedFirst,
  introductionsIn,
  leansOnIntroduction,
  takesUpThing,
} from './introductions.ts'

describe('an answer introduces', () => {
  it.each([
    ['In February a man called Otar came to the archive.', 'Otar'],
    ['The matron, Sister Chebet, was afraid of infection.', 'Chebet'],
    ['I taught Yeni, who was our watchman’s daughter, to draw.', 'Yeni'],
    ['Dona Cida, 61, sold a fifth of her crop.', 'Cida'],
    ['I asked Grandma (Mama Nnukwu, 84) to speak.', 'Nnukwu'],
    ['The spreadsheet was Lívia’s (our controller).', 'Lívia'],
  ])('%s', (text, name) => {
    expect([...introductionsIn(text).introduced]).toContain(name)
  })

  it.each([
    'In Cusco, at school, I was the boy who mispronounced.',
    'I have it written on the dashboard of the Strada: hardest first.',
    'We met in Lima, 2019, at a fair.',
  ])('nobody in %j', text => {
    expect([...introductionsIn(text).introduced]).toEqual([])
  })
})

describe('the order', () => {
  const lean = (one: string, other: string) =>
    leansOnIntroduction(introductionsIn(one), introductionsIn(other))

  it('puts who is introduced before who goes back to them', () => {
    const known = 'My next lesson came from Otar, and it was short.'
    const first = 'A man called Otar came with a pram.'
    const other = 'I keep nine beehives.'
    expect(introducedFirst([other, known, first], lean)).toEqual([other, first, known])
    expect(introducedFirst([first, other, known], lean)).toEqual([first, other, known])
  })

  it('needs no second introduction, and ends where two introduce each other', () => {
    const one = 'A man called Otar wrote to Lali.'
    const two = 'A woman called Lali wrote to Otar.'
    expect(introducedFirst([one, two], lean)).toHaveLength(2)
    const again = 'Otar, who was a driver, helped.'
    expect(introducedFirst([one, 'I wrote to Otar.', again], lean)).toEqual([one, 'I wrote to Otar.', again])
  })

  it('knows what takes up a thing and what goes on', () => {
    const told = introductionsIn('We started a festival of mud. I bought a scanner for it.')
    expect(takesUpThing(introductionsIn('The scanner, which was old, broke.'), told)).toBe(true)
    expect(takesUpThing(introductionsIn('The scanner of the bank broke.'), told)).toBe(false)
    expect(introductionsIn('Before that evening I believed it.').goesOn).toBe(true)
    expect(introductionsIn('The nine who did not deliver were old.').goesOn).toBe(true)
    expect(introductionsIn('In that village nobody reads.').goesOn).toBe(true)
    expect(introductionsIn('The director wanted it out on the second day.').goesOn).toBe(true)
    expect(introductionsIn('I found it hard to leave.').goesOn).toBe(false)
    expect(introductionsIn('I began in 2019.').goesOn).toBe(false)
  })
})

it('a childhood is known by its age', () => {
  expect(CHILDHOOD.test('I was thirteen. He thanked me.')).toBe(true)
  expect(CHILDHOOD.test('when I was in third grade')).toBe(true)
  expect(CHILDHOOD.test('I was seven months into the post.')).toBe(false)
})
