import { useCallback, useEffect, useRef, useState } from 'react'
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'
import { startQuery } from './queries.ts'

/**
 * A query that an action on the page starts: `const [queryRef, start, drop] = useStartedQuery<Q>(QUERY)`. What the
 * store has is shown at once. Call `start` in an event handler, never in an effect.
 */
export function useStartedQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
): [queryRef: PreloadedQuery<Q> | null, start: (variables: VariablesOf<Q>) => void, drop: () => void] {
  const environment = useRelayEnvironment()
  const [queryRef, setQueryRef] = useState<PreloadedQuery<Q> | null>(null)
  const shown = useRef<PreloadedQuery<Q> | null>(null)
  useEffect(() => {
    shown.current = queryRef
    return () => {
      shown.current = null
      // In development React mounts twice. The query is released only if it is not shown again by then.
      queueMicrotask(() => {
        if (shown.current !== queryRef) queryRef?.dispose()
      })
    }
  }, [queryRef])
  const start = useCallback(
    (variables: VariablesOf<Q>) => setQueryRef(startQuery<Q>({ environment, query, variables })),
    [environment, query],
  )
  const drop = useCallback(() => setQueryRef(null), [])
  return [queryRef, start, drop]
}
