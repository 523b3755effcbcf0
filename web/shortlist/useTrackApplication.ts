import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useTrackApplicationMutation } from '../__generated__/useTrackApplicationMutation.graphql.ts'
import { viewerLists } from '../relay/lists.ts'
import type { Refusal } from '../relay/refusal.ts'
import { useChange } from '../relay/useChange.ts'

/** Begins to follow an application to a programme. `track` gives null once it is done, or why it was refused. */
export function useTrackApplication(): {
  track: (programId: string) => Promise<Refusal | null>
  isSaving: boolean
  /** Why the last programme is not tracked. */
  refusal: Refusal | null
} {
  const environment = useRelayEnvironment()
  const { send, isPending, refusal } = useChange<useTrackApplicationMutation>(graphql`
    mutation useTrackApplicationMutation($programId: ID!, $connections: [ID!]!) @raw_response_type {
      saveApplication(input: { programId: $programId }) {
        ... on SaveApplicationPayload @alias(as: "saved") {
          application
            @appendNode(connections: $connections, edgeTypeName: "UserApplicationsConnectionEdge") {
            ...applicationState_application
            program {
              ...applicationState_program
            }
          }
          viewer {
            ...applicationState_viewer
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const track = useCallback(
    async (programId: string) =>
      (await send({ programId, connections: viewerLists(environment, 'applications') })).refusal,
    [send, environment],
  )
  return { track, isSaving: isPending, refusal }
}
