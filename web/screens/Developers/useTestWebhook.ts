import { graphql } from 'react-relay'
import type { useTestWebhookMutation } from '../../__generated__/useTestWebhookMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Sends a ping to an endpoint. */
export function useTestWebhook(): Change<useTestWebhookMutation> {
  return useChange<useTestWebhookMutation>(graphql`
    mutation useTestWebhookMutation($input: TestWebhookInput!) @raw_response_type {
      testWebhook(input: $input) {
        ... on TestWebhookPayload @alias(as: "saved") {
          partner {
            ...webhookState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
