import type { Prisma } from '../../generated/prisma/client.ts'
import type { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { type Entitlements, entitlementsOf, MOST_MATCHES, PLANS } from '../billing/entitlements.ts'
import { catalogueReachOf, within } from '../catalogue/policy.ts'

/** What is shown of why a programme fits. */
export type Outlook = Entitlements['outlook']

/** Whose matches they are, with the plan as it stands now. */
export type MatchOwner = { id: number; role: Role; plan: PlanCode }

/** How many matches a plan keeps and shows. */
export function keptMatchesOf(plan: PlanCode): number {
  return Math.min(PLANS[plan].keptMatches, MOST_MATCHES)
}

/** How much of why a programme fits somebody sees; visitors see as much as the Free plan. */
export function outlookOf(person: { role: Role; plan: PlanCode } | null): Outlook {
  return entitlementsOf(person).outlook
}

/**
 * Matches of somebody's own whose programmes are within their plan's reach: what was kept on a larger plan is not shown
 * on a smaller one. Of these the first are seen, as many as the plan keeps. A visitor has none.
 */
export function matchesWithinReach(owner: MatchOwner | null): Prisma.MatchWhereInput {
  if (owner === null) return { userId: { in: [] } }
  return { userId: owner.id, program: within(catalogueReachOf(owner)) }
}
