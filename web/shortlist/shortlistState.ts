import { graphql } from 'relay-runtime'

/** Whether a programme is on the shortlist. */
export const shortlistState = graphql`
  fragment shortlistState_program on Program @inline {
    id
    isShortlisted
  }
`
