import { graphql } from 'react-relay'
import type { useChangeRoleMutation } from '../../__generated__/useChangeRoleMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Gives a person a role. */
export function useChangeRole(): Change<useChangeRoleMutation> {
  return useChange<useChangeRoleMutation>(graphql`
    mutation useChangeRoleMutation($input: ChangeRoleInput!) @raw_response_type {
      changeRole(input: $input) {
        ... on ChangeRolePayload @alias(as: "saved") {
          person {
            ...personState_person
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
