import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Country, Tier } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { MOST_MATCHES } from '../billing/entitlements.ts'
import { type FactFilter, withFacts } from '../catalogue/factFilter.ts'
import { NotSignedInError } from '../errors.ts'
import { gapsIn, type NamedGap } from './gaps.ts'
import { keptMatchesOf, matchesWithinReach, type Outlook, outlookOf } from './policy.ts'
import { FACTOR_KINDS, MATCH_LISTS, type MatchFactor, type MatchList } from './types.ts'

const storedFactors = z.array(
  z.object({
    kind: z.enum(FACTOR_KINDS),
    name: z.string(),
    score: z.number(),
    weight: z.number(),
    isKnown: z.boolean(),
    why: z.string(),
  }),
)

/** The factors that are stored with a match. */
export function factorsIn(stored: unknown): MatchFactor[] {
  return storedFactors.parse(stored)
}

/** The stored factors that an outlook shows: all, or none. */
export function shownFactors(outlook: Outlook, stored: unknown): MatchFactor[] {
  return outlook === 'FACTORS' ? factorsIn(stored) : []
}

/** The list that a stored match belongs to; null where an earlier release stored it. */
export function matchListOf(stored: string | null): MatchList | null {
  return MATCH_LISTS.find(list => list === stored) ?? null
}

const storedHistory = z.object({
  sentence: z.string(),
  applicants: z.int().nullable(),
  admitted: z.int().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
})

/** The history of applicants with like figures that an outlook shows: with the factors, or not at all. */
export function shownHistory(outlook: Outlook, stored: unknown): z.infer<typeof storedHistory> | null {
  if (outlook !== 'FACTORS') return null
  const { success, data } = storedHistory.safeParse(stored)
  return success ? data : null
}

/** The preferred countries in which the viewer's last run found nothing in the fields of interest. */
export async function readMatchGaps({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<NamedGap[]> {
  if (!viewer) throw new NotSignedInError()
  const person = await app.database.prisma.user.findUnique({
    where: { id: viewer.userId },
    select: { matchGaps: true },
  })
  return gapsIn(person?.matchGaps)
}

/** What the viewer sees of a match's factors, on the current plan. */
export async function readOutlook({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<Outlook> {
  if (viewer === null) return outlookOf(null)
  const { prisma } = app.database
  return outlookOf(
    await prisma.user.findUnique({ where: { id: viewer.userId }, select: { role: true, plan: true } }),
  )
}

/** Filters of matches. Null or a missing field filters nothing. */
export type MatchFilter = FactFilter & { country?: Country | null; tier?: Tier | null }

/** In the order of the ranking: ten by ten, in each ten by tier, subject and fit. */
export const BEST_FIRST = [{ place: 'asc' }, { id: 'asc' }] satisfies Prisma.MatchOrderByWithRelationInput[]

/** The better fit first, whatever the tier. */
export const BY_FIT = [{ percentage: 'desc' }, ...BEST_FIRST] satisfies Prisma.MatchOrderByWithRelationInput[]

/** The matches that the viewer may see on the current plan: those within its reach, the best that it keeps. */
export async function readVisibleMatches({
  app: {
    database: { prisma },
  },
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<Prisma.MatchWhereInput> {
  const owner =
    viewer &&
    (await prisma.user.findUnique({
      where: { id: viewer.userId },
      select: { id: true, role: true, plan: true },
    }))
  const reached = matchesWithinReach(owner)
  const kept = owner === null ? 0 : keptMatchesOf(owner.plan)
  if (owner === null || kept >= MOST_MATCHES) return reached
  const last = await prisma.match.findFirst({
    where: reached,
    orderBy: BEST_FIRST,
    skip: kept - 1,
    select: { place: true },
  })
  return last === null ? reached : { ...reached, place: { lte: last.place } }
}

/** The visible matches that match a filter. */
export function matchesFitting(
  { country, tier, ...facts }: MatchFilter,
  visible: Prisma.MatchWhereInput,
): Prisma.MatchWhereInput {
  return {
    AND: [visible],
    program: { ...(country != null && { country }), ...withFacts(facts) },
    ...(tier != null && { tier }),
  }
}

/** The viewer's matches with their programmes, best first. */
export async function listMatches({ app, viewer }: { app: AppContext; viewer: Viewer | null }) {
  if (!viewer) throw new NotSignedInError()
  return await app.database.prisma.match.findMany({
    where: await readVisibleMatches({ app, viewer }),
    orderBy: BEST_FIRST,
    include: {
      program: { include: { university: { select: { id: true, name: true, country: true } } } },
    },
  })
}
