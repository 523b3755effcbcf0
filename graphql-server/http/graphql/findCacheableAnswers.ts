import type { DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GraphContext } from '../../schema/base/context.ts'
import { readsOnlyCatalogue } from './readsOnlyCatalogue.ts'
import type { ServerContext } from './serverContext.ts'

/**
 * Finds the answers that may be cached: those without errors to operations that read the catalogue only. Each may be
 * cached for the part of the catalogue that was read.
 */
export function findCacheableAnswers(): Plugin<ServerContext & GraphContext> {
  // Yoga caches parsed documents: equal texts are one object here, and are analysed once.
  const known = new WeakMap<DocumentNode, boolean>()
  return {
    onExecute({ args: { schema, document, contextValue } }) {
      const isCacheable = known.get(document) ?? readsOnlyCatalogue(schema, document)
      known.set(document, isCacheable)
      if (!isCacheable) return
      return {
        onExecuteDone({ result }) {
          if (!('data' in result) || 'errors' in result) return
          // Two different reaches mean that the caller's plan changed while the operation ran.
          const [reach, ...others] = contextValue.loaders.reachesRead
          contextValue.operation.cacheableFor = reach !== undefined && others.length === 0 ? reach : null
        },
      }
    },
  }
}
