import { graphql } from 'react-relay'
import type { useKeepAccountMutation } from '../../__generated__/useKeepAccountMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Takes a scheduled erasure back. */
export function useKeepAccount(): Change<useKeepAccountMutation> {
  return useChange<useKeepAccountMutation>(graphql`
    mutation useKeepAccountMutation @raw_response_type {
      keepAccount(input: {}) {
        ... on KeepAccountPayload @alias(as: "saved") {
          viewer {
            ...accountDataState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
