import { getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ServerContext } from './serverContext.ts'

export type Run = Parameters<NonNullable<Plugin<ServerContext>['onExecute']>>[0]['args']

/**
 * The name and type of an operation for figures and traces. Only the web client's operations have one: callers choose
 * the names of their own freely, and each name would add a series.
 */
export function nameOf({ document, operationName, contextValue }: Run): { name: string; type: string } {
  const node = getOperationAST(document, operationName)
  return {
    name: contextValue.operation.source?.isClients ? (node?.name?.value ?? 'unnamed') : 'ad-hoc',
    type: node?.operation ?? 'unknown',
  }
}

/** Whether an answer has errors. */
export function hasErrors(result: object): boolean {
  return 'errors' in result && Array.isArray(result.errors) && result.errors.length > 0
}
