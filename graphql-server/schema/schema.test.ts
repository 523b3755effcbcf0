import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { undeclaredAccess, withDeclaredAccess } from './base/scopes.ts'
import { schema } from './index.ts'
import { printedSchema } from './printed.ts'

/** The coordinates of everything in the schema that has no description. */
function undescribed(graph: GraphQLSchema): string[] {
  const bare: string[] = []
  const look = (coordinate: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) bare.push(coordinate)
  }
  for (const type of Object.values(graph.getTypeMap())) {
    if (isIntrospectionType(type) || (isScalarType(type) && isSpecifiedScalarType(type))) continue
    look(type.name, type)
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field)
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field)
        for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name}:)`, argument)
      }
  }
  return bare
}

describe('the schema', () => {
  test('equals schema.graphql', () => {
    expect(printedSchema(schema)).toBe(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
  })

  test('describes every type, field, argument, enum value and input field', () => {
    expect(undescribed(schema)).toEqual([])
  })

  test('does not pass with a field without a description', () => {
    expect(undescribed(buildSchema('"""What can be read.""" type Query { viewer(of: ID): String }'))).toEqual(
      ['Query.viewer', 'Query.viewer(of:)'],
    )
  })

  test('declares the access of every type and every root field', () => {
    expect(undeclaredAccess(schema)).toEqual([])
  })

  test('is not served when a type or a root field declares no access', () => {
    const careless = buildSchema('type Query { secret: Secret } type Secret { word: String }')
    expect(() => withDeclaredAccess(careless)).toThrow('Query.secret, Secret')
  })

  test('names each result union after its mutation and lists a payload and failures in it', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    expect(mutations.length).toBeGreaterThan(0)
    for (const { name, type, args } of mutations) {
      const capitalised = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      expect(String(type)).toBe(`${capitalised}Result!`)
      expect(args.map(argument => `${argument.name}: ${argument.type}`)).toEqual([
        `input: ${capitalised}Input!`,
      ])
      const union = schema.getType(`${capitalised}Result`)
      const members = isUnionType(union) ? union.getTypes() : []
      const failures = members.filter(member => member.getInterfaces().some(({ name }) => name === 'Error'))
      expect(members.filter(member => !failures.includes(member)).map(({ name }) => name)).toEqual([
        `${capitalised}Payload`,
      ])
      expect(failures.length).toBeGreaterThan(0)
    }
  })

  test('has a type for each expected failure', () => {
    const failures = Object.values(schema.getTypeMap()).filter(
      type => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Error'),
    )
    expect(failures.map(({ name }) => name).sort()).toEqual([
      'ConflictError',
      'ForbiddenError',
      'NotFoundError',
      'NotSignedInError',
      'OutOfCreditsError',
      'PaymentError',
      'PlanRequiredError',
      'RateLimitedError',
      'ValidationError',
    ])
  })

  test('does not contain the table of full texts, nor private columns', () => {
    const printed = printedSchema(schema)
    for (const word of ['DocumentVersion', 'passwordHash', 'tokenHash', 'usernameKey', 'answers: Json'])
      expect(printed).not.toContain(word)
  })
})
