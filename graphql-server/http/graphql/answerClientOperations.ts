import type { Plugin } from 'graphql-yoga'
import { z } from 'zod'
import type { ClientOperations } from './clientOperations.ts'
import { refusal } from './requestFaults.ts'
import type { ServerContext } from './serverContext.ts'

const named = z.looseObject({ doc_id: z.string().nullish(), query: z.unknown().optional() })

/**
 * Puts the text of the web client's operations in place of their hash, and refuses other operations from whoever may
 * not send them. The client's own were checked when they were compiled and are not checked again.
 */
export function answerClientOperations(operations: ClientOperations): Plugin<ServerContext, ServerContext> {
  return {
    onParams({ params, setParams, context }) {
      const parsed = named.safeParse(params)
      if (!parsed.success) return
      const { doc_id: hash, query } = parsed.data
      if (hash == null) {
        if (query != null && !context.maySendOwnOperations)
          throw refusal(
            "This installation answers the web client's own operations. Others are for analysts and admins.",
            'PERSISTED_ONLY',
          )
        return
      }
      const text = operations.find(hash)
      if (text === null)
        throw refusal('This operation is not known here. Reload the page.', 'PERSISTED_QUERY_NOT_FOUND')
      context.operation.isClients = true
      setParams({ ...params, query: text })
    },
    onValidate({ context, setResult }) {
      if (isClients(context)) setResult([])
    },
  }
}

function isClients(context: Partial<ServerContext>): boolean {
  return context.operation?.isClients === true
}
