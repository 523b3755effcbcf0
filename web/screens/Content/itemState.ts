import { graphql } from 'relay-runtime'

/** What a change alters about a planned post. */
export const itemState = graphql`
  fragment itemState_item on EditorialItem @inline {
    id
    title
    topic
    category
    keywords
    author
    scheduledDate
    status
    notes
    body
    path
    canChange
    canPublish
  }
`
