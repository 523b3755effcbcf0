const PREFIX = 'gradwright'
/** How the page looks on this device is the device's, not the person's. */
const STAYS = /theme/
const SESSION_CHANGED = 'gradwright:session-changed'

/** Storage may be refused altogether, and then keeps nothing: signing in and out works without it. */
function whereAllowed(use: () => void): void {
  try {
    use()
  } catch (refusal) {
    if (!(refusal instanceof DOMException)) throw refusal
  }
}

function forgetIn(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key?.startsWith(PREFIX) && !STAYS.test(key)) storage.removeItem(key)
  }
}

/** Wipes what this browser kept for the person who was signed in (drafts, dismissed hints). */
export function forgetPerson(): void {
  whereAllowed(() => forgetIn(window.localStorage))
  whereAllowed(() => forgetIn(window.sessionStorage))
}

/** Tells the site's other tabs that somebody signed in or out in this one. */
export function announceSessionChange(): void {
  // Any value that differs from the one before; `randomUUID` is missing where a page is served without TLS.
  whereAllowed(() => window.localStorage.setItem(SESSION_CHANGED, `${Date.now()} ${Math.random()}`))
}

/** Calls `onChange` when somebody signs in or out in another tab; answers with the way to stop listening. */
export function hearSessionChange(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === SESSION_CHANGED && event.newValue !== null) onChange()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
