import { getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Metrics } from '../../infra/metrics.ts'
import type { ServerContext } from './serverContext.ts'

type Run = Parameters<NonNullable<Plugin<ServerContext>['onExecute']>>[0]['args']

/** Counts the operations that run. Only the client's are counted by name: anybody can make up names for their own. */
export function measureOperations(metrics: Metrics): Plugin<ServerContext> {
  const count = ({ document, operationName, contextValue }: Run, failed: boolean) => {
    const operation = getOperationAST(document, operationName)
    const name = contextValue.asked.byClient ? (operation?.name?.value ?? 'unnamed') : 'ad-hoc'
    contextValue.asked.name = name
    metrics.countOperation({ name, type: operation?.operation ?? 'unknown', failed })
  }
  return {
    onExecute: ({ args }) => ({ onExecuteDone: ({ result }) => count(args, hasErrors(result)) }),
    onSubscribe: ({ args }) => ({ onSubscribeResult: ({ result }) => count(args, hasErrors(result)) }),
  }
}

function hasErrors(result: object): boolean {
  return 'errors' in result && Array.isArray(result.errors) && result.errors.length > 0
}
