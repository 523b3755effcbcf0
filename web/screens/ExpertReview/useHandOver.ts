import { graphql } from 'react-relay'
import type { useHandOverMutation } from '../../__generated__/useHandOverMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Hands a document to a reviewer. */
export function useHandOver(): Change<useHandOverMutation> {
  return useChange<useHandOverMutation>(graphql`
    mutation useHandOverMutation($input: HandOverDocumentInput!) @raw_response_type {
      handOverDocument(input: $input) {
        ... on HandOverDocumentPayload @alias(as: "saved") {
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
