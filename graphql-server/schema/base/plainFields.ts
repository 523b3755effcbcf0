import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      plainFields: PlainFieldsPlugin<Types>
    }
  }
}

/** Tells that the global id of a node is made of its type and the column `id`. */
export const ID_COLUMN = { field: 'id', extensions: { isIdColumn: true } } as const

/**
 * Answers what anybody may see from the row that is at hand, without the steps that would find nothing to do: a page
 * has hundreds of such fields, and these steps cost more than all else of it. A field is plain where
 * - its type, and each interface of that, is open to everybody and grants nothing; the field itself says no more, takes
 *   no arguments and is no root;
 * - it reads columns of its row alone, or no row at all.
 * Where a column was not read with the row, the field goes its usual way and reads it.
 */
class PlainFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    if (!this.isOpen(field)) return resolver
    const { isIdColumn, pothosPrismaSelect: selection } = { ...field.extensions }
    if (isIdColumn === true) return whereRead(['id'], globalIdOf(field.parentType), resolver)
    const plain = field.resolve ?? defaultFieldResolver
    if (field.kind === 'Object') return plain
    const columns = columnsOf(selection)
    return columns === null ? resolver : whereRead(columns, plain, resolver)
  }

  private isOpen({ kind, parentType, args, pothosOptions }: PothosOutputFieldConfig<Types>): boolean {
    if (kind !== 'Object' && kind !== 'PrismaObject') return false
    const type = this.buildCache.getTypeConfig(parentType, 'Object')
    const types = [type, ...type.interfaces.map(name => this.buildCache.getTypeConfig(name, 'Interface'))]
    return (
      Object.keys(args).length === 0 &&
      GUARDS.every(guard => valueIn(pothosOptions, guard) === undefined) &&
      types.every(
        one =>
          isPublic(valueIn(one.pothosOptions, 'authScopes')) && !valueIn(one.pothosOptions, 'grantScopes'),
      )
    )
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/** The plain way where the row has all of these columns, and else the usual one. */
function whereRead<Types extends SchemaTypes>(
  columns: readonly string[],
  plain: Resolver<Types>,
  usual: Resolver<Types>,
): Resolver<Types> {
  return (row, args, context, info) => (hasAll(row, columns) ? plain : usual)(row, args, context, info)
}

function hasAll(row: unknown, columns: readonly string[]): boolean {
  if (!isRow(row)) return false
  for (const column of columns) if (row[column] === undefined) return false
  return true
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Options of a field that say who may use it, or what becomes of its errors. */
const GUARDS = [
  'authScopes',
  'grantScopes',
  'unauthorizedError',
  'unauthorizedResolver',
  'errors',
  'itemErrors',
]

function isPublic(scopes: unknown): boolean {
  return valueIn(scopes, 'public') === true && Object.keys(Object(scopes)).length === 1
}

/** The columns that a selection names; null where it reads more than columns of the row, or none is known. */
function columnsOf(selection: unknown): string[] | null {
  if (typeof selection !== 'object' || selection === null) return null
  const columns = Object.entries(selection)
  return columns.every(([, chosen]) => chosen === true) ? columns.map(([column]) => column) : null
}

function globalIdOf(type: string): (row: unknown) => string {
  return row => encodeGlobalID(type, String(valueIn(row, 'id')))
}

function valueIn(object: unknown, key: string): unknown {
  return isRow(object) ? object[key] : undefined
}

SchemaBuilder.registerPlugin('plainFields', PlainFieldsPlugin)
