import { getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Metrics } from '../../infra/metrics.ts'
import type { ServerContext } from './serverContext.ts'

type Run = Parameters<NonNullable<Plugin<ServerContext>['onExecute']>>[0]['args']

/**
 * Counts the operations that run. Only the web client's are counted by name: callers choose the names of their own
 * operations freely, and each name would add a series to the metrics.
 */
export function measureOperations(metrics: Metrics): Plugin<ServerContext> {
  const count = ({ document, operationName, contextValue }: Run, failed: boolean) => {
    const node = getOperationAST(document, operationName)
    const name = contextValue.operation.isClients ? (node?.name?.value ?? 'unnamed') : 'ad-hoc'
    contextValue.operation.name = name
    metrics.countOperation({ name, type: node?.operation ?? 'unknown', failed })
  }
  return {
    onExecute: ({ args }) => ({ onExecuteDone: ({ result }) => count(args, hasErrors(result)) }),
    onSubscribe: ({ args }) => ({ onSubscribeResult: ({ result }) => count(args, hasErrors(result)) }),
  }
}

function hasErrors(result: object): boolean {
  return 'errors' in result && Array.isArray(result.errors) && result.errors.length > 0
}
