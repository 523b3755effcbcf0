import { graphql } from 'relay-runtime'

/** What a change of its keys can alter about an organisation. */
export const partnerState = graphql`
  fragment partnerState_partner on Partner @inline {
    id
    role
    apiKeys {
      id
      name
      start
      mode
      scopes
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
      wasExposed
      isUsable
      points {
        left
        most
      }
      days {
        day
        requests
        points
      }
    }
  }
`
