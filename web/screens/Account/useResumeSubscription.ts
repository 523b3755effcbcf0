import { graphql } from 'react-relay'
import type { useResumeSubscriptionMutation } from '../../__generated__/useResumeSubscriptionMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Takes the cancellation of the subscription back. */
export function useResumeSubscription(): Change<useResumeSubscriptionMutation> {
  return useChange<useResumeSubscriptionMutation>(graphql`
    mutation useResumeSubscriptionMutation @raw_response_type {
      resumeSubscription(input: {}) {
        ... on ResumeSubscriptionPayload @alias(as: "saved") {
          viewer {
            ...subscriptionState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
