import { graphql } from 'react-relay'
import type { useChooseMailsMutation } from '../../__generated__/useChooseMailsMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Stops or resumes mails that are not about the account itself. */
export function useChooseMails(): Change<useChooseMailsMutation> {
  return useChange<useChooseMailsMutation>(graphql`
    mutation useChooseMailsMutation($input: ChooseMailsInput!) @raw_response_type {
      chooseMails(input: $input) {
        ... on ChooseMailsPayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
