import { graphql } from 'react-relay'
import type { useReadCvMutation } from '../../__generated__/useReadCvMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Has the server read a CV into proposed answers. It keeps nothing of the file. */
export function useReadCv(): Change<useReadCvMutation> {
  return useChange<useReadCvMutation>(graphql`
    mutation useReadCvMutation($input: ReadCvInput!) @raw_response_type {
      readCv(input: $input) {
        ... on ReadCvPayload @alias(as: "saved") {
          proposals {
            field
            quote
            heading
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
