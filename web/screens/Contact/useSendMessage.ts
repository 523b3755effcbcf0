import { graphql } from 'react-relay'
import type { useSendMessageMutation } from '../../__generated__/useSendMessageMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Sends a message to the operator. */
export function useSendMessage(): Change<useSendMessageMutation> {
  return useChange<useSendMessageMutation>(graphql`
    mutation useSendMessageMutation($input: SendContactMessageInput!) @raw_response_type {
      sendContactMessage(input: $input) {
        ... on SendContactMessagePayload @alias(as: "saved") {
          isSent
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
