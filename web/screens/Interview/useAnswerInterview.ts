import { graphql } from 'react-relay'
import type { useAnswerInterviewMutation } from '../../__generated__/useAnswerInterviewMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Keeps an answer of an interview. */
export function useAnswerInterview(): Change<useAnswerInterviewMutation> {
  return useChange<useAnswerInterviewMutation>(graphql`
    mutation useAnswerInterviewMutation($input: AnswerInterviewQuestionInput!) @raw_response_type {
      answerInterviewQuestion(input: $input) {
        ... on AnswerInterviewQuestionPayload @alias(as: "saved") {
          isSaved
          interview {
            ...interviewState_interview
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
