import { describe, expect, test } from 'vitest'
import {
  changes,
  columnsOf,
  moveBefore,
  moveBy,
  moved,
  moveToColumn,
  placeAfter,
  sortPlaceAfter,
} from './boardOrder.ts'

const columns = columnsOf([
  { id: 'c', status: 'CONSIDERING', place: 3 },
  { id: 'a', status: 'CONSIDERING', place: 1 },
  { id: 'b', status: 'CONSIDERING', place: 2 },
  { id: 'x', status: 'APPLIED', place: 1 },
  { id: 'y', status: 'APPLIED', place: 2 },
])
const ids = (status: keyof typeof columns, of = columns) => of[status].map(({ id }) => id).join('')
/** A column after dropping a card before another or on the column; null where that changes nothing. */
const dropped = (id: string, over: string, status: keyof typeof columns) => {
  const move = moveBefore(columns, id, over)
  return move && changes(columns, move) ? ids(status, moved(columns, move)) : null
}

describe('the board', () => {
  test('has each column in its order', () => {
    expect(ids('CONSIDERING')).toBe('abc')
    expect(ids('APPLIED')).toBe('xy')
    expect(ids('OFFER')).toBe('')
  })

  test('puts a card in front of the one that it is dropped before', () => {
    expect(dropped('a', 'c', 'CONSIDERING')).toBe('bac')
    expect(dropped('c', 'a', 'CONSIDERING')).toBe('cab')
    expect(dropped('c', 'b', 'CONSIDERING')).toBe('acb')
    expect(dropped('b', 'x', 'APPLIED')).toBe('bxy')
    expect(dropped('b', 'y', 'APPLIED')).toBe('xby')
  })

  test('does not move a card that is dropped on its own place, or outside the board', () => {
    expect(dropped('a', 'b', 'CONSIDERING')).toBeNull()
    expect(dropped('c', 'CONSIDERING', 'CONSIDERING')).toBeNull()
    expect(dropped('b', 'b', 'CONSIDERING')).toBeNull()
    expect(dropped('nobody', 'b', 'CONSIDERING')).toBeNull()
    expect(dropped('a', 'nobody', 'CONSIDERING')).toBeNull()
  })

  test('puts a card that is dropped on a column at its end', () => {
    expect(dropped('b', 'APPLIED', 'APPLIED')).toBe('xyb')
    expect(dropped('b', 'OFFER', 'OFFER')).toBe('b')
    expect(dropped('b', 'CONSIDERING', 'CONSIDERING')).toBe('acb')
  })

  test('says which place a card gets', () => {
    expect(placeAfter(columns, { id: 'a', status: 'APPLIED', after: 'x' })).toEqual({
      status: 'APPLIED',
      place: 2,
      of: 3,
    })
  })

  test('moves a card by steps, and stops at the ends', () => {
    const stepped = (id: string, step: -1 | 1) => {
      const move = moveBy(columns, id, step)
      return move && ids('CONSIDERING', moved(columns, move))
    }
    expect(stepped('a', 1)).toBe('bac')
    expect(stepped('b', 1)).toBe('acb')
    expect(stepped('c', -1)).toBe('acb')
    expect(stepped('b', -1)).toBe('bac')
    expect(stepped('a', -1)).toBeNull()
    expect(stepped('c', 1)).toBeNull()
  })

  test('moves a card to the end of another column and out of its former one', () => {
    const board = moved(columns, moveToColumn(columns, 'a', 'APPLIED'))
    expect(ids('APPLIED', board)).toBe('xya')
    expect(ids('CONSIDERING', board)).toBe('bc')
    expect(board.APPLIED.at(-1)?.status).toBe('APPLIED')
  })

  test('sorts a card that has moved between its new neighbours, before the server has placed it', () => {
    expect(sortPlaceAfter(columns, { id: 'a', status: 'CONSIDERING', after: 'b' })).toBe(2.5)
    expect(sortPlaceAfter(columns, { id: 'c', status: 'CONSIDERING', after: null })).toBe(0)
    expect(sortPlaceAfter(columns, { id: 'a', status: 'APPLIED', after: 'y' })).toBe(3)
    expect(sortPlaceAfter(columns, { id: 'a', status: 'OFFER', after: null })).toBe(0)
    expect(sortPlaceAfter(columns, { id: 'nobody', status: 'OFFER', after: null })).toBeNull()
  })
})
