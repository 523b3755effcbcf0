import { useCallback, useState } from 'react'
import { commitMutation, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { MutationParameters, SelectorStoreUpdater } from 'relay-runtime'
import { toFault } from './faults.ts'

type MutationCall<M extends MutationParameters> = {
  variables: M['variables']
  updater?: SelectorStoreUpdater<M['response']>
  /** What the page shows until the answer is there; taken back when the call fails. */
  optimisticUpdater?: SelectorStoreUpdater<M['response']>
}

/**
 * One mutation: `const [save, isSaving] = useMutation<M>(mutation)`. The promise of `save` gives the response,
 * expected failures included (they are members of the result union), and is rejected with a `NetworkFault` when
 * the call did not come through. Nothing is sent twice.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(call: MutationCall<M>) => Promise<M['response']>, boolean] {
  const environment = useRelayEnvironment()
  const [pending, setPending] = useState(0)
  const commit = useCallback(
    async ({ variables, updater, optimisticUpdater }: MutationCall<M>) => {
      setPending(count => count + 1)
      try {
        return await new Promise<M['response']>((resolve, reject) => {
          commitMutation<M>(environment, {
            mutation,
            variables,
            updater,
            optimisticUpdater,
            onCompleted: resolve,
            onError: thrown => reject(toFault(thrown)),
          })
        })
      } finally {
        setPending(count => count - 1)
      }
    },
    [environment, mutation],
  )
  return [commit, pending > 0]
}
