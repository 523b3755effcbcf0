import { graphql } from 'relay-runtime'

/** What a refund alters about a payment. */
export const refundedPaymentState = graphql`
  fragment refundedPaymentState_payment on Payment @inline {
    id
    state
    isRefundable
    refundedAt
  }
`
