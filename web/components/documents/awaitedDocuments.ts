/** Documents that were asked for in this page's life and whose readiness was not announced yet, by databaseId. */
const awaited = new Set<number>()

/** Remembers that somebody waits for this document. A short one is written before its page has come up. */
export function awaitDocument(databaseId: number): void {
  awaited.add(databaseId)
}

/** Whether somebody waited for this document; asking ends the waiting, so that it is announced once. */
export function endWaiting(databaseId: number): boolean {
  return awaited.delete(databaseId)
}
