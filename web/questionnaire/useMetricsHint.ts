import { useCallback, useEffect, useState } from 'react'
import { dismissHint, useIsHintDismissed } from './dismissedHints.ts'
import { lacksMetrics, METRICS_HINT_MS } from './metricsHint.ts'

export type MetricsHintState = {
  isShown: boolean
  onLeave: () => void
  /** Dismisses the hint for this question ('Got it'). */
  dismiss: () => void
  /** While the hint has the focus it stays, since removing it would lose the focus. */
  hold: () => void
  release: () => void
}

/** When the hint is shown at a field: after the focus has left it, for eight seconds, unless it was dismissed. */
export function useMetricsHint({
  questionKey,
  isAsked,
  text,
}: {
  questionKey: string
  isAsked: boolean
  text: string
}): MetricsHintState {
  const [state, setState] = useState<'AWAY' | 'SHOWN' | 'HELD'>('AWAY')
  const isDismissed = useIsHintDismissed(questionKey)

  useEffect(() => {
    if (state !== 'SHOWN') return
    const timer = setTimeout(() => setState('AWAY'), METRICS_HINT_MS)
    return () => clearTimeout(timer)
  }, [state])

  const onLeave = useCallback(() => {
    if (isAsked) setState(before => (before === 'AWAY' && lacksMetrics(text) ? 'SHOWN' : before))
  }, [isAsked, text])
  const dismiss = useCallback(() => {
    setState('AWAY')
    dismissHint(questionKey)
  }, [questionKey])
  const hold = useCallback(() => setState(before => (before === 'SHOWN' ? 'HELD' : before)), [])
  const release = useCallback(() => setState(before => (before === 'HELD' ? 'SHOWN' : before)), [])
  return { isShown: !isDismissed && state !== 'AWAY', onLeave, dismiss, hold, release }
}
