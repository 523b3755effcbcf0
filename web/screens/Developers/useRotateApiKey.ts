import { graphql } from 'react-relay'
import type { useRotateApiKeyMutation } from '../../__generated__/useRotateApiKeyMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Makes a key like another one, which ends after an overlap. */
export function useRotateApiKey(): Change<useRotateApiKeyMutation> {
  return useChange<useRotateApiKeyMutation>(graphql`
    mutation useRotateApiKeyMutation($input: RotateApiKeyInput!) @raw_response_type {
      rotateApiKey(input: $input) {
        ... on RotateApiKeyPayload @alias(as: "saved") {
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
