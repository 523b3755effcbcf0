import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  SaveProfileInput,
  useSaveProfileMutation,
} from '../../__generated__/useSaveProfileMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

const saveProfileMutation = graphql`
  mutation useSaveProfileMutation($input: SaveProfileInput!) {
    saveProfile(input: $input) {
      __typename
      ... on SaveProfilePayload {
        created
        viewer {
          id
          profile {
            id
            ...ProfileForm_profile
          }
        }
      }
      ... on ValidationError {
        message
        fields {
          path
          message
        }
      }
      ... on NotSignedInError {
        message
      }
    }
  }
`

/** How saving went: kept, or refused with what to correct in which field. */
export type SaveProfileOutcome =
  | { kind: 'SAVED'; created: boolean }
  | { kind: 'REFUSED'; message: string; faults: readonly { path: string; message: string }[] }

const UNKNOWN = 'Unknown error occurred'

/** Saves the profile; rejects with a `NetworkFault` when the call did not come through. */
export function useSaveProfile(): [
  save: (input: SaveProfileInput) => Promise<SaveProfileOutcome>,
  isSaving: boolean,
] {
  const [commit, isSaving] = useMutation<useSaveProfileMutation>(saveProfileMutation)
  const save = useCallback(
    async (input: SaveProfileInput): Promise<SaveProfileOutcome> => {
      const { saveProfile: result } = await commit({ variables: { input } })
      switch (result.__typename) {
        case 'SaveProfilePayload':
          return { kind: 'SAVED', created: result.created }
        case 'ValidationError':
          return { kind: 'REFUSED', message: result.message, faults: result.fields }
        case 'NotSignedInError':
          return { kind: 'REFUSED', message: result.message, faults: [] }
        default:
          return { kind: 'REFUSED', message: UNKNOWN, faults: [] }
      }
    },
    [commit],
  )
  return [save, isSaving]
}
