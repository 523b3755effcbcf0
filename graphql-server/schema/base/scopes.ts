import { RequestCache } from '@pothos/plugin-scope-auth'
import { GraphQLError, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import type { Viewer } from '../../domain/appContext.ts'
import type { GraphContext } from './context.ts'
import { createLoaders } from './loaders.ts'

/** Who may use a type or a field. Each declares at least one of these; without one the schema is not served. */
export type Scopes = {
  /** Anybody, signed in or not. */
  public: boolean
  /** Signed-in users. The policies decide which rows they see. */
  signedIn: boolean
  /** Signed-in users, and keys of organisations. The domain decides what a member or a key may do. */
  acting: boolean
}

export function scopesOf(context: GraphContext): Scopes {
  return {
    public: true,
    signedIn: context.viewer !== null,
    acting: context.viewer !== null || context.partner !== null,
  }
}

/** The error of a field that the viewer may not use. Its code keeps it from being masked as an internal error. */
export function refusalOf(context: GraphContext): GraphQLError {
  return context.viewer
    ? new GraphQLError('You may not do this.', { extensions: { code: 'FORBIDDEN' } })
    : new GraphQLError('Not authenticated', { extensions: { code: 'NOT_SIGNED_IN' } })
}

/**
 * Changes the viewer for the rest of this request, after a sign-in or a sign-out. The payload is read as the new
 * viewer, and cached permissions and rows of the former one are dropped.
 */
export function becomeViewer(context: GraphContext, viewer: Viewer | null): void {
  context.viewer = viewer
  context.loaders = createLoaders({ app: context.app, viewer })
  RequestCache.clearForContext(context)
}

/**
 * Returns the schema if each of its types and root fields declares its access.
 * @throws Error naming those that don't, so that such a schema is not served.
 */
export function withDeclaredAccess(schema: GraphQLSchema): GraphQLSchema {
  const open = undeclaredAccess(schema)
  if (open.length > 0) throw new Error(`These say not who may use them: ${open.join(', ')}.`)
  return schema
}

/** The types, and the root fields, that declare no access. */
export function undeclaredAccess(schema: GraphQLSchema): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
  return Object.values(schema.getTypeMap()).flatMap(type => {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) return []
    if (!isObjectType(type) || !roots.has(type)) return declaresAccess(type) ? [] : [type.name]
    return Object.values(type.getFields())
      .filter(field => !declaresAccess(field))
      .map(field => `${type.name}.${field.name}`)
  })
}

function declaresAccess({ extensions }: { extensions: { readonly pothosOptions?: unknown } }): boolean {
  const options = extensions.pothosOptions
  return (
    typeof options === 'object' && options !== null && 'authScopes' in options && options.authScopes != null
  )
}
