import { graphql } from 'relay-runtime'

/** What a change can alter about the reviews of a person's CVs. */
export const cvReviewsState = graphql`
  fragment cvReviewsState_viewer on User @inline {
    id
    cvReviews {
      number
      words
      createdAt
      removedAt
      findings {
        kind
        reason
        quotes
      }
    }
  }
`
