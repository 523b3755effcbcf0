import type { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { PLANS } from '../billing/entitlements.ts'

/** How much of the catalogue somebody sees: the public sample, or all of it. */
export type CatalogueReach = 'SAMPLE' | 'ALL'

/** People who work with the catalogue whatever their plan. */
export const STAFF: ReadonlySet<Role> = new Set<Role>(['PARTNER', 'ANALYST', 'ADMIN'])

/** Visitors, and whoever has no plan that says otherwise, see the sample. */
export function catalogueReachOf(person: { role: Role; plan: PlanCode } | null): CatalogueReach {
  if (person === null) return 'SAMPLE'
  return STAFF.has(person.role) ? 'ALL' : PLANS[person.plan].catalogue
}

/** The universities, and the programmes, that may be seen: the sample is made of whole universities. */
export function within(reach: CatalogueReach): { isListed: true; isSample?: true } {
  return reach === 'ALL' ? { isListed: true } : { isListed: true, isSample: true }
}
