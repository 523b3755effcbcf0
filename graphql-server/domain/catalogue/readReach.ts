import type { AppContext, Viewer } from '../appContext.ts'
import { type CatalogueReach, catalogueReachOf } from './policy.ts'

/** The viewer's reach on the current plan. */
export async function readCatalogueReach({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<CatalogueReach> {
  if (!viewer) return catalogueReachOf(null)
  const person = await app.database.prisma.user.findUnique({
    where: { id: viewer.userId },
    select: { plan: true, role: true },
  })
  return catalogueReachOf(person)
}
