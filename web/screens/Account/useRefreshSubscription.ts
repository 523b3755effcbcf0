import { graphql } from 'react-relay'
import type { useRefreshSubscriptionMutation } from '../../__generated__/useRefreshSubscriptionMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Reads the subscription from the payment service. */
export function useRefreshSubscription(): Change<useRefreshSubscriptionMutation> {
  return useChange<useRefreshSubscriptionMutation>(graphql`
    mutation useRefreshSubscriptionMutation @raw_response_type {
      refreshSubscription(input: {}) {
        ... on RefreshSubscriptionPayload @alias(as: "saved") {
          viewer {
            ...subscriptionState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
