import type { Plugin } from 'graphql-yoga'
import { inSpan, markFailed } from '../../infra/tracing.ts'
import { hasErrors, nameOf } from './operationNames.ts'
import type { ServerContext } from './serverContext.ts'

/** Makes a span of each operation that runs. Variables are no part of it. */
export function traceOperations(): Plugin<ServerContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { name, type } = nameOf(args)
      const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': type }
      setExecuteFn((...given: Parameters<typeof executeFn>) =>
        inSpan(`${type} ${name}`, { attributes }, async span => {
          const result = await executeFn(...given)
          if (hasErrors(result)) markFailed(span, 'GraphQLError')
          return result
        }),
      )
    },
  }
}
