import { graphql } from 'react-relay'
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Opens an account and signs in. */
export function useRegister(): Change<useRegisterMutation> {
  return useChange<useRegisterMutation>(
    graphql`
      mutation useRegisterMutation($input: RegisterInput!) @raw_response_type {
        register(input: $input) {
          ... on RegisterPayload @alias(as: "saved") {
            viewer {
              id
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: { title: 'Registration failed' } },
  )
}
