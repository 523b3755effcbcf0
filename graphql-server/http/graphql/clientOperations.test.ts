import {
  type DocumentNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'
import { createYoga } from 'graphql-yoga'
import { expect, test } from 'vitest'
import { compiledOperations } from '../../../scripts/clientOperations.ts'
import { COST_LIMITS, costOfOperation, MAXIMUM_PAGE } from '../../schema/base/cost.ts'
import { schema } from '../../schema/index.ts'
import { refuseHeavyOperations } from './refuseHeavyOperations.ts'

/** A value for a variable without a default. A list gets as many items as the limit allows. */
function largest(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return largest(type.ofType)
  if (isListType(type)) return Array.from({ length: MAXIMUM_PAGE }, () => largest(type.ofType))
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map(field => [field.name, largest(field.type)]))
  }
  return { Boolean: true, Int: MAXIMUM_PAGE, Float: 1, DateTime: '2026-11-23T09:30:00Z' }[type.name] ?? 'text'
}

function variablesOf(document: DocumentNode): Record<string, unknown> {
  const variables = document.definitions.flatMap(definition =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )
  return Object.fromEntries(
    variables.flatMap(({ variable, type, defaultValue }) => {
      const known = typeFromAST(schema, type)
      if (!isInputType(known)) return []
      if (!defaultValue && !isNonNullType(known)) return []
      return [[variable.name.value, defaultValue ? valueFromASTUntyped(defaultValue) : largest(known)]]
    }),
  )
}

const { parse, validate } = createYoga({
  schema,
  plugins: refuseHeavyOperations(),
  logging: false,
}).getEnveloped({})

test.each([...(await compiledOperations())])('%s is an operation that the server answers', (_name, text) => {
  const document = parse(text)
  expect(validate(schema, document)).toEqual([])
  const cost = costOfOperation({ schema, document, variables: variablesOf(document) })
  expect(cost.complexity).toBeLessThanOrEqual(COST_LIMITS.complexity)
  expect(cost.depth).toBeLessThanOrEqual(COST_LIMITS.depth)
  expect(cost.breadth).toBeLessThanOrEqual(COST_LIMITS.breadth)
})
