import { graphql } from 'react-relay'
import type { useCreateWebhookMutation } from '../../__generated__/useCreateWebhookMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Adds an endpoint. Its secret is in the answer alone. */
export function useCreateWebhook(): Change<useCreateWebhookMutation> {
  return useChange<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!) @raw_response_type {
      createWebhook(input: $input) {
        ... on CreateWebhookPayload @alias(as: "saved") {
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
