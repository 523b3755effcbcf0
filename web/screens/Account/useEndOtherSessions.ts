import { graphql } from 'react-relay'
import type { useEndOtherSessionsMutation } from '../../__generated__/useEndOtherSessionsMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Signs all other devices out. */
export function useEndOtherSessions(): Change<useEndOtherSessionsMutation> {
  return useChange<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation @raw_response_type {
      endOtherSessions(input: {}) {
        ... on EndOtherSessionsPayload @alias(as: "saved") {
          viewer {
            ...accountDataState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
