import { filterSchema, pruneSchema } from '@graphql-tools/utils'
import {
  type DirectiveNode,
  defaultFieldResolver,
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql'
import { z } from 'zod'
import type { GraphContext } from './base/context.ts'
import { costOfNodes } from './base/cost.ts'
import { readGlobalId } from './base/ids.ts'

/** Where a gateway's operations begin: the catalogue, fits, and the organisation of a key. */
const ROOT_FIELDS = new Set(['countries', 'universities', 'programs', 'fits', 'partner'])
/** What a gateway can name by its global id, from another subgraph too. */
const ENTITIES = ['Partner', 'PartnerStudent', 'Program', 'University']
/** Types that are about the signed-in person, whom a key is not. */
const OF_PEOPLE = new Set([
  'ApiKey',
  'Application',
  'BestFit',
  'MemberInvitation',
  'OwnFit',
  'PartnerDeprecatedUse',
  'PartnerMember',
])
/** Types that every subgraph with Relay's connections has. */
const SHARED = new Set(['PageInfo'])

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])'

const representation = z.looseObject({ __typename: z.string(), id: z.string() })

/** The part of the schema that a gateway composes with others, with `_service` and `_entities`; and its text. */
export type Subgraph = { schema: GraphQLSchema; sdl: string }

/**
 * Makes a subgraph by the specification of Apollo Federation from the schema: the catalogue and the partner's part, each
 * thing with a page of its own keyed by its global id. Fields are those of the schema, with the same access and cost.
 */
export function createSubgraph(schema: GraphQLSchema): Subgraph {
  const part = pruneSchema(
    filterSchema({
      schema,
      rootFieldFilter: (operation, field) => operation === 'Query' && ROOT_FIELDS.has(field ?? ''),
      typeFilter: name => !OF_PEOPLE.has(name),
      fieldFilter: (_type, _field, { type }) => !OF_PEOPLE.has(getNamedType(type).name),
    }),
  )
  const sdl = printedSubgraph(part)
  const query = part.getQueryType()
  const types = Object.values(part.getTypeMap()).filter(type => type !== query)
  const config = part.toConfig()
  return {
    sdl,
    schema: new GraphQLSchema({
      ...config,
      types,
      query: new GraphQLObjectType({
        ...(query?.toConfig() ?? { name: 'Query' }),
        fields: { ...query?.toConfig().fields, ...federationFields({ schema, part, sdl }) },
      }),
    }),
  }
}

/** The text of the subgraph as a composer reads it. */
function printedSubgraph(part: GraphQLSchema): string {
  const document = visit(parse(printSchema(lexicographicSortSchema(part))), {
    ObjectTypeDefinition: node => {
      const directives = [
        ...(ENTITIES.includes(node.name.value) ? [directive('key', { fields: 'id' })] : []),
        ...(SHARED.has(node.name.value) ? [directive('shareable')] : []),
      ]
      return { ...node, directives }
    },
  })
  return `${LINK}\n\n${print(document)}\n`
}

function directive(
  name: string,
  args: Readonly<Record<string, string>> = {},
): DirectiveNode & { kind: Kind.DIRECTIVE } {
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: name },
    arguments: Object.entries(args).map(([argument, value]) => ({
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: argument },
      value: { kind: Kind.STRING, value },
    })),
  }
}

/** What the specification adds to the queries. Entities are read as `nodes` reads them. */
function federationFields({
  schema,
  part,
  sdl,
}: {
  schema: GraphQLSchema
  part: GraphQLSchema
  sdl: string
}): GraphQLFieldConfigMap<unknown, GraphContext> {
  const node = schema.getType('Node')
  const nodes = schema.getQueryType()?.getFields().nodes
  if (!isInterfaceType(node) || !nodes) throw new Error('The schema has no nodes.')
  const entity = new GraphQLUnionType({
    name: '_Entity',
    types: ENTITIES.map(name => part.getType(name)).filter(isObjectType),
    resolveType: (value, context, info, abstractType) =>
      node.resolveType?.(value, context, info, abstractType),
  })
  const any = new GraphQLScalarType({ name: '_Any' })
  const service = new GraphQLObjectType({
    name: '_Service',
    fields: { sdl: { type: new GraphQLNonNull(GraphQLString), resolve: () => sdl } },
  })
  const resolve = nodes.resolve ?? defaultFieldResolver
  return {
    _service: { type: new GraphQLNonNull(service), resolve: () => ({}) },
    _entities: {
      type: new GraphQLNonNull(new GraphQLList(entity)),
      args: { representations: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(any))) } },
      extensions: {
        ...nodes.extensions,
        complexity: ({ representations }: { representations?: readonly unknown[] }) =>
          costOfNodes({ ids: representations }),
      },
      resolve: (root, { representations }, context, info) =>
        resolve(root, { ids: idsOf(representations) }, context, info),
    },
  }
}

/** The global ids that a gateway asks for. One of another type than is named finds nothing. */
function idsOf(representations: unknown): string[] {
  return z
    .array(z.unknown())
    .parse(representations)
    .map(given => {
      const { success, data } = representation.safeParse(given)
      return success &&
        ENTITIES.includes(data.__typename) &&
        readGlobalId(data.id).typename === data.__typename
        ? data.id
        : ''
    })
}
