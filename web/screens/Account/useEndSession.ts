import { graphql } from 'react-relay'
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Signs another device out. */
export function useEndSession(): Change<useEndSessionMutation> {
  return useChange<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) @raw_response_type {
      endSession(input: $input) {
        ... on EndSessionPayload @alias(as: "saved") {
          viewer {
            ...accountDataState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
