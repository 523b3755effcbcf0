import { graphql } from 'react-relay'
import type { useWithdrawReviewMutation } from '../../__generated__/useWithdrawReviewMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Takes back a text that was handed over. */
export function useWithdrawReview(): Change<useWithdrawReviewMutation> {
  return useChange<useWithdrawReviewMutation>(graphql`
    mutation useWithdrawReviewMutation($input: WithdrawReviewInput!) @raw_response_type {
      withdrawReview(input: $input) {
        ... on WithdrawReviewPayload @alias(as: "saved") {
          review {
            databaseId
            ...expertReviewState_review
          }
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
