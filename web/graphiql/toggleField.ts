import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

type Fields = Readonly<Record<string, GraphQLField<unknown, unknown>>>

/** The fields of a type by its name; none for a type without. */
export function fieldsOf(schema: GraphQLSchema, typeName: string): Fields {
  const type = schema.getType(typeName)
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
}

/** The operation of a text that is edited: its first one. Null where the text cannot be read or has none. */
export function firstOperation(text: string): OperationDefinitionNode | null {
  return readDocument(text)?.definitions.find(isOperation) ?? null
}

/** The selection at a path of field names below an operation; undefined where it is not selected. */
export function selectionAt(
  operation: OperationDefinitionNode | null,
  path: readonly string[],
): FieldNode | undefined {
  let within: SelectionSetNode | undefined = operation?.selectionSet
  let found: FieldNode | undefined
  for (const name of path) {
    found = within?.selections.find(isFieldNamed(name))
    within = found?.selectionSet
  }
  return found
}

/**
 * The text with a field selected, or no longer selected, in its first operation. A field that has fields of its own
 * comes with the first simple one of them, and with its required arguments as variables, which the editor asks to
 * declare. A text that cannot be read stays as it is.
 */
export function toggleField(schema: GraphQLSchema, text: string, path: readonly string[]): string {
  const document = readDocument(text)
  if (text.trim() !== '' && document === null) return text
  const present = document?.definitions.find(isOperation)
  const operation = present ?? EMPTY_OPERATION
  const root = schema.getRootType(operation.operation)
  if (!root) return text
  const selectionSet = toggled(schema, operation.selectionSet, root.name, path)
  const changed = selectionSet.selections.length === 0 ? [] : [{ ...operation, selectionSet }]
  const definitions = document?.definitions.flatMap(one => (one === present ? changed : [one])) ?? []
  const all = present ? definitions : [...changed, ...definitions]
  return all.length === 0 ? '' : `${print({ kind: Kind.DOCUMENT, definitions: all })}\n`
}

const NONE: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] }
const EMPTY_OPERATION: OperationDefinitionNode = {
  kind: Kind.OPERATION_DEFINITION,
  operation: OperationTypeNode.QUERY,
  selectionSet: NONE,
}

function toggled(
  schema: GraphQLSchema,
  { selections }: SelectionSetNode,
  typeName: string,
  [name, ...rest]: readonly string[],
): SelectionSetNode {
  const field = name === undefined ? undefined : fieldsOf(schema, typeName)[name]
  if (name === undefined || !field) return { kind: Kind.SELECTION_SET, selections }
  const present = selections.find(isFieldNamed(name))
  if (present && rest.length === 0)
    return { kind: Kind.SELECTION_SET, selections: selections.filter(one => one !== present) }
  const within = getNamedType(field.type).name
  const selected = present ?? newField(schema, field, rest.length === 0)
  const inner =
    rest.length === 0 ? selected.selectionSet : toggled(schema, selected.selectionSet ?? NONE, within, rest)
  const isLeft = inner === undefined || inner.selections.length > 0
  const changed = isLeft ? [{ ...selected, selectionSet: inner }] : []
  return {
    kind: Kind.SELECTION_SET,
    selections: present
      ? selections.flatMap(one => (one === present ? changed : [one]))
      : [...selections, ...changed],
  }
}

function newField(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, isLast: boolean): FieldNode {
  const named = getNamedType(field.type).name
  const inner = Object.values(fieldsOf(schema, named))
  const simple = inner.find(one => Object.keys(fieldsOf(schema, getNamedType(one.type).name)).length === 0)
  return {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: field.name },
    arguments: field.args.filter(isRequiredArgument).map(argument => ({
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: argument.name },
      value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: argument.name } },
    })),
    selectionSet:
      inner.length === 0
        ? undefined
        : isLast
          ? {
              kind: Kind.SELECTION_SET,
              selections: [
                { kind: Kind.FIELD, name: { kind: Kind.NAME, value: simple?.name ?? '__typename' } },
              ],
            }
          : NONE,
  }
}

function isFieldNamed(name: string) {
  return (selection: SelectionNode): selection is FieldNode =>
    selection.kind === Kind.FIELD && selection.name.value === name
}

function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION
}

function readDocument(text: string): DocumentNode | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}
