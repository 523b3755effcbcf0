import type { AppContext, Viewer } from '../appContext.ts'
import { type CatalogueReach, catalogueReachOf } from './policy.ts'

/** How much of the catalogue the viewer sees, by their plan now. */
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
