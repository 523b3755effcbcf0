import { graphql } from 'relay-runtime'

/** What a change can alter about a text that was handed to a reviewer. */
export const expertReviewState = graphql`
  fragment expertReviewState_review on ExpertReview @inline {
    id
    databaseId
    state
    returnedAt
    summary
    comments {
      number
      paragraphKey
      quote
      body
    }
  }
`
