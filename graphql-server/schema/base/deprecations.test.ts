import { buildSchema, parse, resolveSchemaCoordinate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../index.ts'
import { createDeprecationFinder } from './deprecatedUses.ts'
import { deprecableParts, deprecated, readDeprecation } from './deprecations.ts'

describe('a deprecation', () => {
  test('says since when, until when, and what to use that is in the schema and not deprecated itself', () => {
    const deprecations = deprecableParts(schema).flatMap(({ coordinate, reason }) =>
      reason === null ? [] : [{ coordinate, reason }],
    )
    expect(deprecations.length).toBeGreaterThan(5)
    const current = new Set(
      deprecableParts(schema).flatMap(({ coordinate, reason }) => (reason === null ? [coordinate] : [])),
    )
    const faults = deprecations.filter(({ reason }) => {
      const read = readDeprecation(reason)
      if (read === null) return true
      return read.replacement !== null && !current.has(read.replacement) && !isType(read.replacement)
    })
    expect(faults).toEqual([])
  })

  test('is read back', () => {
    const reason = deprecated({
      since: '2026-11-22',
      replacement: 'User.entitlements',
      note: 'its `outlook`',
    })
    expect(reason).toBe(
      'Since 2026-11-22, kept until 2027-11-22 at least. Use `User.entitlements`: its `outlook`.',
    )
    expect(readDeprecation(reason)).toEqual({
      since: '2026-11-22',
      keptUntil: '2027-11-22',
      replacement: 'User.entitlements',
    })
  })

  test.each([
    'No longer supported',
    'Since 2026-11-22: use `b`.',
    'Since 2026-11-22, kept until 2027-01-01 at least. Use `b`.',
    'Since 2026-11-22, kept until 2027-11-22 at least.',
  ])('in another form, or kept for less than a year, is refused: %s', reason => {
    expect(readDeprecation(reason)).toBeNull()
  })
})

function isType(name: string): boolean {
  return resolveSchemaCoordinate(schema, name)?.kind === 'NamedType'
}

describe('the deprecated parts of an operation', () => {
  const old = '@deprecated(reason: "Old.")'
  const graph = buildSchema(`
    type Query { a(x: Int ${old}, i: I): A b: Int ${old} }
    type A { c: Int ${old} d(e: E): Int }
    input I { f: Int ${old} g: [I!] e: E }
    enum E { NEW OLD ${old} }`)
  const find = createDeprecationFinder(graph)
  const foundIn = (text: string, variables = {}) =>
    find({ document: parse(text), variables }).map(({ coordinate }) => coordinate)

  test.each([
    ['{ b other: b }', ['Query.b']],
    ['{ ...f } fragment f on Query { a { c } }', ['A.c']],
    ['{ a(x: 1) { d } }', ['Query.a(x:)']],
    ['{ a(i: { g: [{ f: 1 }] }) { d(e: OLD) } }', ['I.f', 'E.OLD']],
    ['{ a(i: { e: NEW }) { d } }', []],
  ])('are found in its text: %s', (text, parts) => {
    expect(foundIn(text)).toEqual(parts)
  })

  test('are found in its variables', () => {
    const text = 'query ($i: I, $e: E) { a(i: $i) { d(e: $e) } }'
    expect(foundIn(text, { i: { g: [{ f: 1 }, { e: 'OLD' }] }, e: 'NEW' })).toEqual(['I.f', 'E.OLD'])
    expect(foundIn(text, { i: { g: { f: 1 } } })).toEqual(['I.f'])
    expect(foundIn(text, { i: 7, unknown: 1 })).toEqual([])
  })
})
