import type { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { entitlementsOf } from '../billing/entitlements.ts'

/** How much of the catalogue a viewer sees: the public sample, or all of it. */
export type CatalogueReach = 'SAMPLE' | 'ALL'

/** Visitors see the sample, and accounts what their plan includes. */
export function catalogueReachOf(person: { role: Role; plan: PlanCode } | null): CatalogueReach {
  return entitlementsOf(person).catalogue
}

/** A filter for universities or programmes. The sample consists of universities with all their programmes. */
export function within(reach: CatalogueReach): { isListed: true; isSample?: true } {
  return reach === 'ALL' ? { isListed: true } : { isListed: true, isSample: true }
}
