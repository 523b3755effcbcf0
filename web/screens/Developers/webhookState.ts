import { graphql } from 'relay-runtime'

/** What a change of its webhook endpoints can alter about an organisation. */
export const webhookState = graphql`
  fragment webhookState_partner on Partner @inline {
    id
    webhooks {
      id
      url
      events
      createdAt
      failingSince
      disabledAt
      formerSecretEndsAt
    }
  }
`
