import { graphql } from 'react-relay'
import type { useContinueDocumentMutation } from '../../__generated__/useContinueDocumentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Continues a paused document. */
export function useContinueDocument(): Change<useContinueDocumentMutation> {
  return useChange<useContinueDocumentMutation>(graphql`
    mutation useContinueDocumentMutation($input: ContinueDocumentInput!) @raw_response_type {
      continueDocument(input: $input) {
        ... on ContinueDocumentPayload @alias(as: "saved") {
          document {
            ...documentState_document
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
