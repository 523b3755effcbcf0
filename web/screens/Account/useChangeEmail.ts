import { graphql } from 'react-relay'
import type { useChangeEmailMutation } from '../../__generated__/useChangeEmailMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks for another email address. */
export function useChangeEmail(): Change<useChangeEmailMutation> {
  return useChange<useChangeEmailMutation>(graphql`
    mutation useChangeEmailMutation($input: ChangeEmailInput!) @raw_response_type {
      changeEmail(input: $input) {
        ... on ChangeEmailPayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
