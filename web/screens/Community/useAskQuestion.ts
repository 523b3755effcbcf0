import { graphql } from 'react-relay'
import type { useAskQuestionMutation } from '../../__generated__/useAskQuestionMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks the community a question. */
export function useAskQuestion(): Change<useAskQuestionMutation> {
  return useChange<useAskQuestionMutation>(graphql`
    mutation useAskQuestionMutation($input: AskQuestionInput!) @raw_response_type {
      askQuestion(input: $input) {
        ... on AskQuestionPayload @alias(as: "saved") {
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
