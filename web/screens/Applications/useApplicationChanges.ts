import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useApplicationChangesDeleteMutation } from '../../__generated__/useApplicationChangesDeleteMutation.graphql.ts'
import type { useApplicationChangesRestoreMutation } from '../../__generated__/useApplicationChangesRestoreMutation.graphql.ts'
import type {
  SaveApplicationInput,
  useApplicationChangesSaveMutation,
} from '../../__generated__/useApplicationChangesSaveMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

const saveMutation = graphql`
  mutation useApplicationChangesSaveMutation($input: SaveApplicationInput!) {
    saveApplication(input: $input) {
      __typename
      ... on SaveApplicationPayload {
        application {
          ...ApplicationDrawer_application
          tasks {
            id
          }
        }
        viewer {
          ...ApplicationsScreen_viewer
        }
      }
      ... on ValidationError {
        message
        fields {
          path
          message
        }
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

const deleteMutation = graphql`
  mutation useApplicationChangesDeleteMutation($id: ID!) {
    deleteApplication(input: { id: $id }) {
      __typename
      ... on DeleteApplicationPayload {
        deletedId
        viewer {
          ...ApplicationsScreen_viewer
        }
      }
      ... on NotFoundError {
        message
      }
      ... on NotSignedInError {
        message
      }
    }
  }
`

const restoreMutation = graphql`
  mutation useApplicationChangesRestoreMutation($id: ID!) {
    restoreApplication(input: { id: $id }) {
      __typename
      ... on RestoreApplicationPayload {
        viewer {
          ...ApplicationsScreen_viewer
        }
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

export type SavedApplication =
  | { outcome: 'SAVED'; taskIds: readonly string[] }
  | { outcome: 'REFUSED'; message: string }

const FAILED = 'That did not work. Please try again.'
const wordsOf = (fault: unknown) => (fault instanceof Error ? fault.message : FAILED)

/** Saves, deletes and takes back applications; the board follows by itself. Nothing here throws. */
export function useApplicationChanges() {
  const [send, isSaving] = useMutation<useApplicationChangesSaveMutation>(saveMutation)
  const [sendDelete, isDeleting] = useMutation<useApplicationChangesDeleteMutation>(deleteMutation)
  const [sendRestore, isRestoring] = useMutation<useApplicationChangesRestoreMutation>(restoreMutation)

  const save = useCallback(
    async (input: SaveApplicationInput): Promise<SavedApplication> => {
      try {
        const { saveApplication: answer } = await send({ variables: { input } })
        if (answer.__typename === 'SaveApplicationPayload')
          return { outcome: 'SAVED', taskIds: answer.application.tasks.map(({ id }) => id) }
        if (answer.__typename === 'ValidationError')
          return { outcome: 'REFUSED', message: answer.fields[0]?.message ?? answer.message }
        return { outcome: 'REFUSED', message: 'message' in answer ? answer.message : FAILED }
      } catch (fault) {
        return { outcome: 'REFUSED', message: wordsOf(fault) }
      }
    },
    [send],
  )

  /** Null, or why it was refused. */
  const remove = useCallback(
    async (id: string): Promise<string | null> => {
      try {
        const { deleteApplication: answer } = await sendDelete({ variables: { id } })
        if (answer.__typename === 'DeleteApplicationPayload') return null
        return 'message' in answer ? answer.message : FAILED
      } catch (fault) {
        return wordsOf(fault)
      }
    },
    [sendDelete],
  )

  /** Null, or why it was refused. */
  const restore = useCallback(
    async (id: string): Promise<string | null> => {
      try {
        const { restoreApplication: answer } = await sendRestore({ variables: { id } })
        if (answer.__typename === 'RestoreApplicationPayload') return null
        return 'message' in answer ? answer.message : FAILED
      } catch (fault) {
        return wordsOf(fault)
      }
    },
    [sendRestore],
  )

  return { save, remove, restore, isSaving, isChanging: isDeleting || isRestoring }
}
