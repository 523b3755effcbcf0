import { describe, expect, it } from 'vitest'
import { moveWords, shelvesOf } from './shelves.ts'

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

const orderOf = (fits: readonly ReturnType<typeof scored>[]) =>
  shelvesOf(MATCHES, new Map(fits)).map(({ tier, matches }) => [tier, matches.map(({ id }) => id).join('')])

describe('the shelves', () => {
  it('hold the matches by tier, the best first, equals in the order in which they came', () => {
    expect(orderOf([])).toEqual([
      ['REACH', 'b'],
      ['MATCH', 'acd'],
      ['SAFETY', ''],
    ])
  })

  it('follow the tried values: a match that rises is sorted higher, one whose tier changes moves to its shelf', () => {
    expect(orderOf([scored('d', 'MATCH', 95), scored('b', 'MATCH', 91), scored('c', 'SAFETY', 80)])).toEqual([
      ['REACH', ''],
      ['MATCH', 'dba'],
      ['SAFETY', 'c'],
    ])
  })
})

describe('what becomes of the matches', () => {
  it('is said in one sentence', () => {
    const fits = new Map([scored('a', 'MATCH', 92), scored('b', 'MATCH', 84), scored('c', 'MATCH', 82)])
    expect(moveWords(MATCHES, fits)).toBe('2 of 4 rise, 1 falls, 1 changes its tier')
  })

  it('is nothing where nothing moves', () => {
    expect(moveWords(MATCHES, new Map([scored('a', 'MATCH', 90)]))).toBe('nothing moves')
  })
})
