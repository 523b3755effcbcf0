import { graphql } from 'react-relay'
import type { useRemoveKeywordMutation } from '../../__generated__/useRemoveKeywordMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Removes a keyword. */
export function useRemoveKeyword(): Change<useRemoveKeywordMutation> {
  return useChange<useRemoveKeywordMutation>(graphql`
    mutation useRemoveKeywordMutation($input: RemoveSeoKeywordInput!) @raw_response_type {
      removeSeoKeyword(input: $input) {
        ... on RemoveSeoKeywordPayload @alias(as: "saved") {
          isRemoved
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
