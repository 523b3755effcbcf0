import { graphql } from 'react-relay'
import type { useWithdrawInvitationMutation } from '../../__generated__/useWithdrawInvitationMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Takes an invitation back. */
export function useWithdrawInvitation(): Change<useWithdrawInvitationMutation> {
  return useChange<useWithdrawInvitationMutation>(graphql`
    mutation useWithdrawInvitationMutation($input: WithdrawInvitationInput!) @raw_response_type {
      withdrawInvitation(input: $input) {
        ... on WithdrawInvitationPayload @alias(as: "saved") {
          partner {
            ...membersState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
