import { graphql } from 'react-relay'
import type { useApproveLetterMutation } from '../../__generated__/useApproveLetterMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Approves a letter. */
export function useApproveLetter(): Change<useApproveLetterMutation> {
  return useChange<useApproveLetterMutation>(graphql`
    mutation useApproveLetterMutation($input: ApproveLetterInput!) @raw_response_type {
      approveLetter(input: $input) {
        ... on ApproveLetterPayload @alias(as: "saved") {
          letter {
            ...letterState_letter
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
