/** The header in which the server names the release of the client that it serves. */
const HEADER = 'x-client-release'

let served: string | null = null
const watchers = new Set<() => void>()

/** The release that this page was loaded from. Null in development. */
function loadedRelease(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null
}

/** Takes note of the release that an answer of the server names. */
export function noteRelease(headers: Headers): void {
  const named = headers.get(HEADER) ?? served
  if (named === served) return
  served = named
  for (const watcher of watchers) watcher()
}

/** Calls `onChange` whenever the server serves another release than before, until the returned function is called. */
export function watchRelease(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** The release that the server serves now, if this page was loaded from another one; else null. */
export function otherRelease(): string | null {
  const loaded = loadedRelease()
  return loaded === null || served === loaded ? null : served
}
