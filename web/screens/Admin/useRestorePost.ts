import { graphql } from 'react-relay'
import type { useRestorePostMutation } from '../../__generated__/useRestorePostMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Shows a hidden post again. */
export function useRestorePost(): Change<useRestorePostMutation> {
  return useChange<useRestorePostMutation>(graphql`
    mutation useRestorePostMutation($input: RestorePostInput!) @raw_response_type {
      restorePost(input: $input) {
        ... on RestorePostPayload @alias(as: "saved") {
          post {
            ...moderatedPostState_post
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
