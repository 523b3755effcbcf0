import { graphql } from 'react-relay'
import type { useHidePostMutation } from '../../__generated__/useHidePostMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Hides a post of the community. */
export function useHidePost(): Change<useHidePostMutation> {
  return useChange<useHidePostMutation>(graphql`
    mutation useHidePostMutation($input: HidePostInput!) @raw_response_type {
      hidePost(input: $input) {
        ... on HidePostPayload @alias(as: "saved") {
          post {
            ...moderatedPostState_post
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
