import { graphql } from 'react-relay'
import type { useStartPasskeyMutation } from '../../__generated__/useStartPasskeyMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks for what an authenticator is to make a passkey of. */
export function useStartPasskey(): Change<useStartPasskeyMutation> {
  return useChange<useStartPasskeyMutation>(graphql`
    mutation useStartPasskeyMutation($input: StartPasskeyInput!) @raw_response_type {
      startPasskey(input: $input) {
        ... on StartPasskeyPayload @alias(as: "saved") {
          options
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
