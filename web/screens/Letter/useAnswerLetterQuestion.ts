import { graphql } from 'react-relay'
import type { useAnswerLetterQuestionMutation } from '../../__generated__/useAnswerLetterQuestionMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Keeps a recommender's reply to a question. */
export function useAnswerLetterQuestion(): Change<useAnswerLetterQuestionMutation> {
  return useChange<useAnswerLetterQuestionMutation>(graphql`
    mutation useAnswerLetterQuestionMutation($input: AnswerLetterQuestionInput!) @raw_response_type {
      answerLetterQuestion(input: $input) {
        ... on AnswerLetterQuestionPayload @alias(as: "saved") {
          isSaved
          letter {
            ...letterState_letter
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
