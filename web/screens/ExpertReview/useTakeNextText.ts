import { graphql } from 'react-relay'
import type { useTakeNextTextMutation } from '../../__generated__/useTakeNextTextMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Gives the reviewer the text that waits the longest. */
export function useTakeNextText(): Change<useTakeNextTextMutation> {
  return useChange<useTakeNextTextMutation>(graphql`
    mutation useTakeNextTextMutation($input: TakeNextTextInput!) @raw_response_type {
      takeNextText(input: $input) {
        ... on TakeNextTextPayload @alias(as: "saved") {
          waitingTexts
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
