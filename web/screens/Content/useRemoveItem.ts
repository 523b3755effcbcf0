import { graphql } from 'react-relay'
import type { useRemoveItemMutation } from '../../__generated__/useRemoveItemMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Removes a planned post. */
export function useRemoveItem(): Change<useRemoveItemMutation> {
  return useChange<useRemoveItemMutation>(graphql`
    mutation useRemoveItemMutation($input: RemoveEditorialItemInput!) @raw_response_type {
      removeEditorialItem(input: $input) {
        ... on RemoveEditorialItemPayload @alias(as: "saved") {
          isRemoved
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
