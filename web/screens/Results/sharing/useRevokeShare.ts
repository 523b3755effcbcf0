import { graphql } from 'react-relay'
import type { useRevokeShareMutation } from '../../../__generated__/useRevokeShareMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Revokes a link. */
export function useRevokeShare(): Change<useRevokeShareMutation> {
  return useChange<useRevokeShareMutation>(graphql`
    mutation useRevokeShareMutation($input: RevokeShareInput!) @raw_response_type {
      revokeShare(input: $input) {
        ... on RevokeSharePayload @alias(as: "saved") {
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
