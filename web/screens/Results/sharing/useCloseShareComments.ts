import { graphql } from 'react-relay'
import type { useCloseShareCommentsMutation } from '../../../__generated__/useCloseShareCommentsMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Takes no more comments through a link. */
export function useCloseShareComments(): Change<useCloseShareCommentsMutation> {
  return useChange<useCloseShareCommentsMutation>(graphql`
    mutation useCloseShareCommentsMutation($input: CloseShareCommentsInput!) @raw_response_type {
      closeShareComments(input: $input) {
        ... on CloseShareCommentsPayload @alias(as: "saved") {
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
