import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Whether a viewer reads figures about all people: analysts and admins. */
export function mayAnalyse(viewer: Viewer | null): boolean {
  return viewer?.role === 'ANALYST' || viewer?.role === 'ADMIN'
}

/** The queries that analysts share: all of them, for analysts and admins. */
export function savedQueriesVisibleTo(viewer: Viewer | null): Prisma.SavedQueryWhereInput {
  return mayAnalyse(viewer) ? {} : { id: { in: [] } }
}

/** The queries that a viewer may change: their own, and those whose author has gone; all of them for admins. */
export function savedQueriesChangedBy(viewer: Viewer | null): Prisma.SavedQueryWhereInput {
  if (!viewer || !mayAnalyse(viewer)) return { id: { in: [] } }
  return viewer.role === 'ADMIN' ? {} : { OR: [{ authorId: viewer.userId }, { authorId: null }] }
}
