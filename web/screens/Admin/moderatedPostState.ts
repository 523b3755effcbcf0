import { graphql } from 'relay-runtime'

/** What a decision of an admin alters about a post. */
export const moderatedPostState = graphql`
  fragment moderatedPostState_post on CommunityPost @inline {
    id
    isHidden
    hiddenReason
    isAccepted
    reports {
      number
      reason
      createdAt
    }
  }
`
