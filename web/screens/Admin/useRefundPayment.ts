import { graphql } from 'react-relay'
import type { useRefundPaymentMutation } from '../../__generated__/useRefundPaymentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Returns a payment. */
export function useRefundPayment(): Change<useRefundPaymentMutation> {
  return useChange<useRefundPaymentMutation>(graphql`
    mutation useRefundPaymentMutation($input: RefundPaymentInput!) @raw_response_type {
      refundPayment(input: $input) {
        ... on RefundPaymentPayload @alias(as: "saved") {
          payment {
            ...refundedPaymentState_payment
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
