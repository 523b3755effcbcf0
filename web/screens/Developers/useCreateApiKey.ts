import { graphql } from 'react-relay'
import type { useCreateApiKeyMutation } from '../../__generated__/useCreateApiKeyMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Makes a key. Its secret is in the answer alone. */
export function useCreateApiKey(): Change<useCreateApiKeyMutation> {
  return useChange<useCreateApiKeyMutation>(graphql`
    mutation useCreateApiKeyMutation($input: CreateApiKeyInput!) @raw_response_type {
      createApiKey(input: $input) {
        ... on CreateApiKeyPayload @alias(as: "saved") {
          secret
          partner {
            ...partnerState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
