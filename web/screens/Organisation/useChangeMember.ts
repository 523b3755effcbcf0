import { graphql } from 'react-relay'
import type { useChangeMemberMutation } from '../../__generated__/useChangeMemberMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Gives a member another role. */
export function useChangeMember(): Change<useChangeMemberMutation> {
  return useChange<useChangeMemberMutation>(graphql`
    mutation useChangeMemberMutation($input: ChangeMemberInput!) @raw_response_type {
      changeMember(input: $input) {
        ... on ChangeMemberPayload @alias(as: "saved") {
          partner {
            ...membersState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
