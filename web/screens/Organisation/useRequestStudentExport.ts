import { graphql } from 'react-relay'
import type { useRequestStudentExportMutation } from '../../__generated__/useRequestStudentExportMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks for a file with what students share. */
export function useRequestStudentExport(): Change<useRequestStudentExportMutation> {
  return useChange<useRequestStudentExportMutation>(graphql`
    mutation useRequestStudentExportMutation($input: RequestStudentExportInput!) @raw_response_type {
      requestStudentExport(input: $input) {
        ... on RequestStudentExportPayload @alias(as: "saved") {
          partner {
            ...bulkState_partner
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
