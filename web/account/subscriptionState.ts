import { graphql } from 'relay-runtime'

/** What a change of the subscription can alter about an account. */
export const subscriptionState = graphql`
  fragment subscriptionState_viewer on User @inline {
    ...accountState_viewer
    canStartTrial
    subscription {
      plan
      status
      source
      isLive
      periodEnd
      cancelsAtPeriodEnd
      scheduledPlan
      graceEnd
    }
    payments {
      id
      number
      amount
      currency
      state
      createdAt
      disputedAt
      invoiceUrl
    }
  }
`
