import { describe, expect, it } from 'vitest'
import { byTriedFit, moveWords } from './matchOrder.ts'

const match = (id: string, tier: string, matchPercentage: number) => ({
  id,
  tier,
  matchPercentage,
  program: { id: `program ${id}` },
})
const scored = (id: string, tier: 'REACH' | 'MATCH' | 'SAFETY', matchPercentage: number) =>
  [`program ${id}`, { tier, matchPercentage, factors: [] }] as const

const MATCHES = [
  match('a', 'MATCH', 90),
  match('b', 'REACH', 85),
  match('c', 'MATCH', 80),
  match('d', 'MATCH', 80),
]

describe('the order by fit', () => {
  const orderOf = (fits: readonly ReturnType<typeof scored>[]) =>
    byTriedFit(MATCHES, new Map(fits)).map(({ id }) => id)

  it('is the best first, equals in the order in which they came', () => {
    expect(orderOf([])).toEqual(['a', 'b', 'c', 'd'])
  })

  it('follows the tried values where there are some', () => {
    expect(orderOf([scored('d', 'MATCH', 95), scored('a', 'MATCH', 79)])).toEqual(['d', 'b', 'c', 'a'])
  })
})

describe('how matches change', () => {
  it('is said in one sentence, of those that were looked at', () => {
    const fits = new Map([scored('a', 'MATCH', 92), scored('b', 'MATCH', 84), scored('c', 'MATCH', 82)])
    expect(moveWords(MATCHES, fits)).toBe('2 of 3 rise, 1 falls, 1 changes its tier')
  })

  it('is nothing where nothing moves', () => {
    expect(moveWords(MATCHES, new Map([scored('a', 'MATCH', 90)]))).toBe('nothing moves')
  })
})
