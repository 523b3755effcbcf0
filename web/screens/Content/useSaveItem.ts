import { graphql } from 'react-relay'
import type { useSaveItemMutation } from '../../__generated__/useSaveItemMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Adds a planned post, or changes one. */
export function useSaveItem(): Change<useSaveItemMutation> {
  return useChange<useSaveItemMutation>(graphql`
    mutation useSaveItemMutation($input: SaveEditorialItemInput!) @raw_response_type {
      saveEditorialItem(input: $input) {
        ... on SaveEditorialItemPayload @alias(as: "saved") {
          item {
            ...itemState_item
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
