import { graphql } from 'react-relay'
import type { useImportKeywordsMutation } from '../../__generated__/useImportKeywordsMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Reads keywords with their ranks from a file. */
export function useImportKeywords(): Change<useImportKeywordsMutation> {
  return useChange<useImportKeywordsMutation>(graphql`
    mutation useImportKeywordsMutation($input: ImportSeoKeywordsInput!) @raw_response_type {
      importSeoKeywords(input: $input) {
        ... on ImportSeoKeywordsPayload @alias(as: "saved") {
          imported
          faults {
            row
            message
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
