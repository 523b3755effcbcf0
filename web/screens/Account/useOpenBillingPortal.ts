import { graphql } from 'react-relay'
import type { useOpenBillingPortalMutation } from '../../__generated__/useOpenBillingPortalMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Opens the portal of the payment service. Its address comes with the answer. */
export function useOpenBillingPortal(): Change<useOpenBillingPortalMutation> {
  return useChange<useOpenBillingPortalMutation>(graphql`
    mutation useOpenBillingPortalMutation @raw_response_type {
      openBillingPortal(input: {}) {
        ... on OpenBillingPortalPayload @alias(as: "saved") {
          url
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
