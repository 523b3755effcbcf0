import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { GraphQLError, ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { refusal } from './requestFaults.ts'

const refuse = {
  onReject: [
    (_context: unknown, { message }: GraphQLError) => {
      throw refusal(message.replace(/^Syntax Error: /, ''), 'QUERY_TOO_COMPLEX')
    },
  ],
}

/** How often one selection may have the same field. */
const MOST_REPEATED = 10

/** Refuses a selection with one field again and again: each pair of them is compared, so the work grows with its square. */
const refuseRepeatedFields: ValidationRule = () => ({
  SelectionSet({ selections }) {
    const counts = new Map<string, number>()
    for (const selection of selections) {
      if (selection.kind !== 'Field') continue
      const name = (selection.alias ?? selection.name).value
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      if (count > MOST_REPEATED)
        throw refusal(
          `A selection has “${name}” more than ${MOST_REPEATED} times. Ask for it once.`,
          'QUERY_TOO_COMPLEX',
        )
    }
  },
})

/**
 * Refuses operations with too many tokens, levels, aliases, directives or repeated fields, before any resolver runs. The schema's
 * complexity plugin counts their cost. Errors may suggest names of fields: a caller who may send operations may also
 * read the schema.
 */
export function refuseHeavyOperations(): Plugin[] {
  return [
    EnvelopArmorPlugin({
      maxTokens: { n: 2000, ...refuse },
      maxDepth: { n: 14, flattenFragments: true, ...refuse },
      maxAliases: { n: 15, allowList: [], ...refuse },
      maxDirectives: { n: 5, ...refuse },
      costLimit: { enabled: false },
      blockFieldSuggestion: { enabled: false },
    }),
    { onValidate: ({ addValidationRule }) => addValidationRule(refuseRepeatedFields) },
  ]
}
