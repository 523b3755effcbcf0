import { graphql } from 'react-relay'
import type { usePlaceLetterAnswersMutation } from '../../__generated__/usePlaceLetterAnswersMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Puts the recommender's replies into the letter. */
export function usePlaceLetterAnswers(): Change<usePlaceLetterAnswersMutation> {
  return useChange<usePlaceLetterAnswersMutation>(graphql`
    mutation usePlaceLetterAnswersMutation($input: PlaceLetterAnswersInput!) @raw_response_type {
      placeLetterAnswers(input: $input) {
        ... on PlaceLetterAnswersPayload @alias(as: "saved") {
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
