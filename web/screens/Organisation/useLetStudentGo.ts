import { graphql } from 'react-relay'
import type { useLetStudentGoMutation } from '../../__generated__/useLetStudentGoMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Ends what a student shares, or the request. */
export function useLetStudentGo(): Change<useLetStudentGoMutation> {
  return useChange<useLetStudentGoMutation>(graphql`
    mutation useLetStudentGoMutation($input: LetStudentGoInput!) @raw_response_type {
      letStudentGo(input: $input) {
        ... on LetStudentGoPayload @alias(as: "saved") {
          partner {
            id
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
