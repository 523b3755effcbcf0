import { expect, it } from 'vitest'
import { foldLetters } from './foldLetters.ts'

it.each([
  ['Đắk Lắk', 'dak lak'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Straße', 'strasse'],
  ['Þórður', 'thordur'],
  ['Şanlıurfa', 'sanliurfa'],
])('every Latin letter is folded: %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded)
})
