import { graphql } from 'react-relay'
import type { useAskStudentMutation } from '../../__generated__/useAskStudentMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks a student by mail to share. */
export function useAskStudent(): Change<useAskStudentMutation> {
  return useChange<useAskStudentMutation>(graphql`
    mutation useAskStudentMutation($input: AskStudentInput!) @raw_response_type {
      askStudent(input: $input) {
        ... on AskStudentPayload @alias(as: "saved") {
          partner {
            id
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
