import { graphql } from 'react-relay'
import type { useRenameDraftMutation } from '../__generated__/useRenameDraftMutation.graphql.ts'
import { type Change, useChange } from '../relay/useChange.ts'

/** Renames a draft. */
export function useRenameDraft(): Change<useRenameDraftMutation> {
  return useChange<useRenameDraftMutation>(graphql`
    mutation useRenameDraftMutation($input: RenameDraftInput!) @raw_response_type {
      renameDraft(input: $input) {
        ... on RenameDraftPayload @alias(as: "saved") {
          draft {
            ...draftState_draft
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
