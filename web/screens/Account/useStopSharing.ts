import { graphql } from 'react-relay'
import type { useStopSharingMutation } from '../../__generated__/useStopSharingMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Stops sharing with a consultancy. */
export function useStopSharing(): Change<useStopSharingMutation> {
  return useChange<useStopSharingMutation>(graphql`
    mutation useStopSharingMutation($input: StopSharingInput!) @raw_response_type {
      stopSharing(input: $input) {
        ... on StopSharingPayload @alias(as: "saved") {
          viewer {
            id
            sharedWith {
              organisationName
              since
            }
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
