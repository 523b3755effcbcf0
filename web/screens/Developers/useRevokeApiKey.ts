import { graphql } from 'react-relay'
import type { useRevokeApiKeyMutation } from '../../__generated__/useRevokeApiKeyMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Ends a key at once. */
export function useRevokeApiKey(): Change<useRevokeApiKeyMutation> {
  return useChange<useRevokeApiKeyMutation>(graphql`
    mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) @raw_response_type {
      revokeApiKey(input: $input) {
        ... on RevokeApiKeyPayload @alias(as: "saved") {
          partner {
            ...partnerState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
