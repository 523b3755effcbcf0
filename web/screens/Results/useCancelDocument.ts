import { graphql } from 'react-relay'
import type { useCancelDocumentMutation } from '../../__generated__/useCancelDocumentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Stops a document that is being written. */
export function useCancelDocument(): Change<useCancelDocumentMutation> {
  return useChange<useCancelDocumentMutation>(graphql`
    mutation useCancelDocumentMutation($input: CancelDocumentInput!) @raw_response_type {
      cancelDocument(input: $input) {
        ... on CancelDocumentPayload @alias(as: "saved") {
          document {
            ...documentState_document
          }
          viewer {
            ...accountState_viewer
            ...documentState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
