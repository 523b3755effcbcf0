import { graphql } from 'react-relay'
import type { useRequestLetterMutation } from '../../../__generated__/useRequestLetterMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Asks a recommender for the letter. */
export function useRequestLetter(): Change<useRequestLetterMutation> {
  return useChange<useRequestLetterMutation>(graphql`
    mutation useRequestLetterMutation($input: RequestLetterInput!) @raw_response_type {
      requestLetter(input: $input) {
        ... on RequestLetterPayload @alias(as: "saved") {
          document {
            id
            ...documentState_letter
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
