import { graphql, useRelayEnvironment } from 'react-relay'
import type { useDraftChangesDeleteMutation } from '../__generated__/useDraftChangesDeleteMutation.graphql.ts'
import type { useDraftChangesDuplicateMutation } from '../__generated__/useDraftChangesDuplicateMutation.graphql.ts'
import type { useDraftChangesRestoreMutation } from '../__generated__/useDraftChangesRestoreMutation.graphql.ts'
import { viewerLists } from '../relay/lists.ts'
import type { Refusal } from '../relay/refusal.ts'
import { changesInTurn, useChange } from '../relay/useChange.ts'

const duplicateMutation = graphql`
  mutation useDraftChangesDuplicateMutation($draftId: ID!, $connections: [ID!]!) @raw_response_type {
    duplicateDraft(input: { draftId: $draftId }) {
      ... on DuplicateDraftPayload @alias(as: "saved") {
        draft @prependNode(connections: $connections, edgeTypeName: "UserDraftsConnectionEdge") {
          ...draftStateListed_draft
        }
        viewer {
          ...draftState_viewer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const deleteMutation = graphql`
  mutation useDraftChangesDeleteMutation($draftId: ID!, $connections: [ID!]!) @raw_response_type {
    deleteDraft(input: { draftId: $draftId }) {
      ... on DeleteDraftPayload @alias(as: "saved") {
        draftId @deleteEdge(connections: $connections)
        viewer {
          ...draftState_viewer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const restoreMutation = graphql`
  mutation useDraftChangesRestoreMutation($draftId: ID!, $connections: [ID!]!) @raw_response_type {
    restoreDraft(input: { draftId: $draftId }) {
      ... on RestoreDraftPayload @alias(as: "saved") {
        draft @appendNode(connections: $connections, edgeTypeName: "UserDraftsConnectionEdge") {
          ...draftStateListed_draft
        }
        viewer {
          ...draftState_viewer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

type DraftChanges = {
  /** Each gives null when it is done, or why it was refused. */
  duplicate: (draftId: string) => Promise<Refusal | null>
  remove: (draftId: string) => Promise<Refusal | null>
  restore: (draftId: string) => Promise<Refusal | null>
  isChanging: boolean
  /** Why the last change was not made. */
  refusal: Refusal | null
}

/** Duplicates, deletes and restores drafts of the wizard. Lists of drafts keep the pages that they have loaded. */
export function useDraftChanges(): DraftChanges {
  const environment = useRelayEnvironment()
  const duplicating = useChange<useDraftChangesDuplicateMutation>(duplicateMutation)
  const deleting = useChange<useDraftChangesDeleteMutation>(deleteMutation)
  const restoring = useChange<useDraftChangesRestoreMutation>(restoreMutation)
  const lists = () => viewerLists(environment, 'drafts', { form: 'WIZARD' })
  const { isPending, refusal, dismiss } = changesInTurn(duplicating, deleting, restoring)
  const send = async (change: typeof duplicating | typeof deleting | typeof restoring, draftId: string) => {
    dismiss()
    return (await change.send({ draftId, connections: lists() })).refusal
  }
  return {
    duplicate: draftId => send(duplicating, draftId),
    remove: draftId => send(deleting, draftId),
    restore: draftId => send(restoring, draftId),
    isChanging: isPending,
    refusal,
  }
}
