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
 * Refuses operations with too many tokens, levels, aliases or directives, before any resolver runs. The schema's
 * complexity plugin counts their cost. Errors may suggest names of fields: a caller who may send operations may also
 * read the schema.
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
