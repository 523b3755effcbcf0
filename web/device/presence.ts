/*
 * Which pages of this browser are open, by their marks. Each holds a lock under its mark; the browser releases it when
 * the page is closed or crashes. Web Locks need a secure address: elsewhere no page is known to be open.
 */

const PREFIX = 'gradwright:page:'

function locks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null
}

/** Marks a page as open until the returned function is called or the page is closed. */
export function holdPresence(mark: string): () => void {
  const manager = locks()
  if (manager === null) return () => undefined
  const abort = new AbortController()
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  manager
    .request(`${PREFIX}${mark}`, { signal: abort.signal }, () => released)
    // Rejected if the page is closing or the browser allows no locks. The page does not count as open then.
    .catch(() => undefined)
  return () => {
    release()
    abort.abort()
  }
}

/** The marks of the pages that are open. */
export async function presentMarks(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locks()?.query()) ?? {}
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
  } catch {
    return new Set()
  }
}

/** Runs a function while no other page of this browser runs one under the same name. */
export async function runAlone(name: string, run: () => void): Promise<void> {
  const manager = locks()
  if (manager === null) {
    run()
    return
  }
  try {
    await manager.request(`gradwright:${name}`, async () => run())
  } catch (refusal) {
    // A closing page gets no lock. Another page will run the function.
    if (!(refusal instanceof DOMException)) throw refusal
  }
}
