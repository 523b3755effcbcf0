import { describe, expect, it } from 'vitest'
import { findOtherSchools, type OtherSchool, peopleIn } from './otherSchools.ts'
import { readText } from './readText.ts'

const LEEDS: OtherSchool = {
  university: 'University of Leeds',
  course: 'MSc Structural Engineering',
  names: ['Leeds', 'Anna Lindqvist', 'Lindqvist'],
}

function found(
  text: string,
  { others = [LEEDS], own = ['Bath'], told = '' }: Partial<Parameters<typeof findOtherSchools>[0]> = {},
) {
  return findOtherSchools({ text: readText(text), university: 'University of Bath', own, told, others }).map(
    ({ excerpt }) => excerpt,
  )
}

describe('names of other schools', () => {
  it.each([
    ['At the University of Leeds I hope to test timber joints.', ['University of Leeds']],
    ['Leeds has the laboratory that I need.', ['Leeds']],
    ['I would like to work with Professor Anna Lindqvist.', ['Anna Lindqvist']],
    ['The MSc Structural Engineering is what I look for.', ['MSc Structural Engineering']],
    ['I hope to join Lindqvist’s group in Leeds.', ['Leeds', 'Lindqvist']],
  ])('are found: %s', (text, names) => {
    expect(found(text).sort()).toEqual([...names].sort())
  })

  it.each([
    [
      'the school that the text is for',
      'At the University of Bath, in Bath, I hope to test timber joints.',
      {},
    ],
    ['a part of another word', 'Leedsbury is a village.', {}],
    [
      'what the person told of their own life',
      'I grew up in Leeds.',
      { told: 'I grew up in Leeds, near the canal.' },
    ],
    [
      'a city that both have',
      'London taught me to plan.',
      { own: ['London'], others: [{ ...LEEDS, names: ['London'] }] },
    ],
    [
      'a word at the beginning of a sentence',
      'Reading at night taught me that.',
      { others: [{ ...LEEDS, names: ['Reading'] }] },
    ],
    ['a field', 'I studied Data Science.', { others: [{ ...LEEDS, course: 'Data Science' }] }],
    [
      'another name of the same school',
      'I chose Bath.',
      { others: [{ university: 'Bath University', course: '', names: ['Bath'] }], own: [] },
    ],
  ])('leave out %s', (_, text, given) => {
    expect(found(text, given)).toEqual([])
  })

  it('are found at such a word within a sentence', () => {
    expect(found('I hope to come to Reading.', { others: [{ ...LEEDS, names: ['Reading'] }] })).toEqual([
      'Reading',
    ])
  })
})

it('people in answers are named with and without their first name', () => {
  expect(peopleIn("I read Professor Anna Lindqvist's model and Dr. Haddad’s data.")).toEqual([
    'Anna Lindqvist',
    'Lindqvist',
    'Haddad',
  ])
  expect(peopleIn('My professor taught me.')).toEqual([])
})
