import { graphql } from 'react-relay'
import type { useReviewCvMutation } from '../../__generated__/useReviewCvMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Has the server review a CV. It keeps the findings, and nothing else of the file. */
export function useReviewCv(): Change<useReviewCvMutation> {
  return useChange<useReviewCvMutation>(graphql`
    mutation useReviewCvMutation($input: ReviewCvInput!) @raw_response_type {
      reviewCv(input: $input) {
        ... on ReviewCvPayload @alias(as: "saved") {
          viewer {
            ...cvReviewsState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
