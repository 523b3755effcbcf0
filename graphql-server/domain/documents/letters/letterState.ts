import type { LetterRequest } from '../../../generated/prisma/client.ts'

/** What became of a request for a letter. */
export const LETTER_STATES = [
  'SENT',
  'OPENED',
  'APPROVED',
  'CHANGED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
] as const
export type LetterState = (typeof LETTER_STATES)[number]

/**
 * The state of a request, and since when. An approval is of one revision of the text: any later change takes it back,
 * without anything being written.
 */
export function letterStateOf({
  request,
  textRevision,
  now,
}: {
  request: Pick<
    LetterRequest,
    'createdAt' | 'openedAt' | 'approvedAt' | 'approvedRevision' | 'declinedAt' | 'withdrawnAt' | 'endsAt'
  >
  /** The present revision of the document's text. */
  textRevision: number
  now: Date
}): { state: LetterState; since: Date } {
  const { createdAt, openedAt, approvedAt, approvedRevision, declinedAt, withdrawnAt, endsAt } = request
  if (withdrawnAt !== null) return { state: 'WITHDRAWN', since: withdrawnAt }
  if (declinedAt !== null) return { state: 'DECLINED', since: declinedAt }
  if (approvedAt !== null && approvedRevision === textRevision)
    return { state: 'APPROVED', since: approvedAt }
  // After its end nobody can approve it again.
  if (endsAt <= now) return { state: 'EXPIRED', since: endsAt }
  if (approvedAt !== null) return { state: 'CHANGED', since: approvedAt }
  if (openedAt !== null) return { state: 'OPENED', since: openedAt }
  return { state: 'SENT', since: createdAt }
}
