import { graphql } from 'react-relay'
import type { useAddPasskeyMutation } from '../../__generated__/useAddPasskeyMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Adds the passkey that an authenticator made. */
export function useAddPasskey(): Change<useAddPasskeyMutation> {
  return useChange<useAddPasskeyMutation>(graphql`
    mutation useAddPasskeyMutation($input: AddPasskeyInput!) @raw_response_type {
      addPasskey(input: $input) {
        ... on AddPasskeyPayload @alias(as: "saved") {
          viewer {
            ...accountPasskeysState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
