const PREFIX = 'gradwright'
/** How the page looks on this device is the device's, not the person's. */
const STAYS = /theme/
const SESSION_CHANGED = 'gradwright:session-changed'

function forgetIn(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key?.startsWith(PREFIX) && !STAYS.test(key)) storage.removeItem(key)
  }
}

/** Wipes what this browser kept for the person who was signed in (drafts, dismissed hints). */
export function forgetPerson(): void {
  forgetIn(window.localStorage)
  forgetIn(window.sessionStorage)
}

/** Tells the site's other tabs that somebody signed in or out in this one. */
export function announceSessionChange(): void {
  window.localStorage.setItem(SESSION_CHANGED, crypto.randomUUID())
}

/** Calls `onChange` when somebody signs in or out in another tab; answers with the way to stop listening. */
export function hearSessionChange(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === SESSION_CHANGED && event.newValue !== null) onChange()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
