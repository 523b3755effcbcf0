import { graphql } from 'react-relay'
import type { useBeginInterviewMutation } from '../../__generated__/useBeginInterviewMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Begins an interview. */
export function useBeginInterview(): Change<useBeginInterviewMutation> {
  return useChange<useBeginInterviewMutation>(graphql`
    mutation useBeginInterviewMutation($input: BeginInterviewInput!) @raw_response_type {
      beginInterview(input: $input) {
        ... on BeginInterviewPayload @alias(as: "saved") {
          interview {
            id
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
