import { graphql } from 'react-relay'
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts'
import { t } from '../../language/language.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Signs in. */
export function useLogin(): Change<useLoginMutation> {
  return useChange<useLoginMutation>(
    graphql`
      mutation useLoginMutation($input: LoginInput!) @raw_response_type {
        login(input: $input) {
          ... on LoginPayload @alias(as: "saved") {
            viewer {
              id
              fullName
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: { title: t('Login failed') } },
  )
}
