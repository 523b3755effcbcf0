import type { GraphQLTaggedNode, IEnvironment, OperationType, SelectorStoreUpdater } from 'relay-runtime'
import { requestSubscription } from 'relay-runtime'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/**
 * Follows a subscription, and resumes it when its stream breaks: after a wait that grows, at once when the browser is
 * online again. Returns a function that stops this.
 */
export function followSubscription<S extends OperationType>({
  environment,
  subscription,
  variables,
  updater,
  onNext,
  onReconnecting,
}: {
  environment: IEnvironment
  subscription: GraphQLTaggedNode
  /** Read at each start, to resume after the last event. */
  variables: () => S['variables']
  /** Updates the store beyond the payload. */
  updater?: SelectorStoreUpdater<S['response']>
  /** Called with each event. True means that none follows: the stream is not resumed. */
  onNext: (event: S['response']) => boolean
  onReconnecting: (isReconnecting: boolean) => void
}): () => void {
  let attempts = 0
  let hasEnded = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let stream: { dispose(): void } | undefined

  function start(): void {
    clearTimeout(retry)
    retry = undefined
    stream?.dispose()
    stream = requestSubscription<S>(environment, {
      subscription,
      variables: variables(),
      updater,
      onNext: event => {
        if (event == null) return
        attempts = 0
        onReconnecting(false)
        if (onNext(event)) hasEnded = true
      },
      onError: startAgain,
      onCompleted: startAgain,
    })
  }

  function startAgain(): void {
    if (hasEnded) return
    onReconnecting(true)
    clearTimeout(retry)
    retry = setTimeout(start, Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS))
    attempts += 1
  }

  function startWhenOnline(): void {
    if (retry !== undefined && !hasEnded) start()
  }

  window.addEventListener('online', startWhenOnline)
  start()
  return () => {
    hasEnded = true
    clearTimeout(retry)
    window.removeEventListener('online', startWhenOnline)
    stream?.dispose()
  }
}
