import { graphql } from 'react-relay'
import type { useAdjustCreditsMutation } from '../../__generated__/useAdjustCreditsMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Gives a person credits, or takes some. */
export function useAdjustCredits(): Change<useAdjustCreditsMutation> {
  return useChange<useAdjustCreditsMutation>(graphql`
    mutation useAdjustCreditsMutation($input: AdjustCreditsInput!) @raw_response_type {
      adjustCredits(input: $input) {
        ... on AdjustCreditsPayload @alias(as: "saved") {
          person {
            ...personState_person
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
