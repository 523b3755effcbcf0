import { describe, expect, it } from 'vitest'
import { lacksMetrics } from './metricsHint.ts'

const around = (words: string) =>
  `Our line kept failing its tests, so I looked into the furnace. ${words} That is how it went in the end.`

describe('the hint at a figure', () => {
  it.each([
    'Scrap fell by 40%.',
    'Scrap fell by forty per cent.',
    'It saved ₹3 lakh.',
    'It saved Rs. 300000.',
    'It took 6 weeks.',
    'I led a team of twelve.',
    'Output doubled.',
    'I finished with 8.4/10.',
    'My CGPA stayed the best.',
    'We won the state round.',
    'I was ranked in the national list.',
    'It got the best paper prize.',
    'The run time fell 3x.',
  ])('is not needed beside “%s”', words => {
    expect(lacksMetrics(around(words))).toBe(false)
  })

  it.each([
    'It went much better afterwards.',
    'That was in 2023.',
    'Everybody was pleased with the outcome.',
  ])('is given beside “%s”', words => {
    expect(lacksMetrics(around(words))).toBe(true)
  })

  it('waits until there is something to measure', () => {
    expect(lacksMetrics('a'.repeat(50))).toBe(false)
    expect(lacksMetrics(` ${'a'.repeat(50)}  `)).toBe(false)
    expect(lacksMetrics('a'.repeat(51))).toBe(true)
    expect(lacksMetrics('')).toBe(false)
  })
})
