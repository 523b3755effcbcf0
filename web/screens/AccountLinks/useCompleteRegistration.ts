import { graphql } from 'react-relay'
import type { useCompleteRegistrationMutation } from '../../__generated__/useCompleteRegistrationMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Opens the account of a registration by its mailed link, and signs in. */
export function useCompleteRegistration(): Change<useCompleteRegistrationMutation> {
  return useChange<useCompleteRegistrationMutation>(graphql`
    mutation useCompleteRegistrationMutation($input: CompleteRegistrationInput!) @raw_response_type {
      completeRegistration(input: $input) {
        ... on CompleteRegistrationPayload @alias(as: "saved") {
          viewer {
            id
            fullName
            creditsRemaining
            isPromotionalUser
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
