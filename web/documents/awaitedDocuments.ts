import * as z from 'zod/mini'
import { storageEntry } from '../device/storage.ts'

/*
 * The documents that somebody asked for in this tab and whose readiness was not announced yet. They are kept with the
 * tab, so that a reload in the middle of the writing costs no announcement; signing out wipes them.
 */
const entry = storageEntry({
  area: 'TAB',
  key: 'gradwright:awaited',
  schema: z.readonly(z.array(z.object({ viewerId: z.string(), documentId: z.string() }))),
})

/** A document, by global id, and who waits for it. */
export type Awaited = { viewerId: string; documentId: string }

let awaited: readonly Awaited[] | null = null
const listeners = new Set<() => void>()

function keep(next: readonly Awaited[]): void {
  awaited = next
  // Where storage is refused, the announcement lasts as long as the page.
  entry.write(next)
  for (const listener of listeners) listener()
}

/** The documents that are waited for; the same list until it changes. */
export function awaitedDocuments(): readonly Awaited[] {
  awaited ??= entry.read() ?? []
  return awaited
}

/** Remembers that somebody waits for this document. */
export function awaitDocument({ viewerId, documentId }: Awaited): void {
  endWaiting(documentId)
  keep([...awaitedDocuments(), { viewerId, documentId }])
}

/** Ends the waiting for a document: it was announced, or will never be ready. */
export function endWaiting(documentId: string): void {
  const rest = awaitedDocuments().filter(waiting => waiting.documentId !== documentId)
  if (rest.length < awaitedDocuments().length) keep(rest)
}

/** Calls `onChange` when the list changes; answers with the way to stop. */
export function watchAwaited(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
