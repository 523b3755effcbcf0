import { graphql } from 'react-relay'
import type { useWriteMessageMutation } from '../../__generated__/useWriteMessageMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Adds a message to a conversation with support. */
export function useWriteMessage(): Change<useWriteMessageMutation> {
  return useChange<useWriteMessageMutation>(graphql`
    mutation useWriteMessageMutation($input: WriteSupportMessageInput!) @raw_response_type {
      writeSupportMessage(input: $input) {
        ... on WriteSupportMessagePayload @alias(as: "saved") {
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
