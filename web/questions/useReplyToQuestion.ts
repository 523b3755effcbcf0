import { graphql } from 'react-relay'
import type { useReplyToQuestionMutation } from '../__generated__/useReplyToQuestionMutation.graphql.ts'
import { type Change, useChange } from '../relay/useChange.ts'

/** Replies to a follow-up question. */
export function useReplyToQuestion(): Change<useReplyToQuestionMutation> {
  return useChange<useReplyToQuestionMutation>(graphql`
    mutation useReplyToQuestionMutation($input: ReplyToQuestionInput!) {
      replyToQuestion(input: $input) {
        ... on ReplyToQuestionPayload @alias(as: "saved") {
          question {
            state
            ...questionState_question
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
