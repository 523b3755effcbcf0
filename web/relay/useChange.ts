import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { commitMutation, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { MutationConfig } from 'relay-runtime'
import type { refusal_error$key } from '../__generated__/refusal_error.graphql.ts'
import { useToast } from '../design/index.ts'
import { freshnessIn } from './environment.ts'
import { toFault } from './faults.ts'
import { type Refusal, readRefusal, refusalByField, refusalOfFault, UNEXPLAINED } from './refusal.ts'

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
  /** Why the last change was not made; null while the next one is pending. */
  refusal: Refusal | null
  /** The first message of each field that the refusal names, by its path; empty without one. */
  faultByField: Readonly<Record<string, string>>
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

type ChangeOptions = {
  /** Shows a refusal as a toast with this title. It says the refusal's message unless `describe` gives other words. */
  refusalToast?: { title: string; describe?: (refusal: Refusal) => string }
}

const NO_FAULTS: Readonly<Record<string, string>> = {}

/**
 * The one hook for mutations: sends a mutation and resolves with its outcome. After a saved change, every screen
 * refetches when it is next opened; the open one gets the change from the payload.
 */
export function useChange<M extends Mutation>(
  mutation: GraphQLTaggedNode,
  { refusalToast }: ChangeOptions = {},
): Change<M> {
  const environment = useRelayEnvironment()
  const [pending, setPending] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { toast } = useToast()
  const whenRefused = useRef<(refusal: Refusal) => void>(() => undefined)
  useEffect(() => {
    whenRefused.current = refused => {
      if (refusalToast === undefined) return
      const { title, describe = ({ message }) => message } = refusalToast
      toast({ title, description: describe(refused), variant: 'destructive' })
    }
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
      else whenRefused.current(outcome.refusal)
      return outcome
    },
    [environment, mutation],
  )
  const dismiss = useCallback(() => setRefusal(null), [])
  const faultByField = useMemo(() => (refusal === null ? NO_FAULTS : refusalByField(refusal)), [refusal])
  return { send, isPending: pending > 0, refusal, faultByField, dismiss }
}

type ChangeState = Pick<Change<Mutation>, 'isPending' | 'refusal' | 'dismiss'>

/** The state of changes of which one at a time is made. The caller dismisses the last refusal before the next change. */
export function changesInTurn(...changes: readonly ChangeState[]): ChangeState {
  return {
    isPending: changes.some(({ isPending }) => isPending),
    refusal: changes.find(({ refusal }) => refusal !== null)?.refusal ?? null,
    dismiss: () => {
      for (const { dismiss } of changes) dismiss()
    },
  }
}
