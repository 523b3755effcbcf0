import {
  type Catalogue,
  emptyColumns,
  type TableName,
} from '../../../graphql-server/domain/catalogue/tables.ts'
import type { SourceCode } from './sources.ts'

/** The cell for a value: null is empty, a list is joined with bars, and true is 'yes'. */
type Cell<Value> = Value extends null
  ? ''
  : Value extends readonly unknown[]
    ? string
    : Value extends boolean
      ? 'yes' | ''
      : Value

/** A row as it is written into a table. Its columns are those of `TABLES`. */
export type TableRow<Name extends TableName> = {
  [Column in keyof Catalogue[Name][number]]: Cell<Catalogue[Name][number][Column]>
}

export type University = Omit<TableRow<'universities'>, 'source'> & {
  /** The name in the facts, where it differs from the displayed name. */
  factsName: string
  source: SourceCode
}

export type Program = Omit<TableRow<'programs'>, 'source' | 'tuitionSource'> & {
  /** The title without its award, for finding the same programme in another source. */
  subject: string
  source: SourceCode
  tuitionSource: SourceCode | ''
}

/** A requirement's number is written as its source writes it: '6.0'. */
export type Requirement = Omit<TableRow<'requirements'>, 'value'> & { value: number | string }

/** The rows of all tables. */
export type Tables = {
  readonly [Name in TableName]: readonly (Name extends 'requirements' ? Requirement : TableRow<Name>)[]
}

type EmptyCells<Name extends TableName> = { [Column in keyof ReturnType<typeof emptyColumns<Name>>]: '' }

/** The columns of a table that may be empty, all empty. */
export function emptyCells<Name extends TableName>(name: Name): EmptyCells<Name> {
  return Object.fromEntries(Object.keys(emptyColumns(name)).map(column => [column, ''])) as EmptyCells<Name>
}
