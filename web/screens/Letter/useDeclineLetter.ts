import { graphql } from 'react-relay'
import type { useDeclineLetterMutation } from '../../__generated__/useDeclineLetterMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Declines a letter. */
export function useDeclineLetter(): Change<useDeclineLetterMutation> {
  return useChange<useDeclineLetterMutation>(graphql`
    mutation useDeclineLetterMutation($input: DeclineLetterInput!) @raw_response_type {
      declineLetter(input: $input) {
        ... on DeclineLetterPayload @alias(as: "saved") {
          isDeclined
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
