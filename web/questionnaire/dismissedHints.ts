import { useSyncExternalStore } from 'react'
import { onForgotten } from '../device/browserMemory.ts'

/**
 * The questions whose hint was dismissed, until the page is closed. The hint does not come back when a field is mounted
 * again, nor at the same question of another form.
 */
const dismissed = new Set<string>()
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of [...listeners]) listener()
}

onForgotten(() => {
  dismissed.clear()
  announce()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Dismisses the hint at this question. */
export function dismissHint(questionKey: string): void {
  dismissed.add(questionKey)
  announce()
}

/** Whether the hint was dismissed at this question. */
export function useIsHintDismissed(questionKey: string): boolean {
  return useSyncExternalStore(subscribe, () => dismissed.has(questionKey))
}
