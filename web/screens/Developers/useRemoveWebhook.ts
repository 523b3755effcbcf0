import { graphql } from 'react-relay'
import type { useRemoveWebhookMutation } from '../../__generated__/useRemoveWebhookMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Removes an endpoint with its log. */
export function useRemoveWebhook(): Change<useRemoveWebhookMutation> {
  return useChange<useRemoveWebhookMutation>(graphql`
    mutation useRemoveWebhookMutation($input: RemoveWebhookInput!) @raw_response_type {
      removeWebhook(input: $input) {
        ... on RemoveWebhookPayload @alias(as: "saved") {
          partner {
            ...webhookState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
