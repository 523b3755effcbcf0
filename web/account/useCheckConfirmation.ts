import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useCheckConfirmationQuery } from '../__generated__/useCheckConfirmationQuery.graphql.ts'
import { freshnessIn } from '../relay/environment.ts'
import { askOnce } from '../relay/queries.ts'

type Checked = 'NOT_YET' | 'FAILED' | null

/**
 * Asks whether the viewer's address was confirmed meanwhile, perhaps on another device. The page follows the store;
 * `checked` is why it did not change.
 */
export function useCheckConfirmation(): {
  check: () => void
  /** The same, without saying anything. */
  checkQuietly: () => void
  isPending: boolean
  checked: Checked
  /** Hides why it did not change. */
  dismiss: () => void
} {
  const environment = useRelayEnvironment()
  const [isPending, setPending] = useState(false)
  const [checked, setChecked] = useState<Checked>(null)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  const ask = useCallback(
    (finish: (outcome: Checked) => void) => {
      stop.current()
      const { unsubscribe } = askOnce<useCheckConfirmationQuery>(
        {
          environment,
          query: graphql`
            query useCheckConfirmationQuery @raw_response_type {
              viewer {
                id
                isEmailConfirmed
              }
            }
          `,
          variables: {},
        },
        'network-only',
        {
          onAnswer: ({ viewer }, retained) => {
            retained.dispose()
            // A confirmed address unlocks documents, which other screens then ask for again.
            if (viewer?.isEmailConfirmed) freshnessIn(environment).changed()
            finish(viewer?.isEmailConfirmed ? null : 'NOT_YET')
          },
          onError: () => finish('FAILED'),
        },
      )
      stop.current = unsubscribe
    },
    [environment],
  )
  const check = useCallback(() => {
    setPending(true)
    setChecked(null)
    ask(outcome => {
      setPending(false)
      setChecked(outcome)
    })
  }, [ask])
  const checkQuietly = useCallback(() => {
    ask(() => setPending(false))
  }, [ask])
  const dismiss = useCallback(() => setChecked(null), [])
  return { check, checkQuietly, isPending, checked, dismiss }
}
