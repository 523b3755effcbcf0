import { useSyncExternalStore } from 'react'

let last: unknown = null
const listeners = new Set<() => void>()

/** Keeps the last answer, for the table beside the editor. What GraphiQL asks about the schema is left out. */
export function keepAnswer(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return
  const { data } = answer
  if (typeof data === 'object' && data !== null && '__schema' in data) return
  last = data
  for (const listener of listeners) listener()
}

/** The data of the last answer; null before the first. */
export function useLastAnswer(): unknown {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => last,
  )
}
