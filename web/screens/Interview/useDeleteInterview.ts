import { graphql } from 'react-relay'
import type { useDeleteInterviewMutation } from '../../__generated__/useDeleteInterviewMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Removes an interview with its answers. */
export function useDeleteInterview(): Change<useDeleteInterviewMutation> {
  return useChange<useDeleteInterviewMutation>(graphql`
    mutation useDeleteInterviewMutation($input: DeleteInterviewInput!) @raw_response_type {
      deleteInterview(input: $input) {
        ... on DeleteInterviewPayload @alias(as: "saved") {
          viewer {
            id
            interviews {
              id
            }
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
