import { describe, expect, test } from 'vitest'
import {
  budgetParts,
  budgetText,
  englishParts,
  englishText,
  fieldParts,
  fieldText,
  figureIn,
  gradeParts,
  gradeText,
  listParts,
} from './readingForms.ts'

describe('a budget in its parts', () => {
  test.each([
    ['₹25 lakh a year', { amount: '25 lakh', currency: 'INR', period: 'a year', isTuitionOnly: false }],
    [
      '€1,000 a month; tuition only',
      { amount: '1,000', currency: 'EUR', period: 'a month', isTuitionOnly: true },
    ],
    ['PLN 90,000 in all, for 18 months', { currency: 'PLN', period: 'in all', length: ', for 18 months' }],
    [
      '₹30 lakh a year; ₹20 lakh a year in India; tuition only',
      { amount: '30 lakh', others: '₹20 lakh a year in India', isTuitionOnly: true },
    ],
  ])('%s', (text, parts) => {
    expect(budgetParts(text)).toMatchObject(parts)
  })

  test.each(['£12,000 a year for tuition + £9,000 a year for living', 'about 20 lakh', ''])(
    'is a line of words where it has no such parts: «%s»',
    text => {
      expect(budgetParts(text)).toBeNull()
    },
  )

  test('is a text that the reader takes, and says nothing without an amount', () => {
    const parts = budgetParts('$20,000 in all, for 18 months; £15,000 a year in the UK; tuition only')
    if (!parts) throw new Error('The parts were not read')
    expect(budgetText(parts)).toBe('USD 20,000 in all, for 18 months; £15,000 a year in the UK; tuition only')
    expect(budgetText({ ...parts, period: 'a year', others: ' ', isTuitionOnly: false })).toBe(
      'USD 20,000 a year',
    )
    expect(budgetText({ ...parts, amount: ' ' })).toBe('')
  })
})

test.each([
  ['CGPA 8.2 of 10', { value: '8.2', unit: '10' }, '8.2 of 10'],
  ['67 %', { value: '67', unit: '%' }, '67 %'],
  ['German grade 1.7 (1.0 is best)', { value: '1.7', unit: 'German' }, 'German grade 1.7'],
])('a grade has a figure and a scale: %s', (text, parts, back) => {
  expect(gradeParts(text)).toEqual(parts)
  expect(gradeText(parts)).toBe(back)
})

test('a class, and a scale that no form offers, are words', () => {
  for (const text of ['First class', '26 of 30', '']) expect(gradeParts(text)).toBeNull()
  expect(gradeText({ value: ' ', unit: '10' })).toBe('')
})

test('an English test has a name and a score', () => {
  expect(englishParts('TOEFL iBT 105')).toEqual({ value: '105', unit: 'TOEFL' })
  expect(englishParts('TOEFL iBT 5.5 of 6')).toEqual({ value: '5.5', unit: 'TOEFL' })
  expect(englishParts('C1 Advanced 190')).toBeNull()
  expect(englishText({ value: '7.5', unit: 'IELTS' })).toBe('IELTS 7.5')
  expect(englishText({ value: '', unit: 'IELTS' })).toBe('')
})

test('lists keep names that hold commas together, and each name once', () => {
  const names = ['Law', 'Film, media and journalism']
  expect(listParts('Film, media and journalism, Law, law, Law', names)).toEqual([
    'Film, media and journalism',
    'Law',
    'law',
  ])
  expect(listParts(' finance ,, film theory ')).toEqual(['finance', 'film theory'])
  expect(listParts('')).toEqual([])
})

test('fields have own words behind them', () => {
  const text = 'Law, Economics; in particular refugee law, and asylum'
  const parts = fieldParts(text, [])
  expect(parts).toEqual({ fields: ['Law', 'Economics'], ownWords: 'refugee law, and asylum' })
  expect(fieldText(parts)).toBe(text)
  expect(fieldText({ fields: ['Law'], ownWords: ' ' })).toBe('Law')
  expect(fieldText({ fields: [], ownWords: 'asylum' })).toBe('')
})

test('figures of texts', () => {
  expect([figureIn('at most 12 months'), figureIn('any')]).toEqual([12, null])
})
