import { graphql } from 'react-relay'
import type { useSignOutPersonMutation } from '../../__generated__/useSignOutPersonMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Signs a person out everywhere. */
export function useSignOutPerson(): Change<useSignOutPersonMutation> {
  return useChange<useSignOutPersonMutation>(graphql`
    mutation useSignOutPersonMutation($input: SignOutPersonInput!) @raw_response_type {
      signOutPerson(input: $input) {
        ... on SignOutPersonPayload @alias(as: "saved") {
          person {
            ...personState_person
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
