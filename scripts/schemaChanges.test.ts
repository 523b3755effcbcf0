import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { changesSince, faultsSince, readReleasedSchema } from './schemaChanges.ts'

const today = '2027-11-26'
const released = (text: string) => ({ schema: buildSchema(text), day: '2026-11-26' })
const faults = (before: string, after: string) =>
  faultsSince({ released: released(before), present: buildSchema(after), today })
const over = '@deprecated(reason: "Since 2026-11-25, kept until 2027-11-25 at least. Use `Query.b`.")'
const early = '@deprecated(reason: "Since 2026-11-27, kept until 2027-11-27 at least. Use `Query.b`.")'

describe('the graph', () => {
  test('breaks nothing of the last release that was not deprecated for as long as promised', async () => {
    const present = buildSchema(readFileSync('schema.graphql', 'utf8'))
    const day = new Date().toISOString().slice(0, 10)
    expect(await faultsSince({ released: await readReleasedSchema(), present, today: day })).toEqual([])
  })
})

describe('a change since the last release', () => {
  test.each([
    ['removes a field', 'type Query { a: Int b: Int }', 'type Query { b: Int }'],
    ['changes a type', 'type Query { a: Int! }', 'type Query { a: String! }'],
    ['makes a field nullable', 'type Query { a: Int! }', 'type Query { a: Int }'],
    ['adds a required argument', 'type Query { a: Int }', 'type Query { a(x: Int!): Int }'],
    ['removes an argument', 'type Query { a(x: Int): Int }', 'type Query { a: Int }'],
    ['removes a value', 'type Query { a: E } enum E { X Y }', 'type Query { a: E } enum E { X }'],
    [
      'requires a field of an input',
      'type Query { a(i: I): Int } input I { x: Int }',
      'type Query { a(i: I): Int } input I { x: Int y: Int! }',
    ],
    ['removes a field too early', `type Query { a: Int ${early} b: Int }`, 'type Query { b: Int }'],
    ['removes a type that is used', 'type Query { a: A b: Int } type A { x: Int }', 'type Query { b: Int }'],
    [
      'says that something was deprecated before',
      'type Query { a: Int b: Int }',
      `type Query { a: Int ${over} b: Int }`,
    ],
  ])('is refused where it %s', async (_what, before, after) => {
    expect(await faults(before, after)).not.toEqual([])
  })

  test.each([
    ['adds a field', 'type Query { a: Int }', 'type Query { a: Int b: Int }'],
    ['deprecates', 'type Query { a: Int b: Int }', `type Query { a: Int ${early} b: Int }`],
    ['removes a field in time', `type Query { a: Int ${over} b: Int }`, 'type Query { b: Int }'],
    ['removes an argument in time', `type Query { a(x: Int ${over}): Int }`, 'type Query { a: Int }'],
    [
      'removes a value in time',
      `type Query { a: E } enum E { X Y ${over} }`,
      'type Query { a: E } enum E { X }',
    ],
    [
      'removes a type with the only field that led to it',
      `type Query { a: A ${over} b: Int } type A { x: Int }`,
      'type Query { b: Int }',
    ],
  ])('is accepted where it %s', async (_what, before, after) => {
    expect(await faults(before, after)).toEqual([])
  })

  test('is named in words for the changelog, without what changes in descriptions', async () => {
    const before = released('type Query { "Old." a: Int }')
    expect(await changesSince(before, buildSchema('type Query { "New." a: Int b: Int }'))).toEqual([
      'Field `b` was added to object type `Query`.',
    ])
  })
})
