import { graphql } from 'react-relay'
import type { useRemoveMemberMutation } from '../../__generated__/useRemoveMemberMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Ends somebody's membership. */
export function useRemoveMember(): Change<useRemoveMemberMutation> {
  return useChange<useRemoveMemberMutation>(graphql`
    mutation useRemoveMemberMutation($input: RemoveMemberInput!) @raw_response_type {
      removeMember(input: $input) {
        ... on RemoveMemberPayload @alias(as: "saved") {
          partner {
            ...membersState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
