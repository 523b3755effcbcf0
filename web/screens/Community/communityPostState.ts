import { graphql } from 'relay-runtime'

/** What a change can alter about a question of the community, with its answers. */
export const communityPostState = graphql`
  fragment communityPostState_post on CommunityPost @inline {
    id
    databaseId
    isReported
    isHidden
    hiddenReason
    answerCount
    isAnswered
    answers {
      id
      body
      authorName
      isOwn
      isAccepted
      isHidden
      hiddenReason
      isReported
      createdAt
    }
  }
`
