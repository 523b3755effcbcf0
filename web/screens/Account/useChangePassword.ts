import { graphql } from 'react-relay'
import type { useChangePasswordMutation } from '../../__generated__/useChangePasswordMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Changes the password. */
export function useChangePassword(): Change<useChangePasswordMutation> {
  return useChange<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) @raw_response_type {
      changePassword(input: $input) {
        ... on ChangePasswordPayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
