import { describe, expect, it } from 'vitest'
import { inTime, yearIn } from './years.ts'

describe('years', () => {
  it.each([
    ['In Palca, in Aug 2023, the spring turned brown; in 2024 it was clear.', 2023],
    ['We paid 2,019 workers.', null],
    ['Nothing is dated here.', null],
  ])('are read from %s', (text, year) => {
    expect(yearIn(text)).toBe(year)
  })

  it('order neighbours that name them, and leave the others where they are', () => {
    const order = (...texts: string[]) => inTime(texts, yearIn)
    expect(order('in 2023', 'in 2022')).toEqual(['in 2022', 'in 2023'])
    expect(order('in 2023', 'some day', 'in 2022')).toEqual(['in 2023', 'some day', 'in 2022'])
    expect(order('in 2020', 'in 2021', 'in 2019')).toEqual(['in 2019', 'in 2020', 'in 2021'])
  })
})
