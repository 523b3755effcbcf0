import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useShortlistAddMutation } from '../__generated__/useShortlistAddMutation.graphql.ts'
import type { useShortlistRemoveMutation } from '../__generated__/useShortlistRemoveMutation.graphql.ts'
import type { Refusal } from '../relay/refusal.ts'
import { useChange } from '../relay/useChange.ts'

// The list itself shows what was taken off until it is opened again, so that it can be put back in place.
const addMutation = graphql`
  mutation useShortlistAddMutation($programId: ID!) @raw_response_type {
    addToShortlist(input: { programId: $programId }) {
      ... on AddToShortlistPayload @alias(as: "saved") {
        item {
          program {
            ...shortlistState_program
          }
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const removeMutation = graphql`
  mutation useShortlistRemoveMutation($programId: ID!) @raw_response_type {
    removeFromShortlist(input: { programId: $programId }) {
      ... on RemoveFromShortlistPayload @alias(as: "saved") {
        program {
          ...shortlistState_program
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

/**
 * Puts a programme on the shortlist or takes it off. The page shows the change at once, and takes it back when it is
 * refused. `change` gives null once it is done, or why it was refused.
 */
export function useShortlist(): [
  change: (programId: string, isWanted: boolean) => Promise<Refusal | null>,
  isChanging: boolean,
] {
  const { send: add, isPending: isAdding } = useChange<useShortlistAddMutation>(addMutation)
  const { send: remove, isPending: isRemoving } = useChange<useShortlistRemoveMutation>(removeMutation)
  const change = useCallback(
    async (programId: string, isWanted: boolean) => {
      const program = { id: programId, isShortlisted: isWanted }
      const { refusal } = isWanted
        ? await add(
            { programId },
            {
              optimisticResponse: {
                addToShortlist: {
                  __typename: 'AddToShortlistPayload',
                  item: { id: `client:shortlist:${programId}`, program },
                },
              },
            },
          )
        : await remove(
            { programId },
            {
              optimisticResponse: {
                removeFromShortlist: { __typename: 'RemoveFromShortlistPayload', program },
              },
            },
          )
      return refusal
    },
    [add, remove],
  )
  return [change, isAdding || isRemoving]
}
