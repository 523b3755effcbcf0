import { graphql } from 'react-relay'
import type { useChooseMailLanguageMutation } from '../../__generated__/useChooseMailLanguageMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Says in which language mails to the person are written. */
export function useChooseMailLanguage(): Change<useChooseMailLanguageMutation> {
  return useChange<useChooseMailLanguageMutation>(graphql`
    mutation useChooseMailLanguageMutation($input: ChooseMailLanguageInput!) @raw_response_type {
      chooseMailLanguage(input: $input) {
        ... on ChooseMailLanguagePayload @alias(as: "saved") {
          viewer {
            ...accountState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
