import { graphql } from 'react-relay'
import type { useAddSharedCommentMutation } from '../../__generated__/useAddSharedCommentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Comments on a shared document, or answers a comment there. */
export function useAddSharedComment(): Change<useAddSharedCommentMutation> {
  return useChange<useAddSharedCommentMutation>(graphql`
    mutation useAddSharedCommentMutation($input: AddSharedCommentInput!) @raw_response_type {
      addSharedComment(input: $input) {
        ... on AddSharedCommentPayload @alias(as: "saved") {
          document {
            ...sharedDocumentState_document
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
