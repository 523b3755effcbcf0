import { graphql } from 'react-relay'
import type { useChooseWriterMutation } from '../__generated__/useChooseWriterMutation.graphql.ts'
import { type Change, useChange } from '../relay/useChange.ts'

/** Saves on the account who writes. */
export function useChooseWriter(): Change<useChooseWriterMutation> {
  return useChange<useChooseWriterMutation>(graphql`
    mutation useChooseWriterMutation($input: ChooseWriterInput!) @raw_response_type {
      chooseWriter(input: $input) {
        ... on ChooseWriterPayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
