import { graphql } from 'relay-runtime'

/** What a change can alter about an account's passkeys. */
export const accountPasskeysState = graphql`
  fragment accountPasskeysState_viewer on User @inline {
    id
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
  }
`
