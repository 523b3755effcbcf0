import { RequestCache } from '@pothos/plugin-scope-auth'
import { GraphQLError, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import type { Viewer } from '../../domain/appContext.ts'
import type { GraphContext } from './context.ts'
import { createLoaders } from './loaders.ts'

/** Who may use a type or a field. Each names at least one of these; what names none may not be served. */
export type Scopes = {
  /** Anybody, signed in or not. */
  public: boolean
  /** Whoever is signed in. Which rows they see is the policies' matter. */
  signedIn: boolean
}

export function scopesOf(context: GraphContext): Scopes {
  return { public: true, signedIn: context.viewer !== null }
}

/** The error of a field that the viewer may not use. It has a code, and so is not taken for a fault of ours. */
export function refusalOf(context: GraphContext): GraphQLError {
  return context.viewer
    ? new GraphQLError('You may not do this.', { extensions: { code: 'FORBIDDEN' } })
    : new GraphQLError('Not authenticated', { extensions: { code: 'NOT_SIGNED_IN' } })
}

/**
 * Makes somebody else the one who is asking, for the rest of this request: what a sign-in or a sign-out answers is
 * read with the new viewer's eyes, and nothing that was allowed or loaded for the former one counts any longer.
 */
export function becomeViewer(context: GraphContext, viewer: Viewer | null): void {
  context.viewer = viewer
  context.loaders = createLoaders({ app: context.app, viewer })
  RequestCache.clearForContext(context)
}

/**
 * Hands a schema on when each of its types and each of its root fields says who may use it.
 * @throws Error naming those that don't: such a schema is not served.
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
