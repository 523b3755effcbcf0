import { graphql } from 'relay-runtime'

/** What a replay changes about an event of the log. */
export const deliveryState = graphql`
  fragment deliveryState_delivery on WebhookDelivery @inline {
    id
    state
    attempts
    lastAttemptAt
    status
    answer
    fault
  }
`
