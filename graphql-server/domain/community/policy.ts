import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

const SHOWN = { hiddenAt: null, OR: [{ questionId: null }, { question: { hiddenAt: null } }] }

/**
 * Posts of the community that a viewer may read: none for a visitor, all for an admin. Everybody else reads what is not
 * hidden, and their own.
 */
export function postsVisibleTo(viewer: Viewer | null): Prisma.CommunityPostWhereInput {
  if (!viewer) return { id: { in: [] } }
  return viewer.role === 'ADMIN' ? {} : { OR: [{ userId: viewer.userId }, SHOWN] }
}
