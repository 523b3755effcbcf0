import { graphql } from 'react-relay'
import type { useRemoveReviewCommentMutation } from '../../__generated__/useRemoveReviewCommentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Removes a reviewer's comment. */
export function useRemoveReviewComment(): Change<useRemoveReviewCommentMutation> {
  return useChange<useRemoveReviewCommentMutation>(graphql`
    mutation useRemoveReviewCommentMutation($input: RemoveReviewCommentInput!) @raw_response_type {
      removeReviewComment(input: $input) {
        ... on RemoveReviewCommentPayload @alias(as: "saved") {
          review {
            databaseId
            ...expertReviewState_review
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
