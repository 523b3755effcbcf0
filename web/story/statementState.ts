import { graphql } from 'relay-runtime'

/** What a decision changes about a statement. */
export const statementState = graphql`
  fragment statementState_statement on Statement @inline {
    id
    words
    firstWords
    status
    revision
    setAside {
      words
      savedAt
    }
  }
`
