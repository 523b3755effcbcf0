import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { refusal } from './requestFaults.ts'

const refuse = {
  onReject: [
    (_context: unknown, { message }: GraphQLError) => {
      throw refusal(message.replace(/^Syntax Error: /, ''), 'QUERY_TOO_COMPLEX')
    },
  ],
}

/**
 * Refuses operations by their form, before anything is resolved. What they would cost is counted by the schema. Names
 * of fields may be suggested: the schema is no secret to whoever may send operations of their own.
 */
export function refuseHeavyOperations(): Plugin {
  return EnvelopArmorPlugin({
    maxTokens: { n: 2000, ...refuse },
    maxDepth: { n: 14, flattenFragments: true, ...refuse },
    maxAliases: { n: 15, allowList: [], ...refuse },
    maxDirectives: { n: 5, ...refuse },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  })
}
