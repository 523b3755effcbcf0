import { graphql } from 'react-relay'
import type { useAcceptInvitationMutation } from '../../__generated__/useAcceptInvitationMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Joins the organisation of an invitation. */
export function useAcceptInvitation(): Change<useAcceptInvitationMutation> {
  return useChange<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) @raw_response_type {
      acceptInvitation(input: $input) {
        ... on AcceptInvitationPayload @alias(as: "saved") {
          partner {
            id
            name
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
