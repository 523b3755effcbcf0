import { graphql } from 'relay-runtime'

/** Whether a programme is on the shortlist. */
export const shortlistState = graphql`
  fragment shortlistState_program on Program @inline {
    id
    isShortlisted
  }
`

/** What a change of the shortlist alters about the viewer: how many programmes are on it. */
export const shortlistCountState = graphql`
  fragment shortlistState_viewer on User @inline {
    id
    shortlistCount: shortlist {
      totalCount
    }
  }
`
