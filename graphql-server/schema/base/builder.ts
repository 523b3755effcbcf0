import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin, { resolveNodes } from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type GraphQLResolveInfo, isObjectType } from 'graphql'
import type PrismaTypes from '../../generated/pothos-types.ts'
import { getDatamodel } from '../../generated/pothos-types.ts'
import './catalogueFields.ts'
import type { GraphContext } from './context.ts'
import { COST_LIMITS, costOfNodes, costOfPage, DEFAULT_PAGE, MAXIMUM_PAGE, tooCostly } from './cost.ts'
import { readGlobalId } from './ids.ts'
import './plainFields.ts'
import { refusalOf, type Scopes, scopesOf } from './scopes.ts'

/**
 * The schema's builder: its plugins and their settings, and no types.
 *
 * The order of the plugins matters: the first wraps all others. Plain fields skip the others. Costs are counted before
 * anything runs. The errors plugin wraps scope-auth, so that a refused mutation becomes a member of its union. Rows are
 * read last.
 */
export const builder = new SchemaBuilder<{
  Context: GraphContext
  PrismaTypes: PrismaTypes
  AuthScopes: Scopes
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    ID: { Input: string; Output: string | number }
  }
}>({
  plugins: [
    'catalogueFields',
    'plainFields',
    ComplexityPlugin,
    RelayPlugin,
    ErrorsPlugin,
    ScopeAuthPlugin,
    PrismaPlugin,
  ],
  defaultFieldNullability: false,
  complexity: {
    limit: COST_LIMITS,
    defaultListMultiplier: 1,
    complexityError: tooCostly,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    mutationInputArgOptions: { description: 'What the mutation is sent.' },
    decodeGlobalID: readGlobalId,
    nodeTypeOptions: {
      description: 'Anything that has a global id and can be asked for by it.',
      authScopes: { public: true },
    },
    idFieldOptions: {
      description: 'The global id, to be handed to `node`. Opaque: it is not to be taken apart.',
    },
    nodeQueryOptions: {
      description:
        'The object with this global id. Null when there is none, and just so when the viewer may not see it.',
      authScopes: { public: true },
      args: { id: { description: 'A global id that this graph handed out.' } },
      resolve: (_root, { id }, _context, info, findNode) => (namesNode(id, info) ? findNode(id) : null),
    },
    nodesQueryOptions: {
      description: `The objects with these global ids, in their order; null where \`node\` would be null.`,
      authScopes: { public: true },
      args: { ids: { description: `Global ids that this graph handed out, at most ${MAXIMUM_PAGE}.` } },
      complexity: costOfNodes,
      resolve: (_root, { ids }, context, info) => findNodes(ids, context, info),
    },
    pageInfoTypeOptions: {
      description: 'The position of a page within its list.',
      authScopes: { public: true },
    },
    hasNextPageFieldOptions: { catalogue: true, description: 'Whether more follow after this page.' },
    hasPreviousPageFieldOptions: { catalogue: true, description: 'Whether some come before this page.' },
    startCursorFieldOptions: {
      catalogue: true,
      description: 'The cursor of the first item; null when the page is empty.',
    },
    endCursorFieldOptions: {
      catalogue: true,
      description: 'The cursor of the last item; null when the page is empty.',
    },
    firstArgOptions: {
      description: `How many items to take from the front: at most ${MAXIMUM_PAGE}, ${DEFAULT_PAGE} when nothing is said.`,
    },
    afterArgOptions: { description: 'The cursor that the page begins after.' },
    lastArgOptions: { description: `How many items to take from the end: at most ${MAXIMUM_PAGE}.` },
    beforeArgOptions: { description: 'The cursor that the page ends before.' },
    defaultConnectionTypeOptions: { authScopes: { public: true } },
    defaultEdgeTypeOptions: { authScopes: { public: true } },
    defaultConnectionFieldOptions: { complexity: costOfPage },
    pageInfoFieldOptions: { catalogue: true, description: 'The position of this page within the list.' },
    edgesFieldOptions: { catalogue: true, description: 'The items of this page, each with its cursor.' },
    nodeFieldOptions: { catalogue: true, description: 'The item itself.' },
    cursorFieldOptions: {
      catalogue: true,
      description: 'The position of the item in the list, to page on from.',
    },
  },
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
  scopeAuth: {
    authScopes: scopesOf,
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, context) => refusalOf(context),
  },
  prisma: {
    client: context => context.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    maxConnectionSize: MAXIMUM_PAGE,
    defaultConnectionSize: DEFAULT_PAGE,
    onUnusedQuery: null,
  },
})

type GlobalId = { typename: string; id: string }

/** The objects with these ids, in their order. */
function findNodes(ids: GlobalId[], context: GraphContext, info: GraphQLResolveInfo): Promise<unknown[]> {
  return resolveNodes(
    builder,
    context,
    info,
    ids.map(id => (namesNode(id, info) ? id : null)),
  )
}

/** Whether a global id's type can be read by id. */
function namesNode({ typename }: GlobalId, info: GraphQLResolveInfo): boolean {
  const type = info.schema.getType(typename)
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
}
