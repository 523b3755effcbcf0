import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Drafts that a viewer may see: their own, as long as they are not deleted. */
export function draftsVisibleTo(viewer: Viewer | null) {
  return { userId: viewer?.userId ?? { in: [] }, deletedAt: null } satisfies Prisma.DraftWhereInput
}
