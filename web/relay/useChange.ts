import { useCallback, useEffect, useRef, useState } from 'react'
import { commitMutation, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { MutationConfig } from 'relay-runtime'
import type { refusal_error$key } from '../__generated__/refusal_error.graphql.ts'
import { freshnessIn } from './environment.ts'
import { toFault } from './faults.ts'
import { type Refusal, readRefusal, refusalOfFault, UNEXPLAINED } from './refusal.ts'

/** A mutation of one field, its payload named `saved` and its error `refusal` with `@alias`. */
type Mutation = {
  readonly variables: Record<string, unknown>
  readonly response: {
    readonly [field: string]: {
      readonly saved?: object | null | undefined
      readonly refusal?: refusal_error$key | null | undefined
    }
  }
  readonly rawResponse?: Record<string, unknown>
}

type Saved<M extends Mutation> = NonNullable<M['response'][keyof M['response']]['saved']>

/** The outcome of a change: what was saved, or why nothing was. */
export type Outcome<Payload> = { saved: Payload; refusal: null } | { saved: null; refusal: Refusal }

type SendOptions<M extends Mutation> = {
  /**
   * The expected response, shown until the real one arrives and reverted if the change is refused. Its type needs
   * `@raw_response_type` on the mutation.
   */
  optimisticResponse?: MutationConfig<M>['optimisticResponse']
  /** Updates the store beyond the payload; also runs for the expected response. */
  updater?: MutationConfig<M>['updater']
}

export type Change<M extends Mutation> = {
  /** Sends the change once. Never rejects: a failed call is a refusal of the kind `FAULT`. */
  send: (variables: M['variables'], options?: SendOptions<M>) => Promise<Outcome<Saved<M>>>
  isPending: boolean
  /** Why the last change was not made; null while the next one is under way. */
  refusal: Refusal | null
  /** Hides the refusal. */
  dismiss: () => void
}

function readAnswer<M extends Mutation>(response: M['response']): Outcome<Saved<M>> {
  for (const field in response) {
    const answer = response[field]
    if (answer?.saved) return { saved: answer.saved, refusal: null }
    if (answer?.refusal) return { saved: null, refusal: readRefusal(answer.refusal) }
  }
  return { saved: null, refusal: UNEXPLAINED }
}

/**
 * The one hook for mutations: sends a mutation and gives its outcome. After a saved change, every screen refetches when
 * it is next opened; the open one gets the change from the payload.
 *
 * @param onRefused called when the change is refused, for example to show a toast; the page shows `refusal`
 */
export function useChange<M extends Mutation>(
  mutation: GraphQLTaggedNode,
  { onRefused }: { onRefused?: (refusal: Refusal) => void } = {},
): Change<M> {
  const environment = useRelayEnvironment()
  const [pending, setPending] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const whenRefused = useRef(onRefused)
  useEffect(() => {
    whenRefused.current = onRefused
  })

  const send = useCallback<Change<M>['send']>(
    async (variables, { optimisticResponse, updater } = {}) => {
      setPending(count => count + 1)
      setRefusal(null)
      const outcome = await new Promise<Outcome<Saved<M>>>(resolve => {
        commitMutation<M>(environment, {
          mutation,
          variables,
          updater,
          optimisticUpdater: optimisticResponse && updater,
          optimisticResponse,
          onCompleted: response => resolve(readAnswer<M>(response)),
          onError: thrown => resolve({ saved: null, refusal: refusalOfFault(toFault(thrown)) }),
        })
      })
      setPending(count => count - 1)
      setRefusal(outcome.refusal)
      if (outcome.refusal === null) freshnessIn(environment).changed()
      else whenRefused.current?.(outcome.refusal)
      return outcome
    },
    [environment, mutation],
  )
  const dismiss = useCallback(() => setRefusal(null), [])
  return { send, isPending: pending > 0, refusal, dismiss }
}
