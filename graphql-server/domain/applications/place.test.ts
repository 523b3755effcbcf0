import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import { type Placed, placeBehind } from './place.ts'

const column = (...places: number[]): Placed[] => places.map((place, index) => ({ id: index + 1, place }))

/** The ids of a column after an application (id 0) was placed after another. */
function orderAfter(others: readonly Placed[], after: number | null | undefined): number[] {
  const { place, moved } = placeBehind({ column: others, after })
  const places = new Map(moved.map(({ id, place }) => [id, place]))
  return [{ id: 0, place }, ...others.map(({ id, place }) => ({ id, place: places.get(id) ?? place }))]
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id)
}

describe('the place of an application on the board', () => {
  test('is between its neighbours, at the top, or at the end', () => {
    const others = column(10, 20, 30)
    expect(orderAfter(others, 1)).toEqual([1, 0, 2, 3])
    expect(orderAfter(others, null)).toEqual([0, 1, 2, 3])
    expect(orderAfter(others, 3)).toEqual([1, 2, 3, 0])
    expect(orderAfter(others, undefined)).toEqual([1, 2, 3, 0])
    expect(orderAfter([], null)).toEqual([0])
  })

  test('is the end if the one before it has left the column', () => {
    expect(orderAfter(column(10, 20), 99)).toEqual([1, 2, 0])
  })

  test('moves no other while there is room', () => {
    expect(placeBehind({ column: column(10, 20), after: 1 })).toEqual({ place: 15, moved: [] })
  })

  test('renumbers the column when two places are too near, and keeps the order', () => {
    const others = column(10, 10 + 1e-9, 20)
    const { moved } = placeBehind({ column: others, after: 1 })
    expect(moved.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(orderAfter(others, 1)).toEqual([1, 0, 2, 3])
  })

  test('stays distinct through many insertions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 120 }), moves => {
        let current: Placed[] = []
        for (const [index, move] of moves.entries()) {
          const after = move === 0 ? null : current[Math.min(move, current.length) - 1]?.id
          const at = after === undefined ? current.length : current.findIndex(({ id }) => id === after) + 1
          const expected = current.map(({ id }) => id).toSpliced(at, 0, index + 1)
          const { place, moved } = placeBehind({ column: current, after })
          const places = new Map(moved.map(({ id, place }) => [id, place]))
          current = [
            ...current.map(({ id, place }) => ({ id, place: places.get(id) ?? place })),
            { id: index + 1, place },
          ].toSorted((a, b) => a.place - b.place)
          expect(current.map(({ id }) => id)).toEqual(expected)
          expect(new Set(current.map(({ place }) => place)).size).toBe(current.length)
        }
      }),
      runs(100),
    )
  })

  test('is found for eighty insertions at one position', () => {
    let current = column(1024, 2048)
    for (let id = 3; id < 83; id += 1) {
      const { place, moved } = placeBehind({ column: current, after: 1 })
      const places = new Map(moved.map(({ id, place }) => [id, place]))
      current = [
        ...current.map(({ id, place }) => ({ id, place: places.get(id) ?? place })),
        { id, place },
      ].toSorted((a, b) => a.place - b.place)
    }
    expect(current.map(({ id }) => id)).toEqual([
      1,
      ...Array.from({ length: 80 }, (_, index) => 82 - index),
      2,
    ])
  })
})
