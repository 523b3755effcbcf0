const PREFIX = 'gradwright'
/** How the page looks on this device is the device's, not the person's. */
const STAYS = /theme/
const SESSION_CHANGED = 'gradwright:session-changed'
const FORGOTTEN = 'gradwright:forgotten'

const forgetListeners = new Set<() => void>()

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

/** A value that differs from the one before; `randomUUID` is missing where a page is served without TLS. */
function freshValue(): string {
  return `${Date.now()} ${Math.random()}`
}

/** Wipes what this browser kept for the person who was signed in (drafts, dismissed hints). */
export function forgetPerson(): void {
  whereAllowed(() => forgetIn(window.localStorage))
  whereAllowed(() => forgetIn(window.sessionStorage))
  whereAllowed(() => window.localStorage.setItem(FORGOTTEN, freshValue()))
  for (const onForget of [...forgetListeners]) onForget()
}

/**
 * When this browser last forgot a person, as a mark that changes each time. A page that kept something before reads it
 * again before it writes: another tab may have signed out, and word of that comes late.
 */
export function lastForgotten(): string | null {
  let mark: string | null = null
  whereAllowed(() => {
    mark = window.localStorage.getItem(FORGOTTEN)
  })
  return mark
}

/** Calls `onForget` when this browser forgets the person, in this tab or another; answers with the way to stop. */
export function hearForgetting(onForget: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === FORGOTTEN && event.newValue !== null) onForget()
  }
  forgetListeners.add(onForget)
  window.addEventListener('storage', listen)
  return () => {
    forgetListeners.delete(onForget)
    window.removeEventListener('storage', listen)
  }
}

/** Tells the site's other tabs that somebody signed in or out in this one. */
export function announceSessionChange(): void {
  whereAllowed(() => window.localStorage.setItem(SESSION_CHANGED, freshValue()))
}

/** Calls `onChange` when somebody signs in or out in another tab; answers with the way to stop listening. */
export function hearSessionChange(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === SESSION_CHANGED && event.newValue !== null) onChange()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
