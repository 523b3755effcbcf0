import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useShortlistAddMutation } from '../__generated__/useShortlistAddMutation.graphql.ts'
import type { useShortlistRemoveMutation } from '../__generated__/useShortlistRemoveMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'

const addMutation = graphql`
  mutation useShortlistAddMutation($programId: ID!) {
    addToShortlist(input: { programId: $programId }) {
      __typename
      ... on AddToShortlistPayload {
        item {
          program {
            id
            isShortlisted
          }
        }
      }
      ... on NotSignedInError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on PlanRequiredError {
        message
      }
    }
  }
`

const removeMutation = graphql`
  mutation useShortlistRemoveMutation($programId: ID!) {
    removeFromShortlist(input: { programId: $programId }) {
      __typename
      ... on RemoveFromShortlistPayload {
        removedId
        program {
          id
          isShortlisted
        }
      }
      ... on NotSignedInError {
        message
      }
    }
  }
`

/** How a change of the shortlist went. */
export type ShortlistOutcome =
  | { kind: 'DONE' }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'PLAN_REQUIRED'; message: string }
  | { kind: 'REFUSED'; message: string }

const FAILED = 'That did not work. Please try again.'

function outcomeOf(result: { __typename: string; message?: string | undefined }): ShortlistOutcome {
  switch (result.__typename) {
    case 'AddToShortlistPayload':
    case 'RemoveFromShortlistPayload':
      return { kind: 'DONE' }
    case 'NotSignedInError':
      return { kind: 'SIGNED_OUT' }
    case 'PlanRequiredError':
      return { kind: 'PLAN_REQUIRED', message: result.message ?? FAILED }
    default:
      return { kind: 'REFUSED', message: result.message ?? FAILED }
  }
}

/**
 * Puts a programme on the shortlist or takes it off. The page shows the change at once, and takes it back when it
 * does not come through.
 */
export function useShortlist(): [
  change: (programId: string, isWanted: boolean) => Promise<ShortlistOutcome>,
  isChanging: boolean,
] {
  const [add, isAdding] = useMutation<useShortlistAddMutation>(addMutation)
  const [remove, isRemoving] = useMutation<useShortlistRemoveMutation>(removeMutation)
  const change = useCallback(
    async (programId: string, isWanted: boolean): Promise<ShortlistOutcome> => {
      const call = {
        variables: { programId },
        optimisticUpdater: (store: {
          get(id: string): { setValue(value: boolean, name: string): unknown } | null | undefined
        }) => {
          store.get(programId)?.setValue(isWanted, 'isShortlisted')
        },
      }
      try {
        return outcomeOf(
          isWanted ? (await add(call)).addToShortlist : (await remove(call)).removeFromShortlist,
        )
      } catch (fault) {
        return { kind: 'REFUSED', message: fault instanceof Error ? fault.message : FAILED }
      }
    },
    [add, remove],
  )
  return [change, isAdding || isRemoving]
}
