import { quoted } from '../sqlConnection.ts'
import type { Column, Model, Relation } from './datamodel.ts'

/** A call that is left to Prisma. It is thrown often, so it has no stack. */
export const LEFT_TO_PRISMA = Object.freeze({ reason: 'left to Prisma' })

/** Turns a value of JSON into the one that Prisma gives. */
type Decode = (value: unknown) => unknown

/** One statement that answers a call with one text of JSON. */
export type ReadStatement = {
  text: string
  values: unknown[]
  decode: Decode
  /** Whether the best plan depends on the values, such as the words of a search: it is planned anew each time then. */
  isSearch: boolean
}

type Given = Readonly<Record<string, unknown>>

/** What Prisma computes of the rows of a group, and PostgreSQL's functions for it. */
const FIGURES = new Map([
  ['_sum', 'sum'],
  ['_min', 'min'],
  ['_max', 'max'],
])

/** How many arguments a function of PostgreSQL takes. */
const MOST_ARGUMENTS = 100

/** The arguments that choose columns and relations. */
const COLUMNS = ['select', 'include', 'omit'] as const

/** The calls of a model that are answered by a statement of our own where it can be. */
const READS = {
  findUnique(writer, model, given) {
    checkKey(model, objectOf(given.where))
    return writer.oneRow(model, given, ['where', ...COLUMNS])
  },
  findFirst: (writer, model, given) => writer.oneRow(model, given, ['where', ...COLUMNS, 'orderBy']),
  findMany: (writer, model, given) =>
    writer.manyRows(model, given, ['where', ...COLUMNS, 'orderBy', 'take', 'skip']),
  count: (writer, model, given) => writer.count(model, given, ['where']),
  groupBy: (writer, model, given) =>
    writer.groups(model, given, ['by', 'where', ...FIGURES.keys(), '_count']),
} satisfies Record<string, (writer: Writer, model: Model, given: Given) => ReadStatement>

export type Read = keyof typeof READS

/**
 * The statement of a read with the arguments that Prisma takes.
 * @throws LEFT_TO_PRISMA where an argument, a column or a value is not among the simple ones that are known here
 */
export function readStatement(
  models: ReadonlyMap<string, Model>,
  { model, read, given }: { model: Model; read: Read; given: unknown },
): ReadStatement {
  return READS[read](new Writer(models), model, objectOf(given ?? {}))
}

class Writer {
  private readonly values: unknown[] = []
  private isSearch = false
  private aliases = 0

  constructor(private readonly models: ReadonlyMap<string, Model>) {}

  oneRow(model: Model, given: Given, known: readonly string[]): ReadStatement {
    const { row, decode, from } = this.rows(model, given, known)
    return this.statement(`SELECT ${row}::text AS "answer" ${from} LIMIT 1`, decode)
  }

  manyRows(model: Model, given: Given, known: readonly string[]): ReadStatement {
    const { row, decode, from } = this.rows(model, given, known)
    return this.statement(listOf(row, from, pageOf(given), '::text AS "answer"'), decodeList(decode))
  }

  count(model: Model, given: Given, known: readonly string[]): ReadStatement {
    onlyKnown(given, known)
    const alias = this.alias()
    const where = this.condition(model, alias, given.where)
    return this.statement(
      `SELECT count(*)::text AS "answer" FROM ${quoted(model.name)} AS ${alias} WHERE ${where}`,
      Number,
    )
  }

  /** One row for each group, with figures of integers only. */
  groups(model: Model, given: Given, known: readonly string[]): ReadStatement {
    onlyKnown(given, known)
    const alias = this.alias()
    const by = [given.by].flat().map(name => columnOf(model, name))
    const parts = by.map(column => ({
      name: column.name,
      value: jsonOf(column, alias),
      decode: decoderOf(column),
    }))
    for (const [name, sql] of FIGURES) {
      if (given[name] === undefined) continue
      const columns = chosenOf(given[name]).map(chosen => columnOf(model, chosen))
      if (columns.length === 0 || columns.some(({ type }) => type !== 'Int')) throw LEFT_TO_PRISMA
      const figures = columns.map(column => `${sql}(${alias}.${quoted(column.name)})`)
      const names = columns.map(column => column.name)
      parts.push({
        name,
        value: arrayOf(figures),
        decode: decodeRow(
          names,
          names.map(() => null),
        ),
      })
    }
    if (given._count === true) parts.push({ name: '_count', value: 'count(*)', decode: null })
    else if (given._count !== undefined) throw LEFT_TO_PRISMA
    const row = arrayOf(parts.map(({ value }) => value))
    const where = this.condition(model, alias, given.where)
    const groups = by.map(column => `${alias}.${quoted(column.name)}`).join(', ')
    const from = `FROM ${quoted(model.name)} AS ${alias} WHERE ${where} GROUP BY ${groups}`
    const decode = decodeRow(
      parts.map(({ name }) => name),
      parts.map(part => part.decode),
    )
    return this.statement(listOf(row, from, '', '::text AS "answer"'), decodeList(decode))
  }

  private statement(text: string, decode: Decode): ReadStatement {
    return { text, values: this.values, decode, isSearch: this.isSearch }
  }

  /** The parts of a statement for the rows of a table, or of a relation with `joined` as its condition. */
  private rows(model: Model, given: Given, known: readonly string[], joined?: (alias: string) => string) {
    onlyKnown(given, known)
    const alias = this.alias()
    const { row, decode } = this.selection(model, alias, given)
    const conditions = [
      ...(joined ? [joined(alias)] : []),
      ...(given.where === undefined ? [] : [this.condition(model, alias, given.where)]),
    ]
    const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
    const order = this.order(model, alias, given.orderBy)
    return { row, decode, from: `FROM ${quoted(model.name)} AS ${alias}${where}${order}` }
  }

  /** The columns and relations of a row, as one array of JSON. */
  private selection(
    model: Model,
    alias: string,
    { select, include, omit }: Given,
  ): { row: string; decode: Decode } {
    const names: string[] = []
    const values: string[] = []
    const decoders: (Decode | null)[] = []
    const add = (name: string, value: string, decode: Decode | null) => {
      names.push(name)
      values.push(value)
      decoders.push(decode)
    }
    const addColumn = (column: Column) => add(column.name, jsonOf(column, alias), decoderOf(column))
    if (select !== undefined && (include !== undefined || omit !== undefined)) throw LEFT_TO_PRISMA
    const omitted = chosenOf(omit ?? {})
    if (select === undefined)
      for (const column of model.columns) if (!omitted.includes(column.name)) addColumn(column)
    for (const [name, chosen] of Object.entries(objectOf(select ?? include ?? {}))) {
      if (chosen === undefined || chosen === false || chosen === null) continue
      const field = model.fields.get(name)
      if (name === '_count') {
        const counts = this.counts(model, alias, objectOf(chosen))
        add(name, counts.row, counts.decode)
      } else if (field?.kind === 'relation') {
        const related = this.related(field, alias, chosen === true ? {} : objectOf(chosen))
        add(name, related.sql, related.decode)
      } else if (field?.kind === 'column' && chosen === true && select !== undefined) addColumn(field)
      else throw LEFT_TO_PRISMA
    }
    if (names.length === 0) throw LEFT_TO_PRISMA
    return { row: arrayOf(values), decode: decodeRow(names, decoders) }
  }

  private related(relation: Relation, alias: string, given: Given): { sql: string; decode: Decode } {
    const model = this.modelOf(relation)
    const joined = (other: string) => joinOf(relation, alias, other)
    if (relation.isList) {
      const known = ['where', ...COLUMNS, 'orderBy', 'take', 'skip']
      const { row, decode, from } = this.rows(model, given, known, joined)
      return { sql: `(${listOf(row, from, pageOf(given))})`, decode: decodeList(decode) }
    }
    const { row, decode, from } = this.rows(model, given, COLUMNS, joined)
    return { sql: `(SELECT ${row} ${from})`, decode: value => (value === null ? null : decode(value)) }
  }

  private counts(model: Model, alias: string, given: Given): { row: string; decode: Decode } {
    onlyKnown(given, ['select'])
    const names: string[] = []
    const values: string[] = []
    for (const [name, chosen] of Object.entries(objectOf(given.select))) {
      if (chosen === undefined || chosen === false) continue
      const relation = model.fields.get(name)
      if (relation?.kind !== 'relation' || !relation.isList) throw LEFT_TO_PRISMA
      const filter = chosen === true ? {} : objectOf(chosen)
      onlyKnown(filter, ['where'])
      names.push(name)
      values.push(`(SELECT count(*) ${this.ofRelation(relation, alias, filter.where)})`)
    }
    return {
      row: arrayOf(values),
      decode: decodeRow(
        names,
        names.map(() => null),
      ),
    }
  }

  /** FROM and WHERE of the rows of a relation that fulfil a condition. */
  private ofRelation(relation: Relation, alias: string, where: unknown): string {
    const model = this.modelOf(relation)
    const other = this.alias()
    const condition = this.condition(model, other, where)
    return `FROM ${quoted(model.name)} AS ${other} WHERE ${joinOf(relation, alias, other)} AND ${condition}`
  }

  private condition(model: Model, alias: string, where: unknown): string {
    const conditions: string[] = []
    for (const [name, wanted] of Object.entries(objectOf(where ?? {}))) {
      if (wanted === undefined) continue
      conditions.push(this.conditionOn(model, alias, name, wanted))
    }
    return conditions.length > 0 ? conditions.join(' AND ') : 'TRUE'
  }

  private conditionOn(model: Model, alias: string, name: string, wanted: unknown): string {
    if (name === 'AND' || name === 'OR' || name === 'NOT') return this.combined(model, alias, name, wanted)
    const field = model.fields.get(name)
    if (field?.kind === 'column') return this.compared(field, `${alias}.${quoted(name)}`, wanted)
    if (field?.kind === 'relation') return this.relationFulfils(field, alias, objectOf(wanted))
    const key = model.keys.get(name)
    const given = key ? objectOf(wanted) : null
    if (!key || !given || Object.keys(given).length !== key.length) throw LEFT_TO_PRISMA
    return key.map(part => this.conditionOn(model, alias, part, given[part] ?? null)).join(' AND ')
  }

  private combined(model: Model, alias: string, name: 'AND' | 'OR' | 'NOT', wanted: unknown): string {
    if (name === 'OR' && !Array.isArray(wanted)) throw LEFT_TO_PRISMA
    const parts = [wanted].flat().map(part => `(${this.condition(model, alias, objectOf(part))})`)
    if (name === 'OR') return parts.length > 0 ? `(${parts.join(' OR ')})` : 'FALSE'
    if (parts.length === 0) return 'TRUE'
    return name === 'AND' ? parts.join(' AND ') : parts.map(part => `NOT ${part}`).join(' AND ')
  }

  private relationFulfils(relation: Relation, alias: string, filter: Given): string {
    const names = Object.keys(filter)
    const kinds = relation.isList ? ['some', 'none'] : ['is']
    const isNamed = names.some(name => ['some', 'none', 'every', 'is', 'isNot'].includes(name))
    if (!isNamed && !relation.isList) return `EXISTS (SELECT 1 ${this.ofRelation(relation, alias, filter)})`
    onlyKnown(filter, kinds)
    const conditions = names.flatMap(name => {
      const wanted = filter[name]
      if (wanted === undefined) return []
      const rows = this.ofRelation(relation, alias, objectOf(wanted))
      return [`${name === 'none' ? 'NOT ' : ''}EXISTS (SELECT 1 ${rows})`]
    })
    return conditions.length > 0 ? conditions.join(' AND ') : 'TRUE'
  }

  private compared(column: Column, sql: string, wanted: unknown): string {
    if (column.isList || column.type === 'Json') throw LEFT_TO_PRISMA
    if (!isFilter(wanted)) return this.equal(column, sql, wanted, '=')
    const conditions = Object.entries(wanted).flatMap(([operator, value]) =>
      value === undefined ? [] : [this.comparedBy(column, sql, operator, value)],
    )
    return conditions.length > 0 ? conditions.join(' AND ') : 'TRUE'
  }

  private comparedBy(column: Column, sql: string, operator: string, value: unknown): string {
    const compare = COMPARISONS.get(operator)
    if (compare !== undefined) return `${sql} ${compare} ${this.value(column, value)}`
    if (operator === 'equals') return this.equal(column, sql, value, '=')
    if (operator === 'not')
      return isFilter(value)
        ? `NOT (${this.compared(column, sql, value)})`
        : this.equal(column, sql, value, '<>')
    if (operator === 'in') return this.among(column, sql, value)
    if (operator === 'notIn') return `NOT (${this.among(column, sql, value)})`
    const pattern = PATTERNS.get(operator)
    if (pattern === undefined || column.isEnum || column.type !== 'String') throw LEFT_TO_PRISMA
    this.isSearch = true
    return `${sql} LIKE ${this.parameter(pattern(textOf(value)))}`
  }

  private equal(column: Column, sql: string, value: unknown, operator: '=' | '<>'): string {
    if (value !== null) return `${sql} ${operator} ${this.value(column, value)}`
    if (column.isRequired) throw LEFT_TO_PRISMA
    return `${sql} IS ${operator === '=' ? '' : 'NOT '}NULL`
  }

  /** Lists are one parameter, so that their length does not make another statement. */
  private among(column: Column, sql: string, list: unknown): string {
    if (!Array.isArray(list)) throw LEFT_TO_PRISMA
    if (list.length === 0) return 'FALSE'
    const type = LISTED.get(column.type)
    if (column.isEnum || type === undefined)
      return `${sql} IN (${list.map(value => this.value(column, value)).join(', ')})`
    return `${sql} = ANY(${this.parameter(list.map(value => checked(column, value)))}::${type}[])`
  }

  /** Truth values and the values of an enum are written out: a plan may then use an index of such rows only. */
  private value(column: Column, value: unknown): string {
    if (column.isEnum) return literalOf(value)
    if (column.type === 'Boolean') {
      if (typeof value !== 'boolean') throw LEFT_TO_PRISMA
      return value ? 'TRUE' : 'FALSE'
    }
    return this.parameter(checked(column, value))
  }

  private parameter(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  private order(model: Model, alias: string, orderBy: unknown): string {
    const terms = [orderBy ?? []]
      .flat()
      .flatMap(one =>
        Object.entries(objectOf(one)).flatMap(([name, direction]) =>
          direction === undefined ? [] : [this.orderTerm(model, alias, name, direction)],
        ),
      )
    return terms.length > 0 ? ` ORDER BY ${terms.join(', ')}` : ''
  }

  private orderTerm(model: Model, alias: string, name: string, direction: unknown): string {
    const field = model.fields.get(name)
    if (field?.kind === 'column') return `${alias}.${quoted(name)} ${directionOf(direction)}`
    const [further, ...others] = Object.entries(objectOf(direction))
    if (field?.kind !== 'relation' || field.isList || !further || others.length > 0) throw LEFT_TO_PRISMA
    const column = this.modelOf(field).fields.get(further[0])
    if (column?.kind !== 'column') throw LEFT_TO_PRISMA
    const other = this.alias()
    const from = `FROM ${quoted(field.model)} AS ${other} WHERE ${joinOf(field, alias, other)}`
    return `(SELECT ${other}.${quoted(column.name)} ${from}) ${directionOf(further[1])}`
  }

  private alias(): string {
    this.aliases += 1
    return `t${this.aliases}`
  }

  private modelOf({ model }: Relation): Model {
    const found = this.models.get(model.charAt(0).toLowerCase() + model.slice(1))
    if (!found) throw LEFT_TO_PRISMA
    return found
  }
}

function joinOf({ key, isKeyHere }: Relation, here: string, other: string): string {
  return isKeyHere ? `${other}."id" = ${here}.${quoted(key)}` : `${other}.${quoted(key)} = ${here}."id"`
}

function listOf(row: string, from: string, page: string, as = ''): string {
  return `SELECT coalesce(json_agg("page"."row"), '[]')${as} FROM (SELECT ${row} AS "row" ${from}${page}) AS "page"`
}

function pageOf({ take, skip }: Given): string {
  return `${take === undefined ? '' : ` LIMIT ${countOf(take)}`}${skip ? ` OFFSET ${countOf(skip)}` : ''}`
}

/** A number of rows. Prisma takes negative ones too, and reads backwards then. */
function countOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw LEFT_TO_PRISMA
  return value
}

function arrayOf(values: readonly string[]): string {
  if (values.length > MOST_ARGUMENTS) throw LEFT_TO_PRISMA
  return `json_build_array(${values.join(', ')})`
}

function columnOf(model: Model, name: unknown): Column {
  const column = typeof name === 'string' ? model.fields.get(name) : undefined
  if (column?.kind !== 'column' || column.isList) throw LEFT_TO_PRISMA
  return column
}

/** The names that are chosen in a selection. */
function chosenOf(selection: unknown): string[] {
  return Object.entries(objectOf(selection)).flatMap(([name, chosen]) => (chosen === true ? [name] : []))
}

/** Prisma refuses to look for one row without a key of it; any row would be found here. */
function checkKey({ columns, keys }: Model, where: Given): void {
  const isGiven = (name: string) => where[name] !== undefined && where[name] !== null
  if (!columns.some(({ name, isUnique }) => isUnique && isGiven(name)) && ![...keys.keys()].some(isGiven))
    throw LEFT_TO_PRISMA
}

function onlyKnown(given: Given, known: readonly string[]): void {
  for (const name of Object.keys(given))
    if (given[name] !== undefined && !known.includes(name)) throw LEFT_TO_PRISMA
}

function objectOf(value: unknown): Given {
  if (!isObject(value)) throw LEFT_TO_PRISMA
  return value
}

/** Whether a value is an object that was written as such: no list, no date, none of Prisma's own. */
function isObject(value: unknown): value is Given {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isFilter = isObject

const COMPARISONS = new Map([
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
])

/** Prisma takes `%` and `_` of a text as they are, and so does this. */
const PATTERNS = new Map<string, (text: string) => string>([
  ['contains', text => `%${text}%`],
  ['startsWith', text => `${text}%`],
  ['endsWith', text => `%${text}`],
])

/** The types whose lists are one parameter. */
const LISTED = new Map([
  ['Int', 'int'],
  ['String', 'text'],
])

const LARGEST_INT = 2 ** 31 - 1

/** A value of a column as the drivers of both databases take it. */
function checked({ type }: Column, value: unknown): unknown {
  if (type === 'Int' && Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INT) return value
  if (type === 'Float' && Number.isFinite(value)) return value
  if (type === 'String') return textOf(value)
  if (type === 'DateTime' && value instanceof Date && !Number.isNaN(value.getTime()))
    return value.toISOString()
  if (type === 'Bytes' && value instanceof Uint8Array) return value
  throw LEFT_TO_PRISMA
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || value.includes('\0')) throw LEFT_TO_PRISMA
  return value
}

function literalOf(value: unknown): string {
  if (typeof value !== 'string' || !/^\w+$/.test(value)) throw LEFT_TO_PRISMA
  return `'${value}'`
}

function directionOf(direction: unknown): string {
  if (direction === 'asc') return 'ASC'
  if (direction === 'desc') return 'DESC'
  const { sort, nulls, ...others } = objectOf(direction)
  if (Object.keys(others).length > 0 || (nulls !== 'first' && nulls !== 'last')) throw LEFT_TO_PRISMA
  return `${directionOf(sort)} NULLS ${nulls === 'first' ? 'FIRST' : 'LAST'}`
}

/** The value of a column within JSON. Bytes and large integers have none of their own. */
function jsonOf({ name, type, isEnum, isList }: Column, alias: string): string {
  const column = `${alias}.${quoted(name)}`
  if (!isEnum && !READ_AS.has(type) && !SAME_IN_JSON.has(type)) throw LEFT_TO_PRISMA
  if (isList && !LISTED.has(type) && READ_AS.has(type)) throw LEFT_TO_PRISMA
  if (type === 'Bytes') return `encode(${column}, 'hex')`
  return type === 'BigInt' ? `${column}::text` : column
}

/** The types whose values are the same in JSON. */
const SAME_IN_JSON = new Set(['Int', 'String', 'Boolean', 'Json'])

const READ_AS = new Map<string, Decode>([
  ['DateTime', value => dateOf(value)],
  ['Bytes', value => (typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'hex')) : value)],
  ['BigInt', value => (typeof value === 'string' ? BigInt(value) : value)],
  ['Float', value => (value === null ? null : Number(value))],
])

function decoderOf({ type, isList }: Column): Decode | null {
  return isList ? listOrNone : (READ_AS.get(type) ?? null)
}

/** Prisma gives an empty list where the column is null. */
function listOrNone(value: unknown): unknown {
  return value ?? []
}

function dateOf(value: unknown): unknown {
  if (value === null) return null
  const date = new Date(String(value))
  if (Number.isNaN(date.getTime())) throw LEFT_TO_PRISMA
  return date
}

function decodeRow(names: readonly string[], decoders: readonly (Decode | null)[]): Decode {
  return value => {
    if (!Array.isArray(value)) throw LEFT_TO_PRISMA
    const row: Record<string, unknown> = {}
    for (let place = 0; place < names.length; place += 1) {
      const decode = decoders[place]
      row[names[place] ?? ''] = decode ? decode(value[place]) : value[place]
    }
    return row
  }
}

function decodeList(decode: Decode): Decode {
  return value => {
    if (!Array.isArray(value)) throw LEFT_TO_PRISMA
    return value.map(decode)
  }
}
