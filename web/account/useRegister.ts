import { graphql } from 'react-relay'
import type { useRegisterMutation } from '../__generated__/useRegisterMutation.graphql.ts'
import { t } from '../language/language.ts'
import type { Refusal } from '../relay/refusal.ts'
import { type Change, useChange } from '../relay/useChange.ts'

/** Opens an account and signs in, or has a link mailed that does. The words are those of the toast when it is refused. */
export function useRegister({
  title = t('Registration failed'),
  describe,
}: {
  title?: string
  describe?: (refusal: Refusal) => string
} = {}): Change<useRegisterMutation> {
  return useChange<useRegisterMutation>(
    graphql`
      mutation useRegisterMutation($input: RegisterInput!) @raw_response_type {
        register(input: $input) {
          ... on RegisterPayload @alias(as: "saved") {
            viewer {
              id
              fullName
              creditsRemaining
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: describe ? { title, describe } : { title } },
  )
}
