import { describe, expect, it } from 'vitest'
import { programmeAt } from './programme.ts'

describe('programmeAt', () => {
  it.each([
    ['MSc in Data Science', 'ETH Zurich', 'the MSc in Data Science at ETH Zurich'],
    ['', 'University of Leeds', 'the University of Leeds'],
    ['', 'The University of Sydney', 'the University of Sydney'],
    [
      'Wild Animal Health',
      'Royal Veterinary College',
      'the Wild Animal Health programme at the Royal Veterinary College',
    ],
    ['', 'Royal Holloway', 'Royal Holloway'],
    ['', '', null],
  ])('says %j at %j as %j', (course, university, said) => {
    expect(programmeAt(course, university)).toBe(said)
  })
})
