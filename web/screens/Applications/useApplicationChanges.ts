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
          ...Board_applications
          ...Timeline_applications
          ...ApplicationDrawer_application
          tasks {
            id
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

// The pages of the programme follow as well: they offer to track it, or lead to its application.
const deleteMutation = graphql`
  mutation useApplicationChangesDeleteMutation($id: ID!) {
    deleteApplication(input: { id: $id }) {
      __typename
      ... on DeleteApplicationPayload {
        deletedId
        program {
          application {
            id
          }
        }
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
        application {
          program {
            application {
              id
            }
          }
        }
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

/** Why something was not done, in words for a person. */
export type Refusal = { kind: 'PLAN_REQUIRED' | 'REFUSED'; message: string }

export type SavedApplication =
  | { outcome: 'SAVED'; taskIds: readonly string[] }
  | { outcome: 'REFUSED'; refusal: Refusal }

const FAILED = 'That did not work. Please try again.'

function refusalOf(answer: { readonly __typename: string; readonly message?: string }): Refusal {
  return {
    kind: answer.__typename === 'PlanRequiredError' ? 'PLAN_REQUIRED' : 'REFUSED',
    message: answer.message ?? FAILED,
  }
}

function refusalOfFault(fault: unknown): Refusal {
  return { kind: 'REFUSED', message: fault instanceof Error ? fault.message : FAILED }
}

/** Saves, deletes and takes back applications; the board follows by itself. Nothing here throws. */
export function useApplicationChanges() {
  const [send] = useMutation<useApplicationChangesSaveMutation>(saveMutation)
  const [sendDelete, isDeleting] = useMutation<useApplicationChangesDeleteMutation>(deleteMutation)
  const [sendRestore, isRestoring] = useMutation<useApplicationChangesRestoreMutation>(restoreMutation)

  const save = useCallback(
    async (input: SaveApplicationInput): Promise<SavedApplication> => {
      try {
        const { saveApplication: answer } = await send({ variables: { input } })
        if (answer.__typename === 'SaveApplicationPayload')
          return { outcome: 'SAVED', taskIds: answer.application.tasks.map(({ id }) => id) }
        if (answer.__typename === 'ValidationError') {
          const message = answer.fields[0]?.message ?? answer.message
          return { outcome: 'REFUSED', refusal: { kind: 'REFUSED', message } }
        }
        return { outcome: 'REFUSED', refusal: refusalOf(answer) }
      } catch (fault) {
        return { outcome: 'REFUSED', refusal: refusalOfFault(fault) }
      }
    },
    [send],
  )

  /** Null, or why it was refused. */
  const remove = useCallback(
    async (id: string): Promise<Refusal | null> => {
      try {
        const { deleteApplication: answer } = await sendDelete({ variables: { id } })
        return answer.__typename === 'DeleteApplicationPayload' ? null : refusalOf(answer)
      } catch (fault) {
        return refusalOfFault(fault)
      }
    },
    [sendDelete],
  )

  /** Null, or why it was refused. */
  const restore = useCallback(
    async (id: string): Promise<Refusal | null> => {
      try {
        const { restoreApplication: answer } = await sendRestore({ variables: { id } })
        return answer.__typename === 'RestoreApplicationPayload' ? null : refusalOf(answer)
      } catch (fault) {
        return refusalOfFault(fault)
      }
    },
    [sendRestore],
  )

  return { save, remove, restore, isChanging: isDeleting || isRestoring }
}
