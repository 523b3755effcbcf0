import { graphql } from 'relay-runtime'

/** What a change of its members can alter about an organisation. */
export const membersState = graphql`
  fragment membersState_partner on Partner @inline {
    id
    role
    seats
    members {
      id
      fullName
      email
      role
      joinedAt
      isViewer
    }
    invitations {
      id
      email
      role
      createdAt
      expiresAt
    }
  }
`
