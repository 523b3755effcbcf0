import { graphql } from 'react-relay'
import type { useDeleteCvReviewMutation } from '../../__generated__/useDeleteCvReviewMutation.graphql.ts'
import { t } from '../../language/language.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Removes the review of a CV. */
export function useDeleteCvReview(): Change<useDeleteCvReviewMutation> {
  return useChange<useDeleteCvReviewMutation>(
    graphql`
      mutation useDeleteCvReviewMutation($input: DeleteCvReviewInput!) @raw_response_type {
        deleteCvReview(input: $input) {
          ... on DeleteCvReviewPayload @alias(as: "saved") {
            viewer {
              ...cvReviewsState_viewer
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: { title: t('The review was not deleted') } },
  )
}
