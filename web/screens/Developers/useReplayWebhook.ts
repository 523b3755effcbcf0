import { graphql } from 'react-relay'
import type { useReplayWebhookMutation } from '../../__generated__/useReplayWebhookMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Sends an event of the log again. */
export function useReplayWebhook(): Change<useReplayWebhookMutation> {
  return useChange<useReplayWebhookMutation>(graphql`
    mutation useReplayWebhookMutation($input: ReplayWebhookInput!) @raw_response_type {
      replayWebhook(input: $input) {
        ... on ReplayWebhookPayload @alias(as: "saved") {
          delivery {
            ...deliveryState_delivery
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
