import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Planned posts that a viewer sees: their own, and everybody's. None without an account. */
export function editorialItemsVisibleTo(viewer: Viewer | null): Prisma.EditorialItemWhereInput {
  return viewer ? { OR: [{ isForAll: true }, { ownerId: viewer.userId }] } : { id: { in: [] } }
}

/** Planned posts that a viewer may change: their own, and of everybody's all for admins. */
export function editorialItemsChangeableBy(viewer: Viewer | null): Prisma.EditorialItemWhereInput {
  if (!viewer) return { id: { in: [] } }
  const own = { ownerId: viewer.userId }
  return viewer.role === 'ADMIN' ? { OR: [{ isForAll: true }, own] } : { ...own, isForAll: false }
}

/** Keywords that a viewer sees: their own, and everybody's. */
export function seoKeywordsVisibleTo(viewer: Viewer | null): Prisma.SeoKeywordWhereInput {
  return viewer ? { OR: [{ isForAll: true }, { ownerId: viewer.userId }] } : { id: { in: [] } }
}

/** Keywords that a viewer may change: their own, and of everybody's all for admins. */
export function seoKeywordsChangeableBy(viewer: Viewer | null): Prisma.SeoKeywordWhereInput {
  if (!viewer) return { id: { in: [] } }
  const own = { ownerId: viewer.userId }
  return viewer.role === 'ADMIN' ? { OR: [{ isForAll: true }, own] } : { ...own, isForAll: false }
}

/** Posts that are published: for everybody. */
export const PUBLISHED: Prisma.EditorialItemWhereInput = {
  isForAll: true,
  slug: { not: null },
  publishedAt: { not: null },
  unpublishedAt: null,
}
