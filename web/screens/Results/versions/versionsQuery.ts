import { graphql } from 'react-relay'

/** The list of versions, without their texts. */
export const VERSIONS_QUERY = graphql`
  query versionsQuery($id: ID!) @raw_response_type {
    document: node(id: $id) {
      ... on Document @alias(as: "asDocument") {
        textVersions {
          number
          name
          wordCount
          savedAt
        }
      }
    }
  }
`
