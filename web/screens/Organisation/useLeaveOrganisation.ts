import { graphql } from 'react-relay'
import type { useLeaveOrganisationMutation } from '../../__generated__/useLeaveOrganisationMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Ends the viewer's own membership. */
export function useLeaveOrganisation(): Change<useLeaveOrganisationMutation> {
  return useChange<useLeaveOrganisationMutation>(graphql`
    mutation useLeaveOrganisationMutation($input: LeaveOrganisationInput!) @raw_response_type {
      leaveOrganisation(input: $input) {
        ... on LeaveOrganisationPayload @alias(as: "saved") {
          partner {
            id
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
