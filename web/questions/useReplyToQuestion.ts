import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  ReplyToQuestionInput,
  useReplyToQuestionMutation,
} from '../__generated__/useReplyToQuestionMutation.graphql.ts'
import { useChange } from '../relay/useChange.ts'

/**
 * Replies to a follow-up question of a draft or document. The server may ask back, so its list is taken over with the
 * answer.
 */
export function useReplyToQuestion(subjectId: string) {
  const { send, isPending, refusal } = useChange<useReplyToQuestionMutation>(graphql`
    mutation useReplyToQuestionMutation($input: ReplyToQuestionInput!) @raw_response_type {
      replyToQuestion(input: $input) {
        ... on ReplyToQuestionPayload @alias(as: "saved") {
          question {
            state
            ...questionState_question
          }
          questions {
            ...questionState_question
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const reply = useCallback(
    (input: ReplyToQuestionInput) =>
      send(
        { input },
        {
          updater: store => {
            const questions = store.getRootField('replyToQuestion')?.getLinkedRecords('questions')
            if (questions) store.get(subjectId)?.setLinkedRecords(questions, 'questions')
          },
        },
      ),
    [send, subjectId],
  )
  return { reply, isPending, refusal }
}
