import { graphql } from 'react-relay'
import type { useAssignThreadMutation } from '../../__generated__/useAssignThreadMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Gives a conversation to an admin, or to nobody. */
export function useAssignThread(): Change<useAssignThreadMutation> {
  return useChange<useAssignThreadMutation>(graphql`
    mutation useAssignThreadMutation($input: AssignSupportThreadInput!) @raw_response_type {
      assignSupportThread(input: $input) {
        ... on AssignSupportThreadPayload @alias(as: "saved") {
          thread {
            databaseId
            ...supportThreadState_thread
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
