import { describe, expect, it } from 'vitest'
import { findTyped } from './targetUniversity.ts'

const universities = [
  { name: 'Massachusetts Institute of Technology (MIT)', localName: null },
  { name: 'The University of Edinburgh', localName: null },
  { name: 'Technical University of Munich', localName: 'Technische Universität München' },
]
const found = (typed: string) => findTyped(typed, universities)?.name ?? null

describe('the university that was typed', () => {
  it.each([
    ['massachusetts institute of technology', 'Massachusetts Institute of Technology (MIT)'],
    ['MIT', 'Massachusetts Institute of Technology (MIT)'],
    [' University of  Edinburgh ', 'The University of Edinburgh'],
    ['technische universitat munchen', 'Technical University of Munich'],
  ])('is found by %s', (typed, name) => {
    expect(found(typed)).toBe(name)
  })

  it.each(['', '   ', 'Edinburgh', 'University', '()'])('is not guessed from “%s”', typed => {
    expect(found(typed)).toBeNull()
  })
})
