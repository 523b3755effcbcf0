import { useSyncExternalStore } from 'react'
import { onForgotten } from '../device/browserMemory.ts'

/**
 * The questions at which the hint was dismissed, for as long as the page is open: a field that goes and comes back
 * with its step does not ask again, nor does the other form that asks the same question.
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

/** Leaves this question alone from now on. */
export function dismissHint(questionKey: string): void {
  dismissed.add(questionKey)
  announce()
}

/** Whether the hint was dismissed at this question. */
export function useIsHintDismissed(questionKey: string): boolean {
  return useSyncExternalStore(subscribe, () => dismissed.has(questionKey))
}
