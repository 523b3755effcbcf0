import type { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { entitlementsOf } from '../billing/entitlements.ts'

/** How much of the catalogue somebody sees: the public sample, or all of it. */
export type CatalogueReach = 'SAMPLE' | 'ALL'

/** How much of the catalogue somebody sees; visitors see the sample. */
export function catalogueReachOf(person: { role: Role; plan: PlanCode } | null): CatalogueReach {
  return entitlementsOf(person).catalogue
}

/** The universities, and the programmes, that may be seen: the sample is made of whole universities. */
export function within(reach: CatalogueReach): { isListed: true; isSample?: true } {
  return reach === 'ALL' ? { isListed: true } : { isListed: true, isSample: true }
}
