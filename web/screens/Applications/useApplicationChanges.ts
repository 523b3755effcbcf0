import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { applicationState_application$data } from '../../__generated__/applicationState_application.graphql.ts'
import type { useApplicationChangesDeleteMutation } from '../../__generated__/useApplicationChangesDeleteMutation.graphql.ts'
import type { useApplicationChangesRestoreMutation } from '../../__generated__/useApplicationChangesRestoreMutation.graphql.ts'
import type {
  SaveApplicationInput,
  useApplicationChangesSaveMutation,
} from '../../__generated__/useApplicationChangesSaveMutation.graphql.ts'
import type { useApplicationChangesTickMutation } from '../../__generated__/useApplicationChangesTickMutation.graphql.ts'
import { viewerLists } from '../../relay/lists.ts'
import type { Refusal } from '../../relay/refusal.ts'
import { useChange } from '../../relay/useChange.ts'

const saveMutation = graphql`
  mutation useApplicationChangesSaveMutation($input: SaveApplicationInput!) @raw_response_type {
    saveApplication(input: $input) {
      ... on SaveApplicationPayload @alias(as: "saved") {
        application {
          ...applicationState_application
          tasks {
            id
          }
        }
        alsoChanged {
          ...applicationState_application
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const tickMutation = graphql`
  mutation useApplicationChangesTickMutation($input: TickCountryStepInput!) @raw_response_type {
    tickCountryStep(input: $input) {
      ... on TickCountryStepPayload @alias(as: "saved") {
        application {
          ...applicationState_application
        }
        alsoChanged {
          ...applicationState_application
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const deleteMutation = graphql`
  mutation useApplicationChangesDeleteMutation($id: ID!, $connections: [ID!]!) @raw_response_type {
    deleteApplication(input: { id: $id }) {
      ... on DeleteApplicationPayload @alias(as: "saved") {
        deletedId @deleteEdge(connections: $connections)
        program {
          ...applicationState_program
        }
        viewer {
          ...applicationState_viewer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const restoreMutation = graphql`
  mutation useApplicationChangesRestoreMutation($id: ID!, $connections: [ID!]!) @raw_response_type {
    restoreApplication(input: { id: $id }) {
      ... on RestoreApplicationPayload @alias(as: "saved") {
        application @appendNode(connections: $connections, edgeTypeName: "UserApplicationsConnectionEdge") {
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
`

/** The outcome of saving: the ids of the tasks in their order, or why it was refused. */
export type SavedTasks = { taskIds: readonly string[]; refusal: null } | { taskIds: null; refusal: Refusal }

export type SaveApplication = {
  /** @param expected the application as the page shows it until the response arrives */
  save: (input: SaveApplicationInput, expected?: applicationState_application$data) => Promise<SavedTasks>
  /** Why the last save was refused. */
  refusal: Refusal | null
}

/** Saves parts of an application. Controls that save independently each use their own. */
export function useSaveApplication(): SaveApplication {
  const { send, refusal } = useChange<useApplicationChangesSaveMutation>(saveMutation)
  const save = useCallback<SaveApplication['save']>(
    async (input, expected) => {
      const { saved, refusal: refused } = await send(
        { input },
        expected && {
          optimisticResponse: {
            saveApplication: { __typename: 'SaveApplicationPayload', application: expected, alsoChanged: [] },
          },
        },
      )
      return saved
        ? { taskIds: saved.application.tasks.map(({ id }) => id), refusal: null }
        : { taskIds: null, refusal: refused }
    },
    [send],
  )
  return { save, refusal }
}

/** Ticks a step of a country for all applications there. */
export function useTickCountryStep() {
  const { send, isPending, refusal } = useChange<useApplicationChangesTickMutation>(tickMutation)
  return {
    tick: (input: { applicationId: string; key: string; isDone: boolean }) => send({ input }),
    isPending,
    refusal,
  }
}

/** Deletes and restores applications; the lists of applications keep their pages. */
export function useApplicationChanges() {
  const environment = useRelayEnvironment()
  const deleting = useChange<useApplicationChangesDeleteMutation>(deleteMutation)
  const restoring = useChange<useApplicationChangesRestoreMutation>(restoreMutation)
  const send = async (change: typeof deleting | typeof restoring, id: string) => {
    deleting.dismiss()
    restoring.dismiss()
    return (await change.send({ id, connections: viewerLists(environment, 'applications') })).refusal
  }
  return {
    deleting: { isPending: deleting.isPending, refusal: deleting.refusal },
    restoring: { isPending: restoring.isPending, refusal: restoring.refusal },
    /** Gives null once it is done, or why it was refused. */
    remove: (id: string) => send(deleting, id),
    /** Gives null once it is done, or why it was refused. */
    restore: (id: string) => send(restoring, id),
  }
}
