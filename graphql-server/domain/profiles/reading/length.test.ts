import { expect, test } from 'vitest'
import { readLength, readLengthAlone } from './length.ts'

test.each([
  ['One year or 15 month MBA; consulting', 15],
  ['1 yr full time / executive MBA', 12],
  ['two-year MBA', 24],
  ['MBA, at most 12 years', null],
  ['MBA, five years of work', null],
  ['Special education. My sabbatical is only for 12 months', 12],
  ['I must return in one year', 12],
  ['MBA, operations. 12 to 16 months preferable', 16],
  ['Marketing. One year best', 12],
  ['Finance, no longer than one year', 12],
  ['Finance, not more than 18 months', 18],
  ['I cannot be away for two years', 16],
  ['MBA in healthcare. Two little kids, so not two years', 16],
  ['ISB one-year MBA or a European one, not two years', 12],
  ['Two year degrees in Berlin, or one year in the UK', 24],
  ['Economics. Happy to do 1 or 2 years', null],
  ['STEM because of 3 years OPT', null],
  ['a two year course is too long', 16],
  ['three year bachelor is accepted or not', null],
  ['Robotics; not 2 years of work experience, but 3', null],
])('the months that %j allows', (words, months) => {
  expect(readLength(words).value?.months ?? null).toBe(months)
})

test.each([
  ['one year in the UK, two elsewhere', 'at most 24 months; at most 12 months in the UK'],
  ['Two year degrees in Berlin, or one year in the UK', 'at most 24 months; at most 12 months in the UK'],
  [
    'UK/India one yr, Canada or Aus can stretch to 20 months',
    'at most 12 months in the UK and India; at most 20 months in Canada and Australia',
  ],
  ['UK one year; Australia can be up to 2', 'at most 12 months in the UK; at most 24 months in Australia'],
  [
    '2 yrs US fine, Europe 12-21 months',
    'at most 24 months in the USA; at most 21 months in Germany and Italy and Spain',
  ],
  ['12 or 13 months is the longest. Canada two years only if we all go', 'at most 13 months'],
])('lengths by country: %s', (words, understood) => {
  const { value, understood: said } = readLength(words)
  expect(said).toBe(understood)
  if (said !== null) expect(readLengthAlone(said).value).toEqual(value)
})
