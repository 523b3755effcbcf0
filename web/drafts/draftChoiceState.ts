import { graphql } from 'relay-runtime'

/** What choosing from the story changes of a draft. */
export const draftChoiceState = graphql`
  fragment draftChoiceState_draft on Draft @inline {
    id
    chosenStatementIds
  }
`
