import { graphql } from 'react-relay'
import type { useSendConfirmationMutation } from '../__generated__/useSendConfirmationMutation.graphql.ts'
import { type Change, useChange } from '../relay/useChange.ts'

/** Mails the link that confirms the address once more. */
export function useSendConfirmation(): Change<useSendConfirmationMutation> {
  return useChange<useSendConfirmationMutation>(graphql`
    mutation useSendConfirmationMutation @raw_response_type {
      sendConfirmation(input: {}) {
        ... on SendConfirmationPayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
