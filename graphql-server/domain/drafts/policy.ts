import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Drafts that a viewer may see: their undeleted drafts. */
export function draftsVisibleTo(viewer: Viewer | null) {
  return { userId: viewer?.userId ?? { in: [] }, deletedAt: null } satisfies Prisma.DraftWhereInput
}
