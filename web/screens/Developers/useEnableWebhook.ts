import { graphql } from 'react-relay'
import type { useEnableWebhookMutation } from '../../__generated__/useEnableWebhookMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Sends events to a disabled endpoint again. */
export function useEnableWebhook(): Change<useEnableWebhookMutation> {
  return useChange<useEnableWebhookMutation>(graphql`
    mutation useEnableWebhookMutation($input: EnableWebhookInput!) @raw_response_type {
      enableWebhook(input: $input) {
        ... on EnableWebhookPayload @alias(as: "saved") {
          partner {
            ...webhookState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
