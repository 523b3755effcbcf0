import { graphql } from 'react-relay'
import type { useResolveCommentMutation } from '../../../__generated__/useResolveCommentMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Marks a comment as resolved, or as open again. */
export function useResolveComment(): Change<useResolveCommentMutation> {
  return useChange<useResolveCommentMutation>(graphql`
    mutation useResolveCommentMutation($input: ResolveCommentInput!) @raw_response_type {
      resolveComment(input: $input) {
        ... on ResolveCommentPayload @alias(as: "saved") {
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
