import type { Plugin } from 'graphql-yoga'
import type { Metrics } from '../../infra/metrics.ts'
import { hasErrors, nameOf, type Run } from './operationNames.ts'
import type { ServerContext } from './serverContext.ts'

/** Counts the operations that run, those of the web client by name. */
export function measureOperations(metrics: Metrics): Plugin<ServerContext> {
  const count = (args: Run, failed: boolean) => {
    const { name, type } = nameOf(args)
    args.contextValue.operation.name = name
    metrics.countOperation({ name, type, failed })
  }
  return {
    onExecute: ({ args }) => ({ onExecuteDone: ({ result }) => count(args, hasErrors(result)) }),
    onSubscribe: ({ args }) => ({ onSubscribeResult: ({ result }) => count(args, hasErrors(result)) }),
  }
}
