import { describe, expect, it } from 'vitest'
import { findDepartures, readStatement, type Speaker } from './departures.ts'

const said = [
  ['Project', 'We trained a network on 9,800 images and it cut the error rate from 31% to 8.4%.'],
  ['Project', 'I helped to label the images for fourteen days.'],
  ['Project', 'My manager counted 60 readings, and blood pressure was missing in 14 of them.'],
  ['Story', 'The cooperative did not adopt it before the harvest.'],
  ['Story', 'Some of the farmers came back with twelve friends and four robots.'],
  ['Goals', 'I want to build a registry for our district.'],
  ['GPA', '8.7/10'],
  ['Work', 'Tested pumps at the depot.'],
  ['Shop', 'My uncle doesnt speak of the debts in the shop.'],
] as const
const statements = said.map(([label, text]) => readStatement({ label, text }))
const kindsOf = (sentence: string, speaker: Speaker = 'SAME') =>
  findDepartures({ sentence, statements, speaker }).map(({ kind }) => kind)

describe('a sentence that says what its statements say', () => {
  it.each([
    'We trained a network on 9,800 images.',
    'The network cut the error rate from 31 per cent to 8.4 %.',
    'For 14 days I helped to label the images.',
    'Blood pressure was missing in fourteen of the 60 readings.',
    'The cooperative had not adopted it before the harvest.',
    'Some farmers returned with four robots and twelve friends.',
    'I hope to build a registry for our district.',
    'My grade is 8.7 of 10.',
    'I tested pumps at the depot.',
    'My uncle does not speak of the debts in the shop.',
    'The moon shone.',
    '',
  ])('is left alone: %s', sentence => {
    expect(kindsOf(sentence)).toEqual([])
  })

  it('of a letter may turn the student’s I into a name, and not into we', () => {
    expect(kindsOf('She helped to label the images for fourteen days.', 'OTHER')).toEqual([])
    expect(kindsOf('She helped to label the images for fourteen days.')).toEqual(['AGENT'])
  })
})

describe('a sentence that says something else is found', () => {
  it.each([
    ['AGENT', 'I trained a network on 9,800 images.'],
    ['AGENT', 'We tested pumps at the depot.'],
    ['AGENT', 'My colleague counted 60 readings.'],
    ['NUMBER', 'The network cut the error rate from 8.4% to 31%.'],
    ['NUMBER', 'Some farmers came back with four friends and twelve robots.'],
    ['NUMBER', 'My manager counted 12 readings.'],
    ['UNIT', 'I helped to label the images for fourteen weeks.'],
    ['POLARITY', 'The cooperative adopted it before the harvest.'],
    ['POLARITY', 'We never trained a network on 9,800 images.'],
    ['POLARITY', 'My uncle speaks of the debts in the shop.'],
    ['QUANTIFIER', 'Most of the farmers came back.'],
    ['QUANTIFIER', 'We trained a network on more than 9,800 images.'],
    ['STRENGTH', 'I labelled the images for fourteen days.'],
    ['STRENGTH', 'I led the labelling of the images.'],
    ['STRENGTH', 'I will build a registry for our district.'],
    ['TIME', 'The cooperative did not adopt it after the harvest.'],
  ])('as another %s: %s', (kind, sentence) => {
    expect(kindsOf(sentence)).toContain(kind)
  })

  it('with the place of its words and the statement that says otherwise', () => {
    const sentence = 'I helped to label the images for fourteen weeks.'
    const [found] = findDepartures({ sentence, statements, speaker: 'SAME' })
    expect(sentence.slice(found?.start, found?.end)).toBe('fourteen')
    expect(found?.said).toBe('I helped to label the images for fourteen days.')
  })
})
