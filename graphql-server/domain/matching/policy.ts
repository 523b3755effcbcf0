import type { Prisma } from '../../generated/prisma/client.ts'
import type { PlanCode, Role } from '../../generated/prisma/enums.ts'
import { type Entitlements, entitlementsOf, MOST_MATCHES, PLANS } from '../billing/entitlements.ts'
import { catalogueReachOf, within } from '../catalogue/policy.ts'

/** What an outlook shows of a match. */
export type Outlook = Entitlements['outlook']

/** The owner of matches, with the current plan. */
export type MatchOwner = { id: number; role: Role; plan: PlanCode }

/** How many matches a plan keeps and shows. */
export function keptMatchesOf(plan: PlanCode): number {
  return Math.min(PLANS[plan].keptMatches, MOST_MATCHES)
}

/** How much of a match's factors a viewer sees. Visitors see as much as the Free plan. */
export function outlookOf(person: { role: Role; plan: PlanCode } | null): Outlook {
  return entitlementsOf(person).outlook
}

/**
 * The viewer's matches whose programmes are within the plan's reach: matches from a larger plan are hidden on a smaller
 * one. The first of them are shown, as many as the plan keeps. A visitor has none.
 */
export function matchesWithinReach(owner: MatchOwner | null): Prisma.MatchWhereInput {
  if (owner === null) return { userId: { in: [] } }
  return { userId: owner.id, program: within(catalogueReachOf(owner)) }
}
