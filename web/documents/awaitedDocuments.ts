import * as z from 'zod/mini'
import { storageEntry } from '../device/storage.ts'

/*
 * The documents that were requested in this tab and not announced as ready yet. They are kept in the tab's storage, so
 * that they are announced after a reload too. Signing out deletes them.
 */
const entry = storageEntry({
  area: 'TAB',
  key: 'gradwright:awaited',
  schema: z.readonly(z.array(z.object({ viewerId: z.string(), documentId: z.string() }))),
})

/** A document by its global id, and the person who requested it. */
export type Awaited = { viewerId: string; documentId: string }

let awaited: readonly Awaited[] | null = null
const listeners = new Set<() => void>()

function keep(next: readonly Awaited[]): void {
  awaited = next
  // If storage is refused, they are known until the page is closed.
  entry.write(next)
  for (const listener of listeners) listener()
}

/** The awaited documents; the same array until it changes. */
export function awaitedDocuments(): readonly Awaited[] {
  awaited ??= entry.read() ?? []
  return awaited
}

/** Adds a document to the awaited ones. */
export function awaitDocument({ viewerId, documentId }: Awaited): void {
  endWaiting(documentId)
  keep([...awaitedDocuments(), { viewerId, documentId }])
}

/** Removes a document: it was announced, or will never be ready. */
export function endWaiting(documentId: string): void {
  const rest = awaitedDocuments().filter(waiting => waiting.documentId !== documentId)
  if (rest.length < awaitedDocuments().length) keep(rest)
}

/** Calls `onChange` when the list changes. Returns a function that stops this. */
export function watchAwaited(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
