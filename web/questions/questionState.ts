import { graphql } from 'relay-runtime'

/** Whether a question waits for a reply. */
export function isToReply({ state }: { readonly state: string }): boolean {
  return state === 'OPEN' || state === 'STALE'
}

/** What a reply changes about a follow-up question. */
export const questionState = graphql`
  fragment questionState_question on FollowUpQuestion @inline {
    id
    number
    gap
    text
    why
    quotes {
      words
      key
      label
    }
    suggestions
    addressee
    state
    confirmed
    reply
    revision
    answeredAt
    setAside {
      reply
      savedAt
    }
  }
`
