import { graphql } from 'react-relay'
import type { usePayInSandboxMutation } from '../../__generated__/usePayInSandboxMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Pays in the sandbox. */
export function usePayInSandbox(): Change<usePayInSandboxMutation> {
  return useChange<usePayInSandboxMutation>(graphql`
    mutation usePayInSandboxMutation($input: PayInSandboxInput!) @raw_response_type {
      payInSandbox(input: $input) {
        ... on PayInSandboxPayload @alias(as: "saved") {
          viewer {
            ...subscriptionState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
