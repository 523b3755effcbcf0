import {
  extendSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  parse,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../schema/index.ts'
import { isOfCatalogue, readsOnlyCatalogue } from './readsOnlyCatalogue.ts'

const reads = (text: string, of = schema) => readsOnlyCatalogue(of, parse(text))

describe('an operation that reads only the catalogue', () => {
  test.each([
    ['{ universities { totalCount } }', true],
    ['{ fields { name } countries { name } exchangeRates { currency } }', true],
    ['{ universities { __typename edges { cursor node { __typename id } } pageInfo { endCursor } } }', true],
    ['{ universities { edges { node { programs { edges { node { university { name } } } } } } } }', true],
    ['query A { universities { totalCount } } query B { viewer { id } }', false],
    ['{ viewer { id } }', false],
    ['{ viewer { documents { edges { cursor } } } }', false],
    ['{ node(id: "x") { id } }', false],
    ['{ programs { edges { node { name isShortlisted } } } }', false],
    ['{ programs { edges { node { name shown: isShortlisted @include(if: true) } } } }', false],
    ['{ programs { edges { node { ...P } } } } fragment P on Program { application { id } }', false],
    ['{ programs { edges { node { ... on Node { id } } } } }', false],
    ['{ universities { edges { node { scholarships { totalCount } } } } }', false],
    ['{ universities { nothing } }', false],
    ['mutation { logout(input: {}) { __typename } }', false],
    ['subscription { documentProgress(id: "x") { stage } }', false],
    ['{ __schema { types { name } } }', false],
    ['{ plans { code } }', false],
    ['{ programs(filter: { search: "robotics" }) { totalCount } }', true],
    ['{ programs(order: FIT) { totalCount } }', false],
    ['query ($order: ListOrder) { programs(order: $order) { totalCount } }', false],
    ['{ universities { edges { node { bestFit { tier } } } } }', false],
    ['{ universities { edges { node { costRange { lowest } mainFields } } } }', true],
  ])('%s: %s', (text, expected) => {
    expect(reads(text)).toBe(expected)
  })

  test('has no unmarked field', () => {
    const extended = extendSchema(
      schema,
      parse('extend type University { myNote: String } extend type Query { hint: String }'),
    )
    expect(reads('{ universities { edges { node { name } } } }', extended)).toBe(true)
    expect(reads('{ universities { edges { node { name myNote } } } }', extended)).toBe(false)
    expect(reads('{ universities { edges { node { name: myNote } } } }', extended)).toBe(false)
    expect(reads('{ hint }', extended)).toBe(false)
  })
})

/**
 * Every field with code that a cached answer may contain. The value of a marked field is served to all viewers of the
 * same part of the catalogue. A new mark therefore has to be added here by hand, unless the field only shows a column.
 */
const MARKED: Record<string, string> = {
  Query:
    'beyondPlan catalogueCounts catalogueReach countries exchangeRates fields looserPrograms programs universities',
  University: 'aiPolicyNotes costRange groups id livingCost mainFields programs requirements selectivity',
  Program:
    'deadlines duration field fields id livingCost requirements schemes tuition tuitionFees university usualDeadlines',
  ProgramDeadline: 'date',
  CountryName: 'code name',
  FieldOfStudy: 'group',
  ExchangeRate: 'date',
  QueryUniversitiesConnection: 'edges pageInfo totalCount',
  QueryUniversitiesConnectionEdge: 'node',
  QueryProgramsConnection: 'edges pageInfo totalCount',
  QueryProgramsConnectionEdge: 'node',
  UniversityProgramsConnection: 'edges pageInfo totalCount',
  UniversityProgramsConnectionEdge: 'node',
}

describe('the marks of the schema', () => {
  test('are those that are listed here', () => {
    const withCode = Object.entries(markedFields().reachable).filter(([, fields]) => fields !== '')
    expect(Object.fromEntries(withCode)).toEqual(MARKED)
  })

  test('are elsewhere only on the fields of a page, which contain no values', () => {
    expect(new Set(markedFields().elsewhere)).toEqual(new Set(['edges', 'pageInfo', 'node', 'cursor']))
  })
})

/** The marked fields that a query of marked fields can reach, by type, and the names of all other marked fields. */
function markedFields(): { reachable: Record<string, string>; elsewhere: string[] } {
  const reachable: Record<string, string> = {}
  const waiting = [schema.getQueryType()]
  for (let type = waiting.pop(); type; type = waiting.pop()) {
    const marked = fieldsOf(type).filter(isOfCatalogue)
    reachable[type.name] = marked
      .filter(field => !showsColumn(field))
      .map(({ name }) => name)
      .join(' ')
    for (const inner of marked.map(({ type: typeOfField }) => getNamedType(typeOfField)))
      if (isObjectType(inner) && !(inner.name in reachable)) waiting.push(inner)
  }
  const elsewhere = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !(name in reachable))
    .flatMap(type => fieldsOf(type).filter(isOfCatalogue))
  return { reachable, elsewhere: elsewhere.map(({ name }) => name) }
}

/** Whether the field has no code: it is a column of its row as it is. */
function showsColumn({ extensions }: GraphQLField<unknown, unknown>): boolean {
  return typeof extensions.pothosExposedField === 'string'
}

function fieldsOf(type: GraphQLObjectType) {
  return Object.values(type.getFields())
}
