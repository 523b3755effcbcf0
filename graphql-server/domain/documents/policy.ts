import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'
import type { PartnerAccess } from '../partners/access.ts'
import { studentsVisibleTo } from '../partners/policy.ts'

/** Why the owner of a confidential letter may not read or change it. */
export const SEALED = 'This letter is confidential: only its recommender reads and changes it.'

/** Documents that a viewer may see: their own. */
export function documentsVisibleTo(viewer: Viewer | null): Prisma.DocumentWhereInput {
  return { userId: viewer?.userId ?? { in: [] } }
}

/** Documents of students who share with the viewer's or the key's organisation. A person's own are not among them. */
export function documentsSharedWith(
  viewer: Viewer | null,
  partner: PartnerAccess | null,
): Prisma.DocumentWhereInput {
  return { user: { sharedWith: { is: studentsVisibleTo(viewer, partner) } } }
}

/** The link of a token while it may be used: not ended, not revoked, and its document is finished and not sealed. */
export function openShares(tokenHash: Uint8Array<ArrayBuffer>, now: Date): Prisma.DocumentShareWhereInput {
  return { tokenHash, revokedAt: null, endsAt: { gt: now }, document: { status: 'READY', sealedAt: null } }
}

/** The request of a recommender's token while it may be used: not ended, declined or withdrawn, of a whole letter. */
export function openLetters(tokenHash: Uint8Array<ArrayBuffer>, now: Date): Prisma.LetterRequestWhereInput {
  return {
    OR: [{ tokenHash }, { reminderTokenHash: tokenHash }],
    declinedAt: null,
    withdrawnAt: null,
    endsAt: { gt: now },
    document: { documentType: 'LOR', status: 'READY', unlockedAt: { not: null } },
  }
}
