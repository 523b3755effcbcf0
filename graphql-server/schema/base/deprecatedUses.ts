import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { deprecableParts } from './deprecations.ts'

/** Something deprecated that an operation uses: `User.outlook`, and the reason that the schema gives. */
export type DeprecatedPart = { coordinate: string; reason: string }

/** The most that is noted of one operation. */
const MOST_PARTS = 100

/**
 * Returns what finds the deprecated parts of a schema in an operation: in its text, also where a fragment has them, and
 * in the values of its variables. Each is named once.
 */
export function createDeprecationFinder(schema: GraphQLSchema) {
  const reasons = new Map(
    deprecableParts(schema).flatMap(({ coordinate, reason }) =>
      reason === null ? [] : [[coordinate, reason]],
    ),
  )
  return ({
    document,
    variables,
  }: {
    document: DocumentNode
    variables: Record<string, unknown>
  }): DeprecatedPart[] => {
    const found = new Set<string>()
    const meet = (coordinate: string) => {
      if (reasons.has(coordinate) && found.size < MOST_PARTS) found.add(coordinate)
    }
    if (reasons.size === 0) return []
    findInText(schema, document, meet)
    for (const definition of document.definitions)
      if (definition.kind === 'OperationDefinition')
        for (const { variable, type } of definition.variableDefinitions ?? []) {
          const input = typeFromAST(schema, type)
          if (isInputType(input)) findInValue(input, variables[variable.name.value], meet)
        }
    return [...found].map(coordinate => ({ coordinate, reason: reasons.get(coordinate) ?? '' }))
  }
}

function findInText(schema: GraphQLSchema, document: DocumentNode, meet: (coordinate: string) => void): void {
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => meet(`${types.getParentType()?.name}.${name.value}`),
      Argument({ name }) {
        const field = types.getFieldDef()
        if (field) meet(`${types.getParentType()?.name}.${field.name}(${name.value}:)`)
      },
      ObjectField({ name }) {
        const parent = types.getParentInputType()
        if (parent) meet(`${getNamedType(parent).name}.${name.value}`)
      },
      EnumValue({ value }) {
        const type = types.getInputType()
        if (type) meet(`${getNamedType(type).name}.${value}`)
      },
    }),
  )
}

function findInValue(type: GraphQLInputType, value: unknown, meet: (coordinate: string) => void): void {
  if (value === null || value === undefined) return
  const shape = getNullableType(type)
  if (isListType(shape)) {
    for (const item of Array.isArray(value) ? value : [value]) findInValue(shape.ofType, item, meet)
    return
  }
  if (isEnumType(shape)) meet(`${shape.name}.${String(value)}`)
  if (!isInputObjectType(shape) || typeof value !== 'object') return
  const fields = shape.getFields()
  for (const [name, inner] of Object.entries(value)) {
    const field = fields[name]
    if (!field) continue
    meet(`${shape.name}.${name}`)
    findInValue(field.type, inner, meet)
  }
}
