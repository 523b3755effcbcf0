import { expect, test } from 'vitest'
import { isNameOf } from './universityNames.ts'

const MIT = {
  name: 'Massachusetts Institute of Technology (MIT)',
  localName: null,
  otherNames: ['MIT'],
}

test('a university is known by its names, whatever their capitals, accents and article', () => {
  for (const text of ['mit', 'The Massachusetts Institute of Technology', MIT.name])
    expect([text, isNameOf(text, MIT)]).toEqual([text, true])
  const zurich = { name: 'ETH Zurich', localName: 'ETH Zürich', otherNames: [] }
  expect(isNameOf(' eth zürich ', zurich)).toBe(true)
})

test('another university, a part of a name, or nothing is not its name', () => {
  for (const text of ['MIT Sloan', 'Institute of Technology', '', ' '])
    expect([text, isNameOf(text, MIT)]).toEqual([text, false])
})
