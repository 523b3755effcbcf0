import { graphql } from 'relay-runtime'

/** What an admin's change can alter about a person. */
export const personState = graphql`
  fragment personState_person on Person @inline {
    id
    role
    creditsRemaining
    sessionCount
    creditEntries {
      databaseId
      kind
      amount
      note
      createdAt
    }
  }
`
