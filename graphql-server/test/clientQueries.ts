import { readFileSync } from 'node:fs'
import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  type GraphQLInputType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  type TypeNode,
} from 'graphql'
import { parseRecord } from '../../scripts/clientOperations.ts'
import { schema } from '../schema/index.ts'

/** The queries of the web client as it is now. */
export function clientQueries(): { name: string | undefined; text: string }[] {
  return parseRecord(readFileSync('web/relay/operations.jsonl', 'utf8')).flatMap(({ text, lastBuilt }) => {
    const operation = getOperationAST(parse(text))
    return lastBuilt === undefined && operation?.operation === 'query'
      ? [{ name: operation.name?.value, text }]
      : []
  })
}

/** The values that an operation needs, of which those that name an object name one that there is. */
export function variablesOf(text: string): Record<string, unknown> {
  const typename = /\.\.\. on (University|Program|Draft|Profile|User)\b/.exec(text)?.[1] ?? 'Document'
  const inputOf = (type: TypeNode): unknown => {
    if (type.kind === Kind.NON_NULL_TYPE) return inputOf(type.type)
    if (type.kind === Kind.LIST_TYPE) return [inputOf(type.type)]
    const named = schema.getType(type.name.value)
    return isInputType(named) ? value(named) : null
  }
  const value = (type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return value(type.ofType)
    if (isListType(type)) return [value(type.ofType)]
    if (isEnumType(type)) return type.getValues()[0]?.name
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields())
          .filter(isRequiredInputField)
          .map(field => [field.name, value(field.type)]),
      )
    return VALUES[type.name] ?? encodeGlobalID(typename, 1)
  }
  const definitions = getOperationAST(parse(text))?.variableDefinitions ?? []
  return Object.fromEntries(
    definitions
      .filter(({ defaultValue }) => defaultValue === undefined)
      .map(({ variable, type }) => {
        const { value: name } = variable.name
        if (type.kind !== Kind.NON_NULL_TYPE) return [name, pageValue(name)]
        return [name, inputOf(type.type)]
      }),
  )
}

const VALUES: Record<string, unknown> = {
  Int: 5,
  Float: 1,
  Boolean: true,
  String: 'robotics',
  DateTime: '2026-11-22T00:00:00Z',
}

/** Pages have their size; what else may be left out is left out. */
function pageValue(name: string): number | null {
  return name === 'count' || name === 'first' ? 5 : null
}
