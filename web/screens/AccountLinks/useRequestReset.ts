import { graphql } from 'react-relay'
import type { useRequestResetMutation } from '../../__generated__/useRequestResetMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks for a link that resets a password. */
export function useRequestReset(): Change<useRequestResetMutation> {
  return useChange<useRequestResetMutation>(graphql`
    mutation useRequestResetMutation($input: RequestPasswordResetInput!) @raw_response_type {
      requestPasswordReset(input: $input) {
        ... on RequestPasswordResetPayload @alias(as: "saved") {
          isTaken
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
