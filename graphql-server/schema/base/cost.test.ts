import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../index.ts'
import { COST_LIMITS, costOfOperation, costOfPage } from './cost.ts'

const page = (size: number) =>
  parse(`{ viewer { documents(first: ${size}) { edges { node { id status } } } } }`)
const cursorOf = (text: string) => Buffer.from(text).toString('base64')

describe('the cost of an operation', () => {
  test('grows with the size of the page', () => {
    const { complexity: small } = costOfOperation({ schema, document: page(1) })
    const { complexity: large } = costOfOperation({ schema, document: page(100) })
    expect(large - small).toBe(99 * 4)
  })

  test('counts a page without a size as one of twenty', () => {
    const unsaid = parse('{ viewer { documents { edges { node { id status } } } } }')
    expect(costOfOperation({ schema, document: unsaid })).toEqual(
      costOfOperation({ schema, document: page(20) }),
    )
  })

  test('reads the size from a variable', () => {
    const document = parse(
      'query ($size: Int!) { viewer { documents(first: $size) { edges { node { id status } } } } }',
    )
    expect(costOfOperation({ schema, document, variables: { size: 50 } })).toEqual(
      costOfOperation({ schema, document: page(50) }),
    )
  })

  test('allows a hundred documents with all their fields', () => {
    const document = parse(
      `{ viewer { documents(first: 100) { totalCount edges { cursor node {
        id databaseId documentType form status course targetUniversity targetProgram createdAt generatedAt isPreview
        content excerpt outline { title } paragraphs { title job sentences { text sources { key label quote } } }
        wordCount targetWords advice { key label advice } failureMessage } } } } }`,
    )
    const { complexity, depth, breadth } = costOfOperation({ schema, document })
    expect(complexity).toBeLessThan(COST_LIMITS.complexity)
    expect(depth).toBeLessThan(COST_LIMITS.depth)
    expect(breadth).toBeLessThan(COST_LIMITS.breadth)
  })
})

describe('a page', () => {
  test.each([
    [{ first: 101 }, '"first" must be between 0 and 100, and is 101.'],
    [{ first: -1 }, '"first" must be between 0 and 100, and is -1.'],
    [{ last: 1000 }, '"last" must be between 0 and 100, and is 1000.'],
    [{ first: 5, last: 5 }, 'Page forwards with "first" and "after", or backwards with "last" and "before".'],
    [{ after: 'nonsense' }, '"after" is not a cursor of this list.'],
    [{ before: cursorOf('GPC:S:drop table') }, '"before" is not a cursor of this list.'],
    [{ after: cursorOf('GPC:N:99999999999') }, '"after" is not a cursor of this list.'],
  ])('with invalid arguments is refused: %j', (args, message) => {
    expect(() => costOfPage(args)).toThrow(
      expect.objectContaining({ message, extensions: { code: 'BAD_USER_INPUT' } }),
    )
  })

  test('forwards from a cursor of the server is accepted', () => {
    expect(costOfPage({ first: 10, after: cursorOf('GPC:N:12') })).toEqual({ field: 1, multiplier: 10 })
  })
})

describe('reading the words of a profile', () => {
  const costOf = (readings: number, characters: number) =>
    costOfOperation({
      schema,
      document: parse(
        `query ($profile: ProfileWordsInput!) { ${Array.from(
          { length: readings },
          (_, index) => `r${index}: profileReading(profile: $profile) { notUnderstood }`,
        ).join(' ')} }`,
      ),
      variables: {
        profile: { academicBackground: 'x'.repeat(characters), workExperience: 'x'.repeat(characters) },
      },
    }).complexity

  test('costs by their length: many short ones, few long ones', () => {
    expect(costOf(15, 100)).toBeLessThan(COST_LIMITS.complexity)
    expect(costOf(2, 6000)).toBeLessThan(COST_LIMITS.complexity)
    expect(costOf(5, 6000)).toBeGreaterThan(COST_LIMITS.complexity)
  })

  test('counts a text that is refused as the longest one, so that its refusal names the field', () => {
    expect(costOf(1, 900_000)).toBe(costOf(1, 6000))
  })
})
