import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useDraftChangesDeleteMutation } from '../__generated__/useDraftChangesDeleteMutation.graphql.ts'
import type { useDraftChangesDuplicateMutation } from '../__generated__/useDraftChangesDuplicateMutation.graphql.ts'
import type { useDraftChangesRestoreMutation } from '../__generated__/useDraftChangesRestoreMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'

const duplicateMutation = graphql`
  mutation useDraftChangesDuplicateMutation($draftId: ID!) {
    duplicateDraft(input: { draftId: $draftId }) {
      __typename
      ... on DuplicateDraftPayload {
        draft {
          id
        }
        viewer {
          ...DraftList_viewer
          ...NextStep_viewer
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
      ... on ConflictError {
        message
      }
    }
  }
`

const deleteMutation = graphql`
  mutation useDraftChangesDeleteMutation($draftId: ID!) {
    deleteDraft(input: { draftId: $draftId }) {
      __typename
      ... on DeleteDraftPayload {
        draftId
        viewer {
          ...DraftList_viewer
          ...NextStep_viewer
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
  mutation useDraftChangesRestoreMutation($draftId: ID!) {
    restoreDraft(input: { draftId: $draftId }) {
      __typename
      ... on RestoreDraftPayload {
        draft {
          id
        }
        viewer {
          ...DraftList_viewer
          ...NextStep_viewer
        }
      }
      ... on NotFoundError {
        message
      }
      ... on NotSignedInError {
        message
      }
      ... on ConflictError {
        message
      }
    }
  }
`

/** What came of a change: null, or why it was refused in words for a person. */
export type Refusal = string | null

type Changes = {
  duplicate: (draftId: string) => Promise<Refusal>
  remove: (draftId: string) => Promise<Refusal>
  restore: (draftId: string) => Promise<Refusal>
  isChanging: boolean
}

const FAILED = 'That did not work. Please try again.'

async function refusalOf(
  result: Promise<{ __typename: string; message?: string | undefined }>,
  payload: string,
): Promise<Refusal> {
  try {
    const { __typename, message } = await result
    return __typename === payload ? null : (message ?? FAILED)
  } catch (fault) {
    return fault instanceof Error ? fault.message : FAILED
  }
}

/** Copies, deletes and takes back drafts; the list of drafts follows by itself. */
export function useDraftChanges(): Changes {
  const [duplicate, isDuplicating] = useMutation<useDraftChangesDuplicateMutation>(duplicateMutation)
  const [remove, isRemoving] = useMutation<useDraftChangesDeleteMutation>(deleteMutation)
  const [restore, isRestoring] = useMutation<useDraftChangesRestoreMutation>(restoreMutation)
  return {
    duplicate: useCallback(
      draftId =>
        refusalOf(
          duplicate({ variables: { draftId } }).then(answer => answer.duplicateDraft),
          'DuplicateDraftPayload',
        ),
      [duplicate],
    ),
    remove: useCallback(
      draftId =>
        refusalOf(
          remove({ variables: { draftId } }).then(answer => answer.deleteDraft),
          'DeleteDraftPayload',
        ),
      [remove],
    ),
    restore: useCallback(
      draftId =>
        refusalOf(
          restore({ variables: { draftId } }).then(answer => answer.restoreDraft),
          'RestoreDraftPayload',
        ),
      [restore],
    ),
    isChanging: isDuplicating || isRemoving || isRestoring,
  }
}
