import { graphql } from 'react-relay'
import type { useContinueDocumentMutation } from '../../__generated__/useContinueDocumentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Goes on with a document that the outside model could not go on with. */
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
