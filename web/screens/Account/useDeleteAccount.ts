import { graphql } from 'react-relay'
import type { useDeleteAccountMutation } from '../../__generated__/useDeleteAccountMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Schedules the erasure of the account. */
export function useDeleteAccount(): Change<useDeleteAccountMutation> {
  return useChange<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) @raw_response_type {
      deleteAccount(input: $input) {
        ... on DeleteAccountPayload @alias(as: "saved") {
          viewer {
            ...accountDataState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
