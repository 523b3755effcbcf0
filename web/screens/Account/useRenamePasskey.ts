import { graphql } from 'react-relay'
import type { useRenamePasskeyMutation } from '../../__generated__/useRenamePasskeyMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Gives a passkey another name. */
export function useRenamePasskey(): Change<useRenamePasskeyMutation> {
  return useChange<useRenamePasskeyMutation>(graphql`
    mutation useRenamePasskeyMutation($input: RenamePasskeyInput!) @raw_response_type {
      renamePasskey(input: $input) {
        ... on RenamePasskeyPayload @alias(as: "saved") {
          viewer {
            ...accountPasskeysState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
