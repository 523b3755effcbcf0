import { graphql } from 'react-relay'
import type { useDeleteCommentMutation } from '../../../__generated__/useDeleteCommentMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Deletes a comment. */
export function useDeleteComment(): Change<useDeleteCommentMutation> {
  return useChange<useDeleteCommentMutation>(graphql`
    mutation useDeleteCommentMutation($input: DeleteCommentInput!) @raw_response_type {
      deleteComment(input: $input) {
        ... on DeleteCommentPayload @alias(as: "saved") {
          document {
            id
            ...documentState_sharing
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
