/*
 * Which pages of this browser are open, by their marks. Each holds a lock under its mark; the browser releases it when
 * the page is closed or crashes. Web Locks need a secure address: elsewhere no page is known to be open.
 */

const PREFIX = 'gradwright:page:'

function locks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null
}

/** Marks a page as open until the returned function is called, or the page ends. */
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
    // Refused where the page ends or the browser allows no locks: then the page is not known to be open.
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

/** Runs something while no other page of this browser runs it under the same name. */
export async function runAlone(name: string, run: () => void): Promise<void> {
  const manager = locks()
  if (manager === null) {
    run()
    return
  }
  try {
    await manager.request(`gradwright:${name}`, async () => run())
  } catch (refusal) {
    // A page that is on its way out gets no lock: another one will do it.
    if (!(refusal instanceof DOMException)) throw refusal
  }
}
