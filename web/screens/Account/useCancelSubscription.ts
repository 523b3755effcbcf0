import { graphql } from 'react-relay'
import type { useCancelSubscriptionMutation } from '../../__generated__/useCancelSubscriptionMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Ends the subscription with the present period. */
export function useCancelSubscription(): Change<useCancelSubscriptionMutation> {
  return useChange<useCancelSubscriptionMutation>(graphql`
    mutation useCancelSubscriptionMutation @raw_response_type {
      cancelSubscription(input: {}) {
        ... on CancelSubscriptionPayload @alias(as: "saved") {
          viewer {
            ...subscriptionState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
