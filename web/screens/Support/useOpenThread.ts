import { graphql } from 'react-relay'
import type { useOpenThreadMutation } from '../../__generated__/useOpenThreadMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Begins a conversation with support. */
export function useOpenThread(): Change<useOpenThreadMutation> {
  return useChange<useOpenThreadMutation>(graphql`
    mutation useOpenThreadMutation($input: OpenSupportThreadInput!) @raw_response_type {
      openSupportThread(input: $input) {
        ... on OpenSupportThreadPayload @alias(as: "saved") {
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
