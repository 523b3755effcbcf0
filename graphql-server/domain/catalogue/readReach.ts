import type { AppContext, Viewer } from '../appContext.ts'
import { type PartnerAccess, requireScope } from '../partners/access.ts'
import { type CatalogueReach, catalogueReachOf } from './policy.ts'

/**
 * How much of the catalogue the viewer sees, by their plan now. A live key sees all of it, and a test key the sample.
 * @throws ForbiddenError where a key lacks the scope
 */
export async function readCatalogueReach({
  app,
  viewer,
  partner = null,
}: {
  app: AppContext
  viewer: Viewer | null
  partner?: PartnerAccess | null
}): Promise<CatalogueReach> {
  if (partner) {
    requireScope(partner, 'CATALOGUE')
    return reachOfKey(partner)
  }
  if (!viewer) return catalogueReachOf(null)
  const person = await app.database.prisma.user.findUnique({
    where: { id: viewer.userId },
    select: { plan: true, role: true },
  })
  return catalogueReachOf(person)
}

/** How much of the catalogue a key reads. */
export function reachOfKey({ mode }: PartnerAccess): CatalogueReach {
  return mode === 'LIVE' ? 'ALL' : 'SAMPLE'
}
