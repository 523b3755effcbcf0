import * as z from 'zod/mini'
import { onStoredElsewhere, removeStored, type StorageKey, storageEntry, storedKeys } from './storage.ts'

/** How the page looks on this device is the device's, not the person's. */
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

/** A value that differs from the one before; `randomUUID` is missing where a page is served without TLS. */
function freshValue(): string {
  return `${Date.now()} ${Math.random()}`
}

/** Wipes what this browser kept for the person who was signed in (drafts, dismissed hints). */
export function forgetPerson(): void {
  for (const area of ['DEVICE', 'TAB'] as const)
    for (const key of storedKeys(area, 'gradwright')) if (!STAYS.has(key)) removeStored(area, key)
  forgotten.write(freshValue())
  for (const onForget of [...forgetListeners]) onForget()
}

/**
 * When this browser last forgot a person, as a mark that changes each time. A page that kept something before reads it
 * again before it writes: another tab may have signed out, and its storage event comes late.
 */
export function lastForgotten(): string | null {
  return forgotten.read()
}

/** Calls `onForget` when this browser forgets the person, in this tab or another; answers with the way to stop. */
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

/** Tells the site's other tabs that somebody signed in or out in this one. */
export function announceSessionChange(): void {
  sessionChanged.write(freshValue())
}

/** Calls `onChange` when somebody signs in or out in another tab; answers with the way to stop listening. */
export function onSessionChange(onChange: () => void): () => void {
  return onStoredElsewhere((key, text) => {
    if (key === SESSION_CHANGED && text !== null) onChange()
  })
}
