/**
 * What has changed in the graph since the last release. `schema.released.graphql` is the schema of that release;
 * `npm run release` writes it (docs/decisions/0066).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core'
import {
  buildSchema,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { deprecableParts, readDeprecation, reasonAt } from '../graphql-server/schema/base/deprecations.ts'

export const RELEASED = 'schema.released.graphql'
const HEAD = /^# The schema of the release of (\d{4}-\d{2}-\d{2})/

/** A schema that partners build on, and the day from which they could. */
export type ReleasedSchema = { schema: GraphQLSchema; day: string }

/** Reads the schema of the last release. */
export async function readReleasedSchema(path = RELEASED): Promise<ReleasedSchema> {
  const text = await readFile(path, 'utf8')
  const [, day] = HEAD.exec(text) ?? []
  if (day === undefined) throw new Error(`${path} does not begin with the day of its release.`)
  return { schema: buildSchema(text), day }
}

/** Keeps the schema of a release, for the comparison with the next one. */
export async function writeReleasedSchema({ printed, day }: { printed: string; day: string }): Promise<void> {
  await writeFile(RELEASED, `# The schema of the release of ${day}. npm run release writes it.\n\n${printed}`)
}

/** The changes since a release that an operation may notice, in words: those that break one first. */
export async function changesSince(
  { schema: released }: ReleasedSchema,
  present: GraphQLSchema,
): Promise<string[]> {
  const rank = { BREAKING: 0, DANGEROUS: 1, NON_BREAKING: 2 }
  return (await diff(released, present))
    .filter(({ type }) => !type.includes('DESCRIPTION') && !type.startsWith('DIRECTIVE_USAGE'))
    .toSorted((a, b) => rank[a.criticality.level] - rank[b.criticality.level])
    .map(({ message }) => `${message.replaceAll("'", '`')}.`)
}

/**
 * What is wrong with the changes since a release: whatever breaks an operation, unless it removes what was deprecated
 * for as long as promised; and deprecations with a day before the release in which they appear.
 */
export async function faultsSince({
  released,
  present,
  today,
}: {
  released: ReleasedSchema
  present: GraphQLSchema
  /** As in 2026-11-26. */
  today: string
}): Promise<string[]> {
  const isOver = (coordinate: string) => {
    const reason = reasonAt(released.schema, coordinate)
    const deprecation = reason === null ? null : readDeprecation(reason)
    return deprecation !== null && deprecation.keptUntil <= today
  }
  const needed = typesInUse(released.schema, isOver)
  const breaking = (await diff(released.schema, present))
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .filter(change => !isPromisedRemoval(change, isOver, needed))
    .map(({ message }) => message)
  const backdated = deprecableParts(present).flatMap(({ coordinate, reason }) => {
    if (reason === null || reasonAt(released.schema, coordinate) !== null) return []
    const since = readDeprecation(reason)?.since
    return since === undefined || since >= released.day
      ? []
      : [`'${coordinate}' is deprecated since ${since}, and the release of ${released.day} did not say so`]
  })
  return [...breaking, ...backdated]
}

function isPromisedRemoval(
  { type, path }: Change,
  isOver: (coordinate: string) => boolean,
  needed: ReadonlySet<string>,
): boolean {
  if (path === undefined) return false
  const [typeName = '', field, argument] = path.split('.')
  if (type === 'TYPE_REMOVED') return !needed.has(typeName)
  if (type === 'FIELD_ARGUMENT_REMOVED') return isOver(`${typeName}.${field}(${argument}:)`)
  const removals: readonly string[] = ['FIELD_REMOVED', 'INPUT_FIELD_REMOVED', 'ENUM_VALUE_REMOVED']
  return removals.includes(type) && isOver(path)
}

/** The names of the types that an operation may still name when all that is over has gone. */
function typesInUse(schema: GraphQLSchema, isOver: (coordinate: string) => boolean): Set<string> {
  const found = new Set<string>()
  const waiting = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    root => (root ? [root.name] : []),
  )
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const type = schema.getType(name)
    if (isUnionType(type)) waiting.push(...type.getTypes().map(member => member.name))
    if (isInterfaceType(type))
      waiting.push(...schema.getImplementations(type).objects.map(member => member.name))
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (!isOver(`${name}.${field.name}`)) waiting.push(getNamedType(field.type).name)
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    waiting.push(...type.getInterfaces().map(one => one.name))
    for (const field of Object.values(type.getFields())) {
      if (isOver(`${name}.${field.name}`)) continue
      waiting.push(getNamedType(field.type).name)
      for (const argument of field.args)
        if (!isOver(`${name}.${field.name}(${argument.name}:)`))
          waiting.push(getNamedType(argument.type).name)
    }
  }
  return found
}
