import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type {
  Disposable,
  FetchQueryFetchPolicy,
  GraphQLTaggedNode,
  OperationType,
  VariablesOf,
} from 'relay-runtime'
import { type NetworkFault, toFault } from './faults.ts'
import { askOnce } from './queries.ts'

export type DebouncedQuery<Answer> = {
  /** The last answer. It stays while the next one loads, and when that fails. */
  answer: Answer | null
  /** Whether `answer` is the one to the present variables. */
  isCurrent: boolean
  /** Whether the answer to the present variables is waited for, the pause included. */
  isPending: boolean
  /** Why the present variables were not answered; null while they are asked for, and when they were answered. */
  fault: NetworkFault | null
  /** Asks for the present variables again. */
  retry: () => void
}

/**
 * A query whose variables change while somebody types or drags. It is sent when they have not changed for `pauseMs`
 * milliseconds; the request before is cancelled, and only the answer to the last variables counts.
 *
 * @param variables compared by their values; null asks nothing and drops the answer
 * @param fetchPolicy `network-only` for what the store cannot know, such as a computation
 */
export function useDebouncedQuery<Q extends OperationType>({
  query,
  variables,
  pauseMs,
  fetchPolicy = 'store-or-network',
}: {
  query: GraphQLTaggedNode
  variables: VariablesOf<Q> | null
  pauseMs: number
  fetchPolicy?: FetchQueryFetchPolicy
}): DebouncedQuery<Q['response']> {
  const environment = useRelayEnvironment()
  const [answered, setAnswered] = useState<{ key: string; answer: Q['response'] } | null>(null)
  const [failed, setFailed] = useState<{ key: string; fault: NetworkFault } | null>(null)
  const [tries, setTries] = useState(0)
  const key = variables && JSON.stringify(variables)
  if (key === null && answered !== null) setAnswered(null)

  const present = useRef(variables)
  useEffect(() => {
    present.current = variables
  })
  const shown = useRef<Disposable | null>(null)
  useEffect(() => () => shown.current?.dispose(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same variables again.
  useEffect(() => {
    let request: { unsubscribe(): void } | null = null
    const pause = setTimeout(() => {
      if (key === null || present.current === null) return
      const asked = { environment, query, variables: present.current }
      request = askOnce<Q>(asked, fetchPolicy, {
        onAnswer(answer, retained) {
          shown.current?.dispose()
          shown.current = retained
          setAnswered({ key, answer })
          setFailed(null)
        },
        onError: thrown => setFailed({ key, fault: toFault(thrown) }),
      })
    }, pauseMs)
    return () => {
      clearTimeout(pause)
      request?.unsubscribe()
    }
  }, [environment, query, key, pauseMs, fetchPolicy, tries])

  const isCurrent = key !== null && answered?.key === key
  const fault = key !== null && failed?.key === key ? failed.fault : null
  return {
    answer: answered?.answer ?? null,
    isCurrent,
    isPending: key !== null && !isCurrent && fault === null,
    fault,
    retry() {
      setFailed(null)
      setTries(count => count + 1)
    },
  }
}
