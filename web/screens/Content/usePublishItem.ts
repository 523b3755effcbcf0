import { graphql } from 'react-relay'
import type { usePublishItemMutation } from '../../__generated__/usePublishItemMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Publishes a post, or takes it back. */
export function usePublishItem(): Change<usePublishItemMutation> {
  return useChange<usePublishItemMutation>(graphql`
    mutation usePublishItemMutation($input: PublishEditorialItemInput!) @raw_response_type {
      publishEditorialItem(input: $input) {
        ... on PublishEditorialItemPayload @alias(as: "saved") {
          item {
            ...itemState_item
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
