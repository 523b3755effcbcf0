import { graphql } from 'react-relay'
import type { useReturnReviewMutation } from '../../__generated__/useReturnReviewMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Returns a text to its owner, with a summary. */
export function useReturnReview(): Change<useReturnReviewMutation> {
  return useChange<useReturnReviewMutation>(graphql`
    mutation useReturnReviewMutation($input: ReturnReviewInput!) @raw_response_type {
      returnReview(input: $input) {
        ... on ReturnReviewPayload @alias(as: "saved") {
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
