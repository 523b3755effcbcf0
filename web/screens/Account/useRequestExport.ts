import { graphql } from 'react-relay'
import type { useRequestExportMutation } from '../../__generated__/useRequestExportMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Asks for an archive of everything that is stored. */
export function useRequestExport(): Change<useRequestExportMutation> {
  return useChange<useRequestExportMutation>(graphql`
    mutation useRequestExportMutation @raw_response_type {
      requestExport(input: {}) {
        ... on RequestExportPayload @alias(as: "saved") {
          viewer {
            ...accountDataState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
