import type { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { entitlementsOf } from '../billing/entitlements.ts'

/** How much of the catalogue a person sees: the public sample, or all of it. */
export type CatalogueReach = 'SAMPLE' | 'ALL'

/** The reach of a viewer; visitors have the sample. */
export function catalogueReachOf(person: { role: Role; plan: PlanCode } | null): CatalogueReach {
  return entitlementsOf(person).catalogue
}

/** The universities and programmes within a reach. The sample consists of whole universities. */
export function within(reach: CatalogueReach): { isListed: true; isSample?: true } {
  return reach === 'ALL' ? { isListed: true } : { isListed: true, isSample: true }
}
