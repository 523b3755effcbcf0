import { graphql } from 'relay-runtime'

/** What an admin's change alters about an organisation. */
export const organisationState = graphql`
  fragment organisationState_organisation on Organisation @inline {
    id
    name
    createdAt
    owners {
      fullName
      username
      personNumber
    }
    seats
    monthlyDocuments
    memberCount
    keyCount
  }
`
