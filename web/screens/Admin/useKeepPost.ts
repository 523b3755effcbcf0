import { graphql } from 'react-relay'
import type { useKeepPostMutation } from '../../__generated__/useKeepPostMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Leaves a reported post as it is. */
export function useKeepPost(): Change<useKeepPostMutation> {
  return useChange<useKeepPostMutation>(graphql`
    mutation useKeepPostMutation($input: KeepPostInput!) @raw_response_type {
      keepPost(input: $input) {
        ... on KeepPostPayload @alias(as: "saved") {
          post {
            ...moderatedPostState_post
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
