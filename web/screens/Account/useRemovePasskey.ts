import { graphql } from 'react-relay'
import type { useRemovePasskeyMutation } from '../../__generated__/useRemovePasskeyMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Removes a passkey. */
export function useRemovePasskey(): Change<useRemovePasskeyMutation> {
  return useChange<useRemovePasskeyMutation>(graphql`
    mutation useRemovePasskeyMutation($input: RemovePasskeyInput!) @raw_response_type {
      removePasskey(input: $input) {
        ... on RemovePasskeyPayload @alias(as: "saved") {
          viewer {
            ...accountPasskeysState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
