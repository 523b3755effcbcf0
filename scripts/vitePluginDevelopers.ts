import { readFile } from 'node:fs/promises'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import type { Plugin } from 'vite'
import type { ReferencePart, ReferenceType } from '../web/content/graphReference.ts'

const REFERENCE = 'virtual:graph-reference'
const CHANGELOG = 'virtual:changelog'
const SCHEMA = 'schema.graphql'

/** What the pages for developers show: the reference from the descriptions of the schema, and the changelog. */
export function vitePluginDevelopers(): Plugin {
  return {
    name: 'gradwright-developers',
    resolveId: id => (id === REFERENCE || id === CHANGELOG ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${REFERENCE}`) {
        const types = referenceOf(buildSchema(await readFile(SCHEMA, 'utf8')))
        // As a text it is read faster than as a program.
        return `export const types = JSON.parse(${JSON.stringify(JSON.stringify(types))})`
      }
      if (id === `\0${CHANGELOG}`)
        return `export const changelog = ${JSON.stringify(await readFile('CHANGELOG.md', 'utf8'))}`
      return null
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${SCHEMA}`, (_request, response, next) => {
        readFile(SCHEMA).then(text => response.end(text), next)
      })
    },
    async generateBundle({ dir = '' }) {
      if (dir.endsWith('web'))
        this.emitFile({ type: 'asset', fileName: SCHEMA, source: await readFile(SCHEMA, 'utf8') })
    },
  }
}

/** The types of a schema for the reference, in the alphabet, without those that GraphQL itself has. */
export function referenceOf(schema: GraphQLSchema): ReferenceType[] {
  return Object.values(schema.getTypeMap())
    .filter(type => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(type => ({
      name: type.name,
      kind: kindOf(type),
      description: type.description ?? '',
      parts: partsOf(type),
      members: isUnionType(type)
        ? type.getTypes().map(({ name }) => name)
        : isInterfaceType(type)
          ? schema.getImplementations(type).objects.map(({ name }) => name)
          : [],
    }))
}

function kindOf(type: GraphQLNamedType): ReferenceType['kind'] {
  if (isObjectType(type)) return 'type'
  if (isInterfaceType(type)) return 'interface'
  if (isUnionType(type)) return 'union'
  if (isInputObjectType(type)) return 'input'
  return isEnumType(type) ? 'enum' : 'scalar'
}

function partsOf(type: GraphQLNamedType): ReferencePart[] {
  if (isEnumType(type)) return type.getValues().map(partOf)
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(partOf)
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).map(partOf)
}

function partOf(
  part: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument | GraphQLEnumValue,
): ReferencePart {
  return {
    name: part.name,
    ...('type' in part && { type: String(part.type) }),
    description: part.description ?? '',
    ...(part.deprecationReason && { deprecated: part.deprecationReason }),
    ...('args' in part && part.args.length > 0 && { args: part.args.map(partOf) }),
  }
}
