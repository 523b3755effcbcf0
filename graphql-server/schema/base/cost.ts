import type { ComplexityResult } from '@pothos/plugin-complexity'
import { ComplexityErrorKind, complexityFromQuery } from '@pothos/plugin-complexity'
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql'
import { badUserInput, operationFault } from './faults.ts'
import { isRowId } from './ids.ts'

/** The most rows that one page of a connection, or one call of `nodes`, may contain. */
export const MAXIMUM_PAGE = 100
/** The rows of a page without a stated size. */
export const DEFAULT_PAGE = 20

/**
 * The limits for one operation. `complexity` counts fields, those of a connection times the size of its page; `depth`
 * counts levels, `breadth` all fields in the text.
 */
export const COST_LIMITS: ComplexityResult = { complexity: 6000, depth: 14, breadth: 600 }

type PageArguments = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
}

/**
 * What a connection costs: its fields, once for each row of the page. Invalid arguments of a page are refused here,
 * since costs are counted before anything is read.
 */
export function costOfPage(page: PageArguments): { field: number; multiplier: number } {
  checkPage(page)
  return { field: 1, multiplier: page.first ?? page.last ?? DEFAULT_PAGE }
}

/** What `nodes` costs: the fields, once for each id. */
export function costOfNodes({ ids }: { ids?: readonly unknown[] }): { field: number; multiplier: number } {
  const count = ids?.length ?? 0
  if (count > MAXIMUM_PAGE) throw badUserInput(`At most ${MAXIMUM_PAGE} ids can be asked for at a time.`)
  return { field: 1, multiplier: count }
}

/** The most programmes that one call of `fits` scores. */
const MOST_PAIRS = 1000

/** Reading the words of a profile costs more than reading a row, and more the longer they are. */
const COST_OF_READING = 300
const CHARACTERS_AT_COST_1 = 10
/** Longer texts are refused by name before they are read. */
const LONGEST_COUNTED = 6000

type Words = { profile?: Readonly<Record<string, unknown>> | null }

/** What `profileReading` costs: one of the longest words may be asked for twice in an operation, a usual one often. */
export function costOfReading({ profile }: Words): { field: number } {
  return { field: COST_OF_READING + costOfWords(profile) }
}

function costOfWords(profile: Words['profile']): number {
  const characters = Object.values(profile ?? {}).reduce<number>(
    (sum, text) => sum + (typeof text === 'string' ? Math.min(text.length, LONGEST_COUNTED) : 0),
    0,
  )
  return Math.ceil(characters / CHARACTERS_AT_COST_1)
}

/** What `fits` costs: reading the profile's words, and the fields once for each programme. */
export function costOfFits({ profile, programIds }: Words & { programIds?: readonly unknown[] }): {
  field: number
  multiplier: number
} {
  const count = programIds?.length ?? 0
  if (count > MOST_PAIRS) throw badUserInput(`At most ${MOST_PAIRS} programmes can be scored at a time.`)
  return { field: 1 + costOfWords(profile), multiplier: count }
}

/** The cost of an operation, as the limits count it. */
export function costOfOperation({
  schema,
  document,
  variables,
}: {
  schema: GraphQLSchema
  document: DocumentNode
  variables?: Record<string, unknown>
}): ComplexityResult {
  return complexityFromQuery(document, { schema, variables })
}

/** The error of an operation that exceeds a limit, with its cost and the limit. */
export function tooCostly(kind: ComplexityErrorKind, cost: ComplexityResult): GraphQLError {
  const measure = MEASURES[kind]
  return operationFault(
    `This operation is too ${measure.adjective}: its ${measure.name} is ${cost[measure.name]}, and at most ${COST_LIMITS[measure.name]} is allowed.`,
    'QUERY_TOO_COMPLEX',
  )
}

const MEASURES = {
  [ComplexityErrorKind.Complexity]: { name: 'complexity', adjective: 'costly' },
  [ComplexityErrorKind.Depth]: { name: 'depth', adjective: 'deep' },
  [ComplexityErrorKind.Breadth]: { name: 'breadth', adjective: 'broad' },
} as const

function checkPage({ first, last, after, before }: PageArguments): void {
  for (const [name, size] of Object.entries({ first, last })) {
    if (size != null && (size < 0 || size > MAXIMUM_PAGE))
      throw badUserInput(`"${name}" must be between 0 and ${MAXIMUM_PAGE}, and is ${size}.`)
  }
  const forwards = first != null || after != null
  const backwards = last != null || before != null
  if (forwards && backwards)
    throw badUserInput('Page forwards with "first" and "after", or backwards with "last" and "before".')
  for (const [name, cursor] of Object.entries({ after, before })) {
    if (cursor != null && !isCursor(cursor)) throw badUserInput(`"${name}" is not a cursor of this list.`)
  }
}

/** Whether a cursor is one of the server's: the id of a row, as Pothos writes it. */
function isCursor(cursor: string): boolean {
  const id = /^GPC:N:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString('utf8'))?.[1]
  return id !== undefined && isRowId(id)
}
