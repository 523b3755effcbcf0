import { graphql } from 'react-relay'
import type { useDeletePostMutation } from '../../__generated__/useDeletePostMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Deletes an own post. */
export function useDeletePost(): Change<useDeletePostMutation> {
  return useChange<useDeletePostMutation>(graphql`
    mutation useDeletePostMutation($input: DeletePostInput!) @raw_response_type {
      deletePost(input: $input) {
        ... on DeletePostPayload @alias(as: "saved") {
          post {
            databaseId
            ...communityPostState_post
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
