import { graphql } from 'react-relay'
import type { useAcceptAnswerMutation } from '../../__generated__/useAcceptAnswerMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Accepts an answer to the own question, or takes that back. */
export function useAcceptAnswer(): Change<useAcceptAnswerMutation> {
  return useChange<useAcceptAnswerMutation>(graphql`
    mutation useAcceptAnswerMutation($input: AcceptAnswerInput!) @raw_response_type {
      acceptAnswer(input: $input) {
        ... on AcceptAnswerPayload @alias(as: "saved") {
          post {
            databaseId
            ...communityPostState_post
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
