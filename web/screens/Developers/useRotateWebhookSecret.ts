import { graphql } from 'react-relay'
import type { useRotateWebhookSecretMutation } from '../../__generated__/useRotateWebhookSecretMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Gives an endpoint another secret, which is in the answer alone. */
export function useRotateWebhookSecret(): Change<useRotateWebhookSecretMutation> {
  return useChange<useRotateWebhookSecretMutation>(graphql`
    mutation useRotateWebhookSecretMutation($input: RotateWebhookSecretInput!) @raw_response_type {
      rotateWebhookSecret(input: $input) {
        ... on RotateWebhookSecretPayload @alias(as: "saved") {
          secret
          partner {
            ...webhookState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
