import { describe, expect, it } from 'vitest'
import { readProfile } from '../../../graphql-server/domain/profiles/reading/readProfile.ts'
import { changeWords, openingMeasure, readMeasure, WHAT_IF_FIGURES } from './whatIfMeasures.ts'

const measureOf = (code: string) => {
  const measure = WHAT_IF_FIGURES.flatMap(({ measures }) => measures).find(each => each.code === code)
  if (!measure) throw new Error(`no measure ${code}`)
  return measure
}
const understood = (kind: string, words: string, note: string | null = null) => [
  { kind, understood: words, note },
]

describe('the first value of a slider', () => {
  it.each([
    ['IELTS', 'ENGLISH', 'IELTS 7.5', 7.5],
    ['TOEFL', 'ENGLISH', 'TOEFL iBT 104', 104],
    ['PTE', 'ENGLISH', 'PTE Academic 68', 68],
    ['Duolingo', 'ENGLISH', 'Duolingo English Test 120', 120],
    ['OF_10', 'GRADE', 'CGPA 8.6 of 10', 8.6],
    ['OF_4', 'GRADE', 'GPA 3.6/4', 3.6],
    ['PERCENT', 'GRADE', '78%', 78],
    ['GRE', 'GRE', 'GRE 325 (verbal 158, quantitative 167)', 325],
    ['GMAT', 'GMAT', 'GMAT 700', 700],
    ['USD', 'BUDGET', 'USD 40,000 a year', 40_000],
    ['USD', 'BUDGET', '$40,000 a year', 40_000],
    ['LAKH', 'BUDGET', '25 lakh rupees a year', 25],
  ])('%s: is read from “%s: %s”', (code, kind, words, value) => {
    expect(readMeasure(measureOf(code), understood(kind, words))).toBe(value)
  })

  it('is read from the note where the words themselves are on another scale', () => {
    const items = understood('BUDGET', '40 lakhs for the whole programme', 'about USD 22,400 a year')
    expect(readMeasure(measureOf('USD'), items)).toBe(22_000)
    expect(readMeasure(measureOf('LAKH'), items)).toBeNull()
  })

  it('is nowhere for a figure of another kind or scale, or none', () => {
    expect(readMeasure(measureOf('IELTS'), understood('ENGLISH', 'TOEFL iBT 104'))).toBeNull()
    expect(readMeasure(measureOf('OF_4'), understood('GRADE', 'CGPA 8.6 of 10'))).toBeNull()
    expect(readMeasure(measureOf('GRE'), [{ kind: 'GRE', understood: null, note: null }])).toBeNull()
  })

  it('is within its ends and on one of its steps', () => {
    expect(readMeasure(measureOf('GRE'), understood('GRE', 'GRE 999'))).toBe(340)
    expect(readMeasure(measureOf('IELTS'), understood('ENGLISH', 'IELTS 7.3'))).toBe(7.5)
  })
})

describe('the scale that a figure opens with', () => {
  it('is the one that the profile speaks in, or else the first', () => {
    const [english] = WHAT_IF_FIGURES
    if (!english) throw new Error('no figures')
    expect(openingMeasure(english, understood('ENGLISH', 'TOEFL iBT 104')).code).toBe('TOEFL')
    expect(openingMeasure(english, []).code).toBe('IELTS')
  })

  it('is taken from the words rather than from the note', () => {
    const budget = WHAT_IF_FIGURES.find(({ label }) => label === 'Budget')
    if (!budget) throw new Error('no budget')
    const items = understood('BUDGET', '£20,000 a year', 'about $26,600 a year')
    expect(openingMeasure(budget, items).code).toBe('GBP')
    expect(openingMeasure(budget, understood('BUDGET', 'C$40,000 a year', 'about $28,400 a year')).code).toBe(
      'USD',
    )
  })
})

describe('what is tried out', () => {
  const measures = WHAT_IF_FIGURES.flatMap(figure => figure.measures)
  const rates = new Map([
    ['USD', 1],
    ['INR', 0.0113],
    ['EUR', 1.16],
    ['GBP', 1.33],
  ])

  it.each(measures.map(measure => [measure.name, measure] as const))(
    'is understood as it is meant: %s',
    (_name, measure) => {
      for (const value of [measure.min, measure.start, measure.max]) {
        const { items } = readProfile(
          { corrections: { [measure.kind]: measure.say(value) } },
          { rates, today: new Date('2026-11-21') },
        )
        expect(readMeasure(measure, items), measure.say(value)).toBe(value)
      }
    },
  )
})

it('says what is tried out', () => {
  expect(
    changeWords([
      { measure: measureOf('IELTS'), value: 8 },
      { measure: measureOf('OF_10'), value: 9 },
      { measure: measureOf('USD'), value: 45_000 },
    ]),
  ).toBe('IELTS 8, CGPA 9.0/10 and USD 45,000 a year')
})
