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

/** Marks a node whose global id consists of its type's name and the column `id`. */
export const ID_COLUMN = { field: 'id', extensions: { isIdColumn: true } } as const

/**
 * A Pothos plugin for speed. It wraps all other plugins, and for a plain field it calls the resolver directly: no
 * access check, no error handling, no second read of the row. A list page has hundreds of plain fields, and the other
 * plugins' steps for them cost more than everything else on the page.
 *
 * A field is plain where skipping those steps changes nothing:
 * - Its type, and every interface of its type, is declared `{ public: true }` or `{ signedIn: true }` and grants no
 *   scopes. Fields of the latter are plain for signed-in viewers only; others are refused in the usual way.
 * - The field declares no access, no error handling and no arguments, and is not on a root type.
 * - It reads columns of its row only, or no row.
 *
 * A column that was not selected is missing from the row. Such a field is resolved in the usual way, which reads the
 * column.
 */
class PlainFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const access = this.accessOf(field)
    if (access === null) return resolver
    const plain = this.plainResolver(resolver, field)
    return access === 'public' ? plain : whereSignedIn(plain, resolver)
  }

  private plainResolver(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const { isIdColumn, pothosPrismaSelect: selection } = { ...field.extensions }
    if (isIdColumn === true) return whereRead(['id'], globalIdOf(field.parentType), resolver)
    const plain = field.resolve ?? defaultFieldResolver
    if (field.kind === 'Object') return plain
    const columns = columnsOf(selection)
    return columns === null ? resolver : whereRead(columns, plain, resolver)
  }

  /** Who may read all plain fields of the field's type; null where the field is not plain. */
  private accessOf({
    kind,
    parentType,
    args,
    pothosOptions,
  }: PothosOutputFieldConfig<Types>): 'public' | 'signedIn' | null {
    if (kind !== 'Object' && kind !== 'PrismaObject') return null
    if (Object.keys(args).length > 0) return null
    if (GUARDS.some(guard => valueIn(pothosOptions, guard) !== undefined)) return null
    const type = this.buildCache.getTypeConfig(parentType, 'Object')
    const types = [type, ...type.interfaces.map(name => this.buildCache.getTypeConfig(name, 'Interface'))]
    const accesses = types.map(one => accessOfType(one.pothosOptions))
    if (accesses.includes(null)) return null
    return accesses.includes('signedIn') ? 'signedIn' : 'public'
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/** Resolves plainly for signed-in viewers, as the scope `signedIn` is defined, and through the other plugins otherwise. */
function whereSignedIn<Types extends SchemaTypes>(
  plain: Resolver<Types>,
  usual: Resolver<Types>,
): Resolver<Types> {
  return (row, args, context, info) => (isSignedIn(context) ? plain : usual)(row, args, context, info)
}

function isSignedIn(context: unknown): boolean {
  return isRow(valueIn(context, 'viewer'))
}

/** Resolves directly where the row has all of these columns, and through the other plugins otherwise. */
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

/** Options of a field that need another plugin: access and error handling. */
const GUARDS = [
  'authScopes',
  'grantScopes',
  'unauthorizedError',
  'unauthorizedResolver',
  'errors',
  'itemErrors',
]

function accessOfType(options: unknown): 'public' | 'signedIn' | null {
  const scopes = valueIn(options, 'authScopes')
  if (Object.keys(Object(scopes)).length !== 1 || valueIn(options, 'grantScopes')) return null
  if (valueIn(scopes, 'public') === true) return 'public'
  return valueIn(scopes, 'signedIn') === true ? 'signedIn' : null
}

/** The columns of a selection; null where it reads relations as well, or where there is no selection. */
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
