import { graphql } from 'react-relay'
import type { useEditLetterMutation } from '../../__generated__/useEditLetterMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Saves the recommender's text of a letter. */
export function useEditLetter(): Change<useEditLetterMutation> {
  return useChange<useEditLetterMutation>(graphql`
    mutation useEditLetterMutation($input: EditLetterInput!) @raw_response_type {
      editLetter(input: $input) {
        ... on EditLetterPayload @alias(as: "saved") {
          isSaved
          letter {
            ...letterState_letter
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
