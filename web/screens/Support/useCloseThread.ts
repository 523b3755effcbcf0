import { graphql } from 'react-relay'
import type { useCloseThreadMutation } from '../../__generated__/useCloseThreadMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Closes a conversation with support. */
export function useCloseThread(): Change<useCloseThreadMutation> {
  return useChange<useCloseThreadMutation>(graphql`
    mutation useCloseThreadMutation($input: CloseSupportThreadInput!) @raw_response_type {
      closeSupportThread(input: $input) {
        ... on CloseSupportThreadPayload @alias(as: "saved") {
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
