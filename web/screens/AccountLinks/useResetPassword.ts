import { graphql } from 'react-relay'
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Sets a new password by a mailed link. */
export function useResetPassword(): Change<useResetPasswordMutation> {
  return useChange<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) @raw_response_type {
      resetPassword(input: $input) {
        ... on ResetPasswordPayload @alias(as: "saved") {
          isReset
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
