import type { Match } from '../../generated/prisma/client.ts'
import type { PlanCode } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import type { PartnerAccess } from '../partners/access.ts'
import { studentsVisibleTo } from '../partners/policy.ts'
import { keptMatchesOf, matchesWithinReach } from './policy.ts'

/** The most matches of a student that their organisation sees. */
export const SHOWN_MATCHES = 10
/** How far down the ranking they are looked for: some places may be outside of the student's plan. */
const MOST_PLACES = 3 * SHOWN_MATCHES

/** A match as the organisation of its student sees it. */
export type StudentMatch = Pick<Match, 'userId' | 'percentage' | 'tier' | 'reason'> & {
  program: { name: string; university: { name: string } }
}

/**
 * The first matches of students who share with the organisation of the viewer or the key, as far as the students see them
 * themselves, by the student's account. One statement for each plan among them.
 */
export async function readStudentMatches({
  app,
  viewer,
  partner,
  userIds,
}: {
  app: AppContext
  viewer: Viewer | null
  partner: PartnerAccess | null
  userIds: readonly number[]
}): Promise<Map<number, StudentMatch[]>> {
  const { prisma } = app.database
  const students = await prisma.user.findMany({
    where: { id: { in: [...userIds] }, sharedWith: { is: studentsVisibleTo(viewer, partner) } },
    select: { id: true, plan: true, role: true },
  })
  const byReach = new Map<string, typeof students>()
  for (const student of students) {
    const key = `${student.plan} ${student.role}`
    byReach.set(key, [...(byReach.get(key) ?? []), student])
  }
  const found = new Map<number, StudentMatch[]>()
  const keptBy = new Map<number, PlanCode>(students.map(({ id, plan }) => [id, plan]))
  for (const group of byReach.values()) {
    const [first] = group
    if (!first) continue
    const { program } = matchesWithinReach(first)
    const matches = await prisma.match.findMany({
      where: {
        userId: { in: group.map(({ id }) => id) },
        place: { lte: MOST_PLACES },
        ...(program && { program }),
      },
      orderBy: [{ userId: 'asc' }, { place: 'asc' }],
      select: {
        userId: true,
        percentage: true,
        tier: true,
        reason: true,
        program: { select: { name: true, university: { select: { name: true } } } },
      },
    })
    for (const match of matches) {
      const kept = found.get(match.userId) ?? []
      const most = Math.min(SHOWN_MATCHES, keptMatchesOf(keptBy.get(match.userId) ?? 'FREE'))
      if (kept.length < most) found.set(match.userId, [...kept, match])
    }
  }
  return found
}
