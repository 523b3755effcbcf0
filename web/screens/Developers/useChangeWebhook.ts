import { graphql } from 'react-relay'
import type { useChangeWebhookMutation } from '../../__generated__/useChangeWebhookMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Changes where an endpoint is and what it gets. */
export function useChangeWebhook(): Change<useChangeWebhookMutation> {
  return useChange<useChangeWebhookMutation>(graphql`
    mutation useChangeWebhookMutation($input: ChangeWebhookInput!) @raw_response_type {
      changeWebhook(input: $input) {
        ... on ChangeWebhookPayload @alias(as: "saved") {
          partner {
            ...webhookState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
