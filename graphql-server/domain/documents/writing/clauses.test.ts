import { describe, expect, it } from 'vitest'
import { mayTell, withoutSplices } from './clauses.ts'

describe('words that tell something by a verb of their own', () => {
  it.each([
    'the attendance rose from 40% to 85%',
    'my thesis compares kangaroo care at home',
    'the books of one merchant show no interest at all',
    'Company now use it in 3 other sites',
    '88% knew it',
    'new cases stopped in 11 days',
  ])('are no noun phrase: %s', text => {
    expect(mayTell(text)).toBe(true)
  })

  it.each([
    'a 30 m timber footbridge for rural villages',
    'a deck that won the prize',
    'two years of coursework that count towards a PhD',
    'work with the elderly',
    'use of the lab',
    'public speaking before engineers',
    'industry links and a lab',
    'experience in design the hard way',
  ])('are not to be found in: %s', text => {
    expect(mayTell(text)).toBe(false)
  })
})

describe('two sentences with nothing but a comma between them', () => {
  it.each([
    ['The arrow won, questions dropped to 90.', 'The arrow won; questions dropped to 90.'],
    ['Prices fell to 90, everybody wanted to sell.', 'Prices fell to 90; everybody wanted to sell.'],
    [
      'We reached the last 32 of 373, it was the first time for my university.',
      'We reached the last 32 of 373; it was the first time for my university.',
    ],
    [
      'A shipment was about to be refused, he re-ran the blanks and found the bottle, which had stood there, and nobody would have looked.',
      'A shipment was about to be refused; he re-ran the blanks and found the bottle, which had stood there, and nobody would have looked.',
    ],
  ])('take a semicolon: %s', (typed, expected) => {
    expect(withoutSplices(typed)).toBe(expected)
  })

  it.each([
    'When I came, we had nothing.',
    'After fourteen weeks in the field, I had a graph.',
    'He still goes to the hunt, I do not, and we mend the same net.',
    'They said it was not the map, it was the voice.',
    'He looked at it and said, "You spelt it wrong."',
    'The minister, who was there, laughed.',
    'Among 300 students I taught, she was the best.',
    'The moment the siren went, we ran.',
    'The pupils, most of whom were girls, had no books.',
    'The court quashed it, because the register had been closed.',
    'She fed us when my mother worked late, and she called me Mouse.',
  ])('are not seen in: %s', text => {
    expect(withoutSplices(text)).toBe(text)
  })
})
