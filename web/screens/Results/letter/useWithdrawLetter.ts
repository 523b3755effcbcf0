import { graphql } from 'react-relay'
import type { useWithdrawLetterMutation } from '../../../__generated__/useWithdrawLetterMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Withdraws a request for a letter. */
export function useWithdrawLetter(): Change<useWithdrawLetterMutation> {
  return useChange<useWithdrawLetterMutation>(graphql`
    mutation useWithdrawLetterMutation($input: WithdrawLetterInput!) @raw_response_type {
      withdrawLetter(input: $input) {
        ... on WithdrawLetterPayload @alias(as: "saved") {
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
