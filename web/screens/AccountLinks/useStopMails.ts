import { graphql } from 'react-relay'
import type { useStopMailsMutation } from '../../__generated__/useStopMailsMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Stops or resumes the mails of a kind, by the link in one of them. */
export function useStopMails(): Change<useStopMailsMutation> {
  return useChange<useStopMailsMutation>(graphql`
    mutation useStopMailsMutation($input: StopMailsInput!) @raw_response_type {
      stopMails(input: $input) {
        ... on StopMailsPayload @alias(as: "saved") {
          mails
          isWanted
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
