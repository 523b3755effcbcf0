import { getDatamodel } from '../../generated/pothos-types.ts'

/** A column, and how its values are written. */
export type Column = {
  kind: 'column'
  name: string
  type: string
  isEnum: boolean
  isList: boolean
  isRequired: boolean
  /** Whether a value of it names one row at most. */
  isUnique: boolean
}

/** How the rows of another table belong to a row: by a column of one of the two, which holds the `id` of the other. */
export type Relation = { kind: 'relation'; model: string; isList: boolean; key: string; isKeyHere: boolean }

export type Model = {
  name: string
  fields: ReadonlyMap<string, Column | Relation>
  columns: readonly Column[]
  /** The keys of several columns, by the name that Prisma gives them in `where`. */
  keys: ReadonlyMap<string, readonly string[]>
}

/** A field of Pothos' datamodel, as far as it is used here. */
type Field = {
  name: string
  kind: string
  type: string
  isList: boolean
  isRequired: boolean
  isUnique: boolean
  isId: boolean
  relationName?: string
  relationFromFields?: readonly string[]
}

/** The tables, by the name of the client's property: `expertReview`. */
export function readModels(): ReadonlyMap<string, Model> {
  const { models } = getDatamodel().datamodel
  return new Map(
    Object.entries(models).map(([name, { fields, primaryKey, uniqueIndexes }]) => {
      const read = fields.flatMap((field: Field) => fieldOf(field, models[field.type]?.fields ?? []))
      const keys = [primaryKey, ...uniqueIndexes].flatMap(key => (key ? [key] : []))
      const model: Model = {
        name,
        fields: new Map(read.map(([field, meaning]) => [field, meaning])),
        columns: read.flatMap(([, meaning]) => (meaning.kind === 'column' ? [meaning] : [])),
        keys: new Map(keys.map(key => [key.name ?? key.fields.join('_'), key.fields])),
      }
      return [name.charAt(0).toLowerCase() + name.slice(1), model]
    }),
  )
}

function fieldOf(field: Field, others: readonly Field[]): [string, Column | Relation][] {
  const { name, kind, type, isList, isRequired } = field
  if (kind !== 'object') {
    const isUnique = field.isUnique || field.isId
    return [[name, { kind: 'column', name, type, isEnum: kind === 'enum', isList, isRequired, isUnique }]]
  }
  const here = keyOf(field)
  const key =
    here ??
    others.map(other => (other.relationName === field.relationName ? keyOf(other) : null)).find(Boolean)
  // Tables between two lists, and keys of several columns, are left to Prisma.
  return key ? [[name, { kind: 'relation', model: type, isList, key, isKeyHere: here !== null }]] : []
}

/** The column with the id of the other row, where the field's own table has it. */
function keyOf({ relationFromFields = [] }: Field): string | null {
  const [key = null, ...others] = relationFromFields
  return others.length === 0 ? key : null
}
