import type { DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GraphContext } from '../../schema/base/context.ts'
import { isAboutCatalogueAlone } from './aboutCatalogueAlone.ts'
import type { ServerContext } from './serverContext.ts'

/** Notes of an operation that went well and is about the catalogue alone how much of it the answer was made of. */
export function noteCatalogueOperations(): Plugin<ServerContext & GraphContext> {
  // Yoga parses the same text once: the document is looked through once as well.
  const known = new WeakMap<DocumentNode, boolean>()
  return {
    onExecute({ args: { schema, document, contextValue } }) {
      const isAlone = known.get(document) ?? isAboutCatalogueAlone(schema, document)
      known.set(document, isAlone)
      if (!isAlone) return
      return {
        onExecuteDone({ result }) {
          if (!('data' in result) || 'errors' in result) return
          const [told, ...others] = contextValue.loaders.reachesTold
          contextValue.asked.shownOf = told !== undefined && others.length === 0 ? told : null
        },
      }
    },
  }
}
