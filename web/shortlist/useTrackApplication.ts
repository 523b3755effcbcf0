import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useTrackApplicationMutation } from '../__generated__/useTrackApplicationMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'

const trackApplicationMutation = graphql`
  mutation useTrackApplicationMutation($programId: ID!) {
    saveApplication(input: { programId: $programId }) {
      __typename
      ... on SaveApplicationPayload {
        application {
          program {
            id
            application {
              id
              status
            }
          }
        }
      }
      ... on ValidationError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on NotSignedInError {
        message
      }
      ... on PlanRequiredError {
        message
      }
    }
  }
`

/** How beginning an application went. */
export type TrackOutcome =
  | { kind: 'DONE' }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'PLAN_REQUIRED'; message: string }
  | { kind: 'REFUSED'; message: string }

const FAILED = 'That did not work. Please try again.'

/** Begins to follow an application to a programme. */
export function useTrackApplication(): [
  track: (programId: string) => Promise<TrackOutcome>,
  isSaving: boolean,
] {
  const [commit, isSaving] = useMutation<useTrackApplicationMutation>(trackApplicationMutation)
  const track = useCallback(
    async (programId: string): Promise<TrackOutcome> => {
      try {
        const { saveApplication: result } = await commit({ variables: { programId } })
        switch (result.__typename) {
          case 'SaveApplicationPayload':
            return { kind: 'DONE' }
          case 'NotSignedInError':
            return { kind: 'SIGNED_OUT' }
          case 'PlanRequiredError':
            return { kind: 'PLAN_REQUIRED', message: result.message }
          case 'ValidationError':
          case 'NotFoundError':
            return { kind: 'REFUSED', message: result.message }
          default:
            return { kind: 'REFUSED', message: FAILED }
        }
      } catch (fault) {
        return { kind: 'REFUSED', message: fault instanceof Error ? fault.message : FAILED }
      }
    },
    [commit],
  )
  return [track, isSaving]
}
