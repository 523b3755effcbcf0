import { graphql } from 'relay-runtime'

/** What a recommender's change alters about a letter. */
export const letterState = graphql`
  fragment letterState_letter on RecommenderLetter @inline {
    id
    student
    course
    university
    recommender
    endsAt
    isConfidential
    isSealed
    textRevision
    approvedAt
    isApproved
    isQuestionsOnly
    paragraphs {
      key
      text
    }
    questions {
      number
      text
      why
      reply
      isUnknown
      revision
      isInLetter
    }
  }
`
