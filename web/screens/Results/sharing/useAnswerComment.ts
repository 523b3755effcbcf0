import { graphql } from 'react-relay'
import type { useAnswerCommentMutation } from '../../../__generated__/useAnswerCommentMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Answers a comment. */
export function useAnswerComment(): Change<useAnswerCommentMutation> {
  return useChange<useAnswerCommentMutation>(graphql`
    mutation useAnswerCommentMutation($input: AnswerCommentInput!) @raw_response_type {
      answerComment(input: $input) {
        ... on AnswerCommentPayload @alias(as: "saved") {
          document {
            id
            ...documentState_sharing
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
