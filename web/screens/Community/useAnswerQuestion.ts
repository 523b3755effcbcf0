import { graphql } from 'react-relay'
import type { useAnswerQuestionMutation } from '../../__generated__/useAnswerQuestionMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Answers a question of the community. */
export function useAnswerQuestion(): Change<useAnswerQuestionMutation> {
  return useChange<useAnswerQuestionMutation>(graphql`
    mutation useAnswerQuestionMutation($input: AnswerQuestionInput!) @raw_response_type {
      answerQuestion(input: $input) {
        ... on AnswerQuestionPayload @alias(as: "saved") {
          post {
            databaseId
            ...communityPostState_post
          }
          viewer {
            communityName
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
