import { extendSchema, type GraphQLObjectType, getNamedType, isObjectType, parse } from 'graphql'
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
 * Every field that a cached answer may contain. The value of a marked field is served to all viewers of the same part
 * of the catalogue. A new mark therefore has to be added here by hand.
 */
const MARKED: Record<string, string> = {
  Query: 'beyondPlan catalogueReach countries exchangeRates fields looserPrograms programs universities',
  University:
    'aiPolicy aiPolicyNotes city control costRange country databaseId description id imageUrl livingCost localName mainFields name otherNames programCount programs requirements selectivity size source website',
  UniversityRequirement: 'basis kind source text what year',
  AiPolicyNote: 'appliesTo isSecondHand note policy source summary unit year',
  Program:
    'award basis costYearUsd databaseId deadlines degreeType duration durationMonths field fieldCode fieldCodes fields id intakeBasis intakeMonths isListed isPartTime knowledgeYear languages livingCost name note ownSelectivity prerequisites requirements requirementsBasis requirementsSource source testPolicy tests tuition tuitionFees tuitionNote tuitionYearUsd typicalIelts typicalToefl university usualDeadlines usualDeadlinesYear website year',
  ProgramDeadline: 'basis cycle date label source year',
  BeyondPlan: 'name programCount',
  CostRange: 'highest lowest programCount',
  LooserFilter: 'count kind',
  Figure: 'amount basis currency period source year',
  FieldOfStudy: 'code group name',
  CountryName: 'code name',
  ExchangeRate: 'currency date inrPerUnit source usdPerUnit',
  QueryUniversitiesConnection: 'edges pageInfo totalCount',
  QueryUniversitiesConnectionEdge: 'cursor node',
  QueryProgramsConnection: 'edges pageInfo totalCount',
  QueryProgramsConnectionEdge: 'cursor node',
  UniversityProgramsConnection: 'edges pageInfo totalCount',
  UniversityProgramsConnectionEdge: 'cursor node',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
}

describe('the marks of the schema', () => {
  test('are those that are listed here', () => {
    expect(markedFields().reachable).toEqual(MARKED)
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
    reachable[type.name] = marked.map(({ name }) => name).join(' ')
    for (const inner of marked.map(({ type: typeOfField }) => getNamedType(typeOfField)))
      if (isObjectType(inner) && !(inner.name in reachable)) waiting.push(inner)
  }
  const elsewhere = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !(name in reachable))
    .flatMap(type => fieldsOf(type).filter(isOfCatalogue))
  return { reachable, elsewhere: elsewhere.map(({ name }) => name) }
}

function fieldsOf(type: GraphQLObjectType) {
  return Object.values(type.getFields())
}
