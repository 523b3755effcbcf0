import type { GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { noteDeprecatedUses } from '../../domain/partners/noteDeprecatedUses.ts'
import type { GraphContext } from '../../schema/base/context.ts'
import { createDeprecationFinder } from '../../schema/base/deprecatedUses.ts'
import type { ServerContext } from './serverContext.ts'

/** Counts what operations with a key use of the deprecated parts of the schema. */
export function noteDeprecations(schema: GraphQLSchema): Plugin<ServerContext & GraphContext> {
  const findIn = createDeprecationFinder(schema)
  return {
    async onExecute({ args: { document, variableValues, contextValue } }) {
      const { app, partner } = contextValue
      if (partner === null) return
      const uses = findIn({ document, variables: variableValues ?? {} })
      await noteDeprecatedUses({ app, partner, uses })
    },
  }
}
