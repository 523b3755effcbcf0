import { graphql } from 'react-relay'
import type { useShareDocumentMutation } from '../../../__generated__/useShareDocumentMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Makes a link to a document. */
export function useShareDocument(): Change<useShareDocumentMutation> {
  return useChange<useShareDocumentMutation>(graphql`
    mutation useShareDocumentMutation($input: ShareDocumentInput!) @raw_response_type {
      shareDocument(input: $input) {
        ... on ShareDocumentPayload @alias(as: "saved") {
          address
          document {
            id
            ...documentState_sharing
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
