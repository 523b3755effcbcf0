import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LEAST_PEOPLE, MOST_OF_ONE, shownGroup } from './figures.ts'

const secretOf = (round: number) => createHash('sha256').update(`secret ${round}`).digest()
const ROUNDS = 4000

test('a group of fewer than ten people is never shown, and a larger one in fives', () => {
  for (let round = 0; round < 200; round += 1)
    for (let people = 0; people < 40; people += 1) {
      const shown = shownGroup(secretOf(round), { cell: 'a', people, rows: 3 * people })
      if (people < LEAST_PEOPLE) expect(shown).toEqual({ people: null, rows: null })
      if (shown.people === null) expect(shown.rows).toBeNull()
      else {
        expect(shown.people % 5).toBe(0)
        expect(shown.people).toBeGreaterThanOrEqual(LEAST_PEOPLE)
        expect(Math.abs(shown.people - people)).toBeLessThanOrEqual(6)
      }
    }
})

test('asking again gives the same figure', () => {
  const group = { cell: 'documents 2026-10', people: 37, rows: 60 }
  expect(shownGroup(secretOf(1), group)).toEqual(shownGroup(secretOf(1), group))
})

/**
 * What somebody who knows everything but one person's part gains: the largest difference, over all rules of the form 'the
 * figure is at least x', between the chance of saying yes with the person and without. 1 is certainty, 0 is a coin.
 */
function advantage(figureOf: (secret: Uint8Array, isThere: boolean) => number): number {
  const withPerson = Array.from({ length: ROUNDS }, (_, round) => figureOf(secretOf(round), true))
  const without = Array.from({ length: ROUNDS }, (_, round) => figureOf(secretOf(round), false))
  const share = (figures: readonly number[], least: number) =>
    figures.filter(figure => figure >= least).length / ROUNDS
  return Math.max(
    ...[...new Set([...withPerson, ...without])].map(least =>
      Math.abs(share(withPerson, least) - share(without, least)),
    ),
  )
}

const peopleIn = (secret: Uint8Array, cell: string, people: number) =>
  shownGroup(secret, { cell, people }).people ?? 0

test.each([10, 11, 14, 25, 60, 200])('one person in a group of %d is not told by its figure', people => {
  expect(
    advantage((secret, isThere) => peopleIn(secret, 'october', isThere ? people : people - 1)),
  ).toBeLessThan(0.3)
})

test('nor by the difference of two groups of which only one has the person', () => {
  const difference = (secret: Uint8Array, isThere: boolean) =>
    peopleIn(secret, 'all plans', isThere ? 84 : 83) - peopleIn(secret, 'without premium', 80)
  expect(advantage(difference)).toBeLessThan(0.2)
})

test('nor by a total less all that is shown of its parts, where the group is hidden', () => {
  const hidden = (secret: Uint8Array, isThere: boolean) =>
    peopleIn(secret, 'total', isThere ? 64 : 63) -
    ['a', 'b', 'c'].reduce((sum, part) => sum + peopleIn(secret, part, 20), 0)
  expect(advantage(hidden)).toBeLessThan(0.2)
})

test('nor by a count of rows, of which one person has the most that count', () => {
  const rowsIn = (secret: Uint8Array, isThere: boolean) =>
    shownGroup(secret, { cell: 'documents', people: 30, rows: isThere ? 60 + MOST_OF_ONE : 60 }).rows ?? 0
  expect(advantage(rowsIn)).toBeLessThan(0.3)
})

test('the measure finds a figure without noise', () => {
  expect(advantage((_secret, isThere) => (isThere ? 25 : 24))).toBe(1)
})
