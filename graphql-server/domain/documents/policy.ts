import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Documents that a viewer may see: their own. */
export function documentsVisibleTo(viewer: Viewer | null): Prisma.DocumentWhereInput {
  return { userId: viewer?.userId ?? { in: [] } }
}

/** The link of a token while it may be used: not ended, not revoked, and its document is finished. */
export function openShares(tokenHash: Uint8Array<ArrayBuffer>, now: Date): Prisma.DocumentShareWhereInput {
  return { tokenHash, revokedAt: null, endsAt: { gt: now }, document: { status: 'READY' } }
}
