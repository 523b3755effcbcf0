import { graphql } from 'react-relay'
import type { useInviteMemberMutation } from '../../__generated__/useInviteMemberMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks somebody by mail to join the organisation. */
export function useInviteMember(): Change<useInviteMemberMutation> {
  return useChange<useInviteMemberMutation>(graphql`
    mutation useInviteMemberMutation($input: InviteMemberInput!) @raw_response_type {
      inviteMember(input: $input) {
        ... on InviteMemberPayload @alias(as: "saved") {
          partner {
            ...membersState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
