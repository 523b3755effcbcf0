import { graphql } from 'react-relay'
import type { useChangeSeatsMutation } from '../../__generated__/useChangeSeatsMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Says how many members an organisation may have. */
export function useChangeSeats(): Change<useChangeSeatsMutation> {
  return useChange<useChangeSeatsMutation>(graphql`
    mutation useChangeSeatsMutation($input: ChangeSeatsInput!) @raw_response_type {
      changeSeats(input: $input) {
        ... on ChangeSeatsPayload @alias(as: "saved") {
          organisation {
            ...organisationState_organisation
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
