import { graphql } from 'react-relay'
import type { useSaveKeywordMutation } from '../../__generated__/useSaveKeywordMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Adds a keyword, or changes one. */
export function useSaveKeyword(): Change<useSaveKeywordMutation> {
  return useChange<useSaveKeywordMutation>(graphql`
    mutation useSaveKeywordMutation($input: SaveSeoKeywordInput!) @raw_response_type {
      saveSeoKeyword(input: $input) {
        ... on SaveSeoKeywordPayload @alias(as: "saved") {
          keyword {
            ...keywordState_keyword
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
