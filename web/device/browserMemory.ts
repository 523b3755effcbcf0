import * as z from 'zod/mini'
import { onStoredElsewhere, removeStored, type StorageKey, storageEntry, storedKeys } from './storage.ts'

/** The colour theme belongs to the device, not to the person, and is kept at signing out. */
const STAYS: ReadonlySet<StorageKey> = new Set(['gradwright-theme'])
const SESSION_CHANGED = 'gradwright:session-changed'
const FORGOTTEN = 'gradwright:forgotten'

const sessionChanged = storageEntry({
  area: 'DEVICE',
  key: SESSION_CHANGED,
  schema: z.string(),
  format: 'TEXT',
})
const forgotten = storageEntry({ area: 'DEVICE', key: FORGOTTEN, schema: z.string(), format: 'TEXT' })

const forgetListeners = new Set<() => void>()

/** A value that differs from the previous one. `randomUUID` is missing on pages without TLS. */
function freshValue(): string {
  return `${Date.now()} ${Math.random()}`
}

/** Deletes what this browser kept for the person who was signed in (drafts, dismissed hints). */
export function forgetPerson(): void {
  for (const area of ['DEVICE', 'TAB'] as const)
    for (const key of storedKeys(area, 'gradwright')) if (!STAYS.has(key)) removeStored(area, key)
  forgotten.write(freshValue())
  for (const onForget of [...forgetListeners]) onForget()
}

/**
 * A mark that changes each time this browser deletes a person's data. A page compares it before each write, since
 * another tab may have signed out and its storage event arrives later.
 */
export function lastForgotten(): string | null {
  return forgotten.read()
}

/** Calls `onForget` when this or another tab deletes the person's data. Returns a function that stops this. */
export function onForgotten(onForget: () => void): () => void {
  forgetListeners.add(onForget)
  const stopListening = onStoredElsewhere((key, text) => {
    if (key === FORGOTTEN && text !== null) onForget()
  })
  return () => {
    forgetListeners.delete(onForget)
    stopListening()
  }
}

/** Notifies the site's other tabs that somebody signed in or out in this one. */
export function announceSessionChange(): void {
  sessionChanged.write(freshValue())
}

/** Calls `onChange` when somebody signs in or out in another tab. Returns a function that stops this. */
export function onSessionChange(onChange: () => void): () => void {
  return onStoredElsewhere((key, text) => {
    if (key === SESSION_CHANGED && text !== null) onChange()
  })
}
