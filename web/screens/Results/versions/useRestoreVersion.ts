import { graphql } from 'react-relay'
import type { useRestoreVersionMutation } from '../../../__generated__/useRestoreVersionMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Makes an earlier version the text of its document. */
export function useRestoreVersion(): Change<useRestoreVersionMutation> {
  return useChange<useRestoreVersionMutation>(graphql`
    mutation useRestoreVersionMutation($input: RestoreTextVersionInput!) @raw_response_type {
      restoreTextVersion(input: $input) {
        ... on RestoreTextVersionPayload @alias(as: "saved") {
          isRestored
          document {
            id
            textRevision
            ...documentState_text
            ...documentState_review
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
