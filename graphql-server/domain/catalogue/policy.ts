import type { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { PLANS } from '../billing/entitlements.ts'

/** How much of the catalogue a viewer sees: the public sample, or all of it. */
export type CatalogueReach = 'SAMPLE' | 'ALL'

/** Roles that see the whole catalogue on any plan. */
export const STAFF: ReadonlySet<Role> = new Set<Role>(['PARTNER', 'ANALYST', 'ADMIN'])

/** Visitors see the sample, and accounts what their plan includes. */
export function catalogueReachOf(person: { role: Role; plan: PlanCode } | null): CatalogueReach {
  if (person === null) return 'SAMPLE'
  return STAFF.has(person.role) ? 'ALL' : PLANS[person.plan].catalogue
}

/** A filter for universities or programmes. The sample consists of universities with all their programmes. */
export function within(reach: CatalogueReach): { isListed: true; isSample?: true } {
  return reach === 'ALL' ? { isListed: true } : { isListed: true, isSample: true }
}
