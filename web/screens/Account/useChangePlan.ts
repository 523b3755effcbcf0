import { graphql } from 'react-relay'
import type { useChangePlanMutation } from '../../__generated__/useChangePlanMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Changes the plan of the subscription. */
export function useChangePlan(): Change<useChangePlanMutation> {
  return useChange<useChangePlanMutation>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) @raw_response_type {
      changePlan(input: $input) {
        ... on ChangePlanPayload @alias(as: "saved") {
          viewer {
            ...subscriptionState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
