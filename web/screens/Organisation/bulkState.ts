import { graphql } from 'relay-runtime'

/** What a change of its imports and files can alter about an organisation. */
export const bulkState = graphql`
  fragment bulkState_partner on Partner @inline {
    id
    exports {
      id
      format
      createdAt
      readyAt
      expiresAt
      students
      size
      address
    }
  }
`
