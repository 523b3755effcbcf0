import { graphql, useRelayEnvironment } from 'react-relay'
import type { useDraftChangesDeleteMutation } from '../__generated__/useDraftChangesDeleteMutation.graphql.ts'
import type { useDraftChangesDuplicateMutation } from '../__generated__/useDraftChangesDuplicateMutation.graphql.ts'
import type { useDraftChangesRestoreMutation } from '../__generated__/useDraftChangesRestoreMutation.graphql.ts'
import { viewerLists } from '../relay/lists.ts'
import type { Refusal } from '../relay/refusal.ts'
import { useChange } from '../relay/useChange.ts'

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
}

/** Duplicates, deletes and restores drafts of the wizard. Lists of drafts keep the pages that they have loaded. */
export function useDraftChanges(): DraftChanges {
  const environment = useRelayEnvironment()
  const duplicating = useChange<useDraftChangesDuplicateMutation>(duplicateMutation)
  const deleting = useChange<useDraftChangesDeleteMutation>(deleteMutation)
  const restoring = useChange<useDraftChangesRestoreMutation>(restoreMutation)
  const lists = () => viewerLists(environment, 'drafts', { form: 'WIZARD' })
  return {
    duplicate: async draftId => (await duplicating.send({ draftId, connections: lists() })).refusal,
    remove: async draftId => (await deleting.send({ draftId, connections: lists() })).refusal,
    restore: async draftId => (await restoring.send({ draftId, connections: lists() })).refusal,
    isChanging: duplicating.isPending || deleting.isPending || restoring.isPending,
  }
}
