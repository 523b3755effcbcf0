import { graphql } from 'relay-runtime'

/** What an answer alters about an interview. */
export const interviewState = graphql`
  fragment interviewState_interview on Interview @inline {
    id
    questions {
      number
      text
      why
      quote
      answer
      revision
      feedback {
        words
        seconds
        findings {
          isGood
          text
        }
      }
    }
  }
`
