import { graphql } from 'react-relay'
import type { useCommentOnReviewMutation } from '../../__generated__/useCommentOnReviewMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Adds a reviewer's comment. */
export function useCommentOnReview(): Change<useCommentOnReviewMutation> {
  return useChange<useCommentOnReviewMutation>(graphql`
    mutation useCommentOnReviewMutation($input: CommentOnReviewInput!) @raw_response_type {
      commentOnReview(input: $input) {
        ... on CommentOnReviewPayload @alias(as: "saved") {
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
