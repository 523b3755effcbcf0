import * as z from 'zod/mini'
import { onStoredElsewhere, storageEntry } from '../device/storage.ts'

/*
 * What this browser keeps of replies that the server does not have: words that are being typed, and replies that were
 * sent while it could not be reached. Signing out deletes them.
 */

const waitingReply = z.object({
  action: z.enum(['CONFIRM', 'REWORD', 'DENY', 'SKIP']),
  suggestion: z.nullable(z.number()),
  reply: z.nullable(z.string()),
  revision: z.number(),
  editor: z.string(),
  sequence: z.number(),
  evenIfStale: z.boolean(),
})

/** A reply that waits for the connection, as it will be sent. */
export type WaitingReply = z.infer<typeof waitingReply>

const keptReply = z.object({ typed: z.string(), waiting: z.nullable(waitingReply) })

/** Words that were typed, and the reply that waits. */
export type KeptReply = z.infer<typeof keptReply>

const listeners = new Set<() => void>()

function entryOf(questionId: string) {
  return storageEntry({ area: 'DEVICE', key: `gradwright:reply:${questionId}`, schema: keptReply })
}

/** What is kept for a question; null for nothing. */
export function readKeptReply(questionId: string): KeptReply | null {
  return entryOf(questionId).read()
}

/** Keeps something for a question, null for nothing. Where storage is refused, it is lost with the page. */
export function keepReply(questionId: string, kept: KeptReply | null): void {
  const entry = entryOf(questionId)
  if (kept === null) entry.remove()
  else entry.write(kept)
  for (const listener of listeners) listener()
}

/** Calls `onChange` when this or another tab keeps something else. Returns a function that stops this. */
export function watchKeptReplies(onChange: () => void): () => void {
  listeners.add(onChange)
  const stop = onStoredElsewhere(onChange)
  return () => {
    listeners.delete(onChange)
    stop()
  }
}
