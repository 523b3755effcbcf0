import { describe, expect, test } from 'vitest'
import { isRowId, readGlobalId, rowIdIn, rowIdOf } from './ids.ts'

const globalId = (text: string) => Buffer.from(text).toString('base64')

describe('an id', () => {
  test.each(['1', '42', '2147483647'])('of a row is an integer in the range of its column: %s', id => {
    expect(rowIdOf(id)).toBe(Number(id))
  })

  test.each([
    '',
    '0',
    '-1',
    '01',
    '1.5',
    '1e3',
    'one',
    '2147483648',
    '99999999999999999999',
    '1\u0000',
    ' 1',
  ])('that no row can have finds no row: %j', id => {
    expect(isRowId(id)).toBe(false)
    expect(rowIdOf(id)).toBe(0)
  })

  test('that is malformed finds nothing, and is no fault', () => {
    for (const malformed of [
      '',
      '%%%',
      '\u0000',
      '\ud800',
      'bm8gY29sb24=',
      globalId(':1'),
      globalId('User:'),
    ])
      expect(readGlobalId(malformed)).toEqual({ typename: '', id: '' })
  })

  test('of one type does not find a row of another', () => {
    expect(rowIdIn(globalId('Document:7'), 'Document')).toBe(7)
    expect(rowIdIn(globalId('User:7'), 'Document')).toBe(0)
  })
})
