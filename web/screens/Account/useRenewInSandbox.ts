import { graphql } from 'react-relay'
import type { useRenewInSandboxMutation } from '../../__generated__/useRenewInSandboxMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Ends the present period in the sandbox, with or without its payment. */
export function useRenewInSandbox(): Change<useRenewInSandboxMutation> {
  return useChange<useRenewInSandboxMutation>(graphql`
    mutation useRenewInSandboxMutation($input: RenewInSandboxInput!) @raw_response_type {
      renewInSandbox(input: $input) {
        ... on RenewInSandboxPayload @alias(as: "saved") {
          viewer {
            ...subscriptionState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
