import { graphql, useRelayEnvironment } from 'react-relay'
import type { useShortlistAddMutation } from '../__generated__/useShortlistAddMutation.graphql.ts'
import type { useShortlistRemoveMutation } from '../__generated__/useShortlistRemoveMutation.graphql.ts'
import { viewerCount } from '../relay/lists.ts'
import type { Refusal } from '../relay/refusal.ts'
import { changesInTurn, useChange } from '../relay/useChange.ts'

// The list shows what was removed until it is opened again, so that it can be put back in place. `$isCounted` is whether
// the store holds the count: a screen that shows none need not ask for it.
const addMutation = graphql`
  mutation useShortlistAddMutation($programId: ID!, $isCounted: Boolean!) @raw_response_type {
    addToShortlist(input: { programId: $programId }) {
      ... on AddToShortlistPayload @alias(as: "saved") {
        item {
          program {
            ...shortlistState_program
          }
        }
        viewer @include(if: $isCounted) {
          ...shortlistState_viewer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const removeMutation = graphql`
  mutation useShortlistRemoveMutation($programId: ID!, $isCounted: Boolean!) @raw_response_type {
    removeFromShortlist(input: { programId: $programId }) {
      ... on RemoveFromShortlistPayload @alias(as: "saved") {
        program {
          ...shortlistState_program
        }
        viewer @include(if: $isCounted) {
          ...shortlistState_viewer
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

/**
 * Puts a programme on the shortlist or takes it off. The page shows the change at once, the count included, and takes
 * it back when it is refused. `change` gives null once it is done, or why it was refused.
 */
export function useShortlist(): {
  change: (programId: string, isWanted: boolean) => Promise<Refusal | null>
  isChanging: boolean
  /** Why the last change was not made. */
  refusal: Refusal | null
} {
  const environment = useRelayEnvironment()
  const adding = useChange<useShortlistAddMutation>(addMutation)
  const removing = useChange<useShortlistRemoveMutation>(removeMutation)
  const { isPending, refusal, dismiss } = changesInTurn(adding, removing)
  const change = async (programId: string, isWanted: boolean) => {
    dismiss()
    const program = { id: programId, isShortlisted: isWanted }
    const count = viewerCount(environment, 'shortlist')
    const viewer = count && {
      id: count.id,
      shortlistCount: { totalCount: count.totalCount + (isWanted ? 1 : -1) },
    }
    const variables = { programId, isCounted: viewer !== null }
    const outcome = isWanted
      ? await adding.send(variables, {
          optimisticResponse: {
            addToShortlist: {
              __typename: 'AddToShortlistPayload',
              item: { id: `client:shortlist:${programId}`, program },
              ...(viewer && { viewer }),
            },
          },
        })
      : await removing.send(variables, {
          optimisticResponse: {
            removeFromShortlist: {
              __typename: 'RemoveFromShortlistPayload',
              program,
              ...(viewer && { viewer }),
            },
          },
        })
    return outcome.refusal
  }
  return { change, isChanging: isPending, refusal }
}
