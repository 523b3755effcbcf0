import { graphql } from 'react-relay'
import type { useDismissFindingsMutation } from '../../../__generated__/useDismissFindingsMutation.graphql.ts'
import { t } from '../../../language/language.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Dismisses findings of a document's review, or shows them again. */
export function useDismissFindings(): Change<useDismissFindingsMutation> {
  return useChange<useDismissFindingsMutation>(
    graphql`
      mutation useDismissFindingsMutation($input: DismissFindingsInput!) @raw_response_type {
        dismissFindings(input: $input) {
          ... on DismissFindingsPayload @alias(as: "saved") {
            document {
              id
              ...documentState_review
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: { title: t('The findings were not changed') } },
  )
}
