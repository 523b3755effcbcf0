import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { logQuery } from '../../domain/analytics/logQuery.ts'
import { mayAnalyse } from '../../domain/analytics/policy.ts'
import type { GraphContext } from '../../schema/base/context.ts'
import type { ServerContext } from './serverContext.ts'

/** Root fields that tell of nobody: the schema itself, and the queries that analysts keep. */
const ABOUT_NOBODY = new Set([
  '__schema',
  '__type',
  '__typename',
  'savedQueries',
  'saveQuery',
  'removeSavedQuery',
])

type Run = Parameters<NonNullable<Plugin<ServerContext & GraphContext>['onExecute']>>[0]['args']

/** Writes the operations that analysts and admins write themselves to the audit log, before they run. */
export function logAnalysts(): Plugin<ServerContext & GraphContext> {
  const log = async ({ schema, document, operationName, contextValue }: Run) => {
    const { app, viewer, operation } = contextValue
    if (operation.source?.isClients || viewer === null || !mayAnalyse(viewer)) return
    const sent = getOperationAST(document, operationName)
    const root = sent && schema.getRootType(sent.operation)
    if (!sent || !root) return
    const selections = fragmentsOf(document)
    const rootFields = fieldsIn(sent.selectionSet, selections).filter(({ name }) => !ABOUT_NOBODY.has(name))
    if (rootFields.length === 0) return
    const fields = rootFields.flatMap(({ name, selection }) =>
      selection && isFigures(schema, root.name, name)
        ? fieldsIn(selection, selections).map(inner => `${name}.${inner.name}`)
        : [name],
    )
    await logQuery({ app, viewer, fields })
  }
  return { onExecute: ({ args }) => log(args), onSubscribe: ({ args }) => log(args) }
}

/** Whether a root field has figures of its own below it, which are named as well. */
function isFigures(schema: GraphQLSchema, root: string, name: string): boolean {
  const type = schema.getType(root)
  const field = isObjectType(type) ? type.getFields()[name] : undefined
  return field !== undefined && getNamedType(field.type).name === 'Analytics'
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, SelectionSetNode> {
  return new Map(
    definitions.flatMap(definition =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  )
}

/** The fields of a selection, those of its fragments included. The document is valid, so fragments make no circle. */
function fieldsIn(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
): { name: string; selection: SelectionSetNode | undefined }[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD)
      return [{ name: selection.name.value, selection: selection.selectionSet }]
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value)
    return inner ? fieldsIn(inner, fragments) : []
  })
}
