import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { applicationState_application$data } from '../../__generated__/applicationState_application.graphql.ts'
import type { useApplicationChangesDeleteMutation } from '../../__generated__/useApplicationChangesDeleteMutation.graphql.ts'
import type { useApplicationChangesRestoreMutation } from '../../__generated__/useApplicationChangesRestoreMutation.graphql.ts'
import type {
  SaveApplicationInput,
  useApplicationChangesSaveMutation,
} from '../../__generated__/useApplicationChangesSaveMutation.graphql.ts'
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

/** How saving went: the ids of the tasks in their order, or why it was refused. */
export type SavedTasks = { taskIds: readonly string[]; refusal: null } | { taskIds: null; refusal: Refusal }

/** Saves, deletes and takes back applications; the lists of applications keep their pages. */
export function useApplicationChanges() {
  const environment = useRelayEnvironment()
  const { send } = useChange<useApplicationChangesSaveMutation>(saveMutation)
  const deleting = useChange<useApplicationChangesDeleteMutation>(deleteMutation)
  const restoring = useChange<useApplicationChangesRestoreMutation>(restoreMutation)
  const lists = () => viewerLists(environment, 'applications')

  /** @param expected the application as the page shows it until the answer is there */
  const save = useCallback(
    async (
      input: SaveApplicationInput,
      expected?: applicationState_application$data,
    ): Promise<SavedTasks> => {
      const { saved, refusal } = await send(
        { input },
        expected && {
          optimisticResponse: {
            saveApplication: { __typename: 'SaveApplicationPayload', application: expected },
          },
        },
      )
      return saved
        ? { taskIds: saved.application.tasks.map(({ id }) => id), refusal }
        : { taskIds: null, refusal }
    },
    [send],
  )

  return {
    save,
    /** Null once it is done, or why it was refused. */
    remove: async (id: string) => (await deleting.send({ id, connections: lists() })).refusal,
    /** Null once it is done, or why it was refused. */
    restore: async (id: string) => (await restoring.send({ id, connections: lists() })).refusal,
    isChanging: deleting.isPending || restoring.isPending,
  }
}
