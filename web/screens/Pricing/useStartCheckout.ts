import { graphql } from 'react-relay'
import type { useStartCheckoutMutation } from '../../__generated__/useStartCheckoutMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Opens the checkout of a plan. Its address comes with the answer. */
export function useStartCheckout(): Change<useStartCheckoutMutation> {
  return useChange<useStartCheckoutMutation>(graphql`
    mutation useStartCheckoutMutation($input: StartCheckoutInput!) @raw_response_type {
      startCheckout(input: $input) {
        ... on StartCheckoutPayload @alias(as: "saved") {
          url
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
