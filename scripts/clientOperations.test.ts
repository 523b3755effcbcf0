import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import {
  newlyOutdated,
  operationsByHash,
  parseRecord,
  printRecord,
  recordOperations,
  withoutExpired,
} from './clientOperations.ts'

const schema = buildSchema('type Query { name: String, city: String }')
const NAME = 'query nameQuery {\n  name\n}\n'
const CITY = 'query cityQuery {\n  city\n}\n'
const BLOOD = 'query bloodGroupQuery {\n  bloodGroup\n}\n'
const today = '2026-11-22'

const record = (recorded: Parameters<typeof recordOperations>[0]['recorded'], ...compiled: string[]) =>
  recordOperations({ recorded, compiled, schema, today })

describe('the record of operations', () => {
  test('keeps what is replaced, with the day', () => {
    expect(record([{ text: NAME }], CITY)).toEqual([{ text: CITY }, { text: NAME, lastBuilt: today }])
  })

  test('is the same on any day while the operations are', () => {
    const kept = record([{ text: NAME, lastBuilt: '2026-10-01' }, { text: CITY }], CITY)
    expect(kept).toEqual([{ text: CITY }, { text: NAME, lastBuilt: '2026-10-01' }])
    expect(recordOperations({ recorded: kept, compiled: [CITY], schema, today: '2027-01-01' })).toEqual(kept)
  })

  test('takes back an operation that is compiled again', () => {
    expect(record([{ text: NAME, lastBuilt: '2026-10-01' }], NAME)).toEqual([{ text: NAME }])
  })

  test('marks what the schema has left behind, and names it once', () => {
    const before = [{ text: BLOOD, lastBuilt: '2026-10-01' }]
    const after = record(before, NAME)
    expect(after).toEqual([{ text: NAME }, { text: BLOOD, lastBuilt: '2026-10-01', outdated: true }])
    expect(newlyOutdated({ before, record: after, schema })).toEqual([
      '  bloodGroupQuery (until 2026-10-01): Cannot query field "bloodGroup" on type "Query".',
    ])
    expect(newlyOutdated({ before: after, record: record(after, NAME), schema })).toEqual([])
  })

  test('loses the mark when the schema has the field again', () => {
    expect(record([{ text: CITY, lastBuilt: '2026-10-01', outdated: true }])).toEqual([
      { text: CITY, lastBuilt: '2026-10-01' },
    ])
  })

  test('drops what was last built more than 90 days ago', () => {
    const days = ['2026-08-23', '2026-08-24', undefined]
    const kept = withoutExpired(
      days.map(lastBuilt => ({ text: NAME, lastBuilt })),
      today,
    )
    expect(kept.map(({ lastBuilt }) => lastBuilt)).toEqual(['2026-08-24', undefined])
  })

  test('is read as it was printed, also after a merge that kept the lines of both sides', () => {
    const one = printRecord([{ text: NAME }, { text: CITY, lastBuilt: '2026-11-01' }])
    const other = printRecord([{ text: CITY, lastBuilt: '2026-11-20' }, { text: BLOOD }])
    expect(parseRecord(one + other)).toEqual([
      { text: CITY, lastBuilt: '2026-11-20' },
      { text: NAME },
      { text: BLOOD },
    ])
    expect(() => parseRecord('{"text": 1}\n')).toThrow()
  })

  test('gives the server what it can answer, by hash', () => {
    const operations = operationsByHash([
      { text: NAME },
      { text: CITY, lastBuilt: '2026-11-20' },
      { text: BLOOD, lastBuilt: '2026-11-20', outdated: true },
    ])
    expect(Object.values(operations.present)).toEqual([NAME])
    expect(Object.values(operations.former)).toEqual([CITY])
    expect(Object.keys(operations.present)[0]).toMatch(/^[0-9a-f]{64}$/)
  })
})
