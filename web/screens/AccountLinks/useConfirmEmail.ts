import { graphql } from 'react-relay'
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Confirms an address by a mailed link. */
export function useConfirmEmail(): Change<useConfirmEmailMutation> {
  return useChange<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) @raw_response_type {
      confirmEmail(input: $input) {
        ... on ConfirmEmailPayload @alias(as: "saved") {
          email
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
