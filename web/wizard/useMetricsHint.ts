import { useCallback, useEffect, useState } from 'react'
import { lacksMetrics, METRICS_HINT_MS } from './metricsHint.ts'

export type MetricsHintState = {
  isShown: boolean
  onLeave: () => void
  /** 'Got it': the hint does not come back to this field. */
  dismiss: () => void
  /** While the focus is on the hint it stays, so that nobody's focus is pulled away with it. */
  hold: () => void
  release: () => void
}

/** When the hint at a figure shows beside a field: on leaving it, for eight seconds, until it is dismissed there. */
export function useMetricsHint({ isAsked, text }: { isAsked: boolean; text: string }): MetricsHintState {
  const [state, setState] = useState<'AWAY' | 'SHOWN' | 'HELD' | 'DISMISSED'>('AWAY')

  useEffect(() => {
    if (state !== 'SHOWN') return
    const timer = setTimeout(() => setState('AWAY'), METRICS_HINT_MS)
    return () => clearTimeout(timer)
  }, [state])

  const onLeave = useCallback(() => {
    if (isAsked) setState(before => (before === 'AWAY' && lacksMetrics(text) ? 'SHOWN' : before))
  }, [isAsked, text])
  const dismiss = useCallback(() => setState('DISMISSED'), [])
  const hold = useCallback(() => setState(before => (before === 'SHOWN' ? 'HELD' : before)), [])
  const release = useCallback(() => setState(before => (before === 'HELD' ? 'SHOWN' : before)), [])
  return { isShown: state === 'SHOWN' || state === 'HELD', onLeave, dismiss, hold, release }
}
