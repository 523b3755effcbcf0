import type { Prisma } from '../../generated/prisma/client.ts'
import type { ApplicationStatus } from '../../generated/prisma/enums.ts'
import type { Viewer } from '../appContext.ts'
import type { PartnerAccess } from '../partners/access.ts'
import { studentsVisibleTo } from '../partners/policy.ts'
import { visible } from '../visible.ts'
import { columnOf, type Day } from './days.ts'

/** The shortlist that a viewer may see: their own. */
export function shortlistVisibleTo(viewer: Viewer | null) {
  return { userId: viewer?.userId ?? { in: [] } } satisfies Prisma.ShortlistItemWhereInput
}

/** Applications that a viewer may see: their own, as long as they are not deleted. */
export function applicationsVisibleTo(viewer: Viewer | null) {
  return {
    userId: viewer?.userId ?? { in: [] },
    deletedAt: null,
  } satisfies Prisma.ApplicationWhereInput
}

/** Applications of students who share with the viewer's or the key's organisation. */
export function applicationsSharedWith(
  viewer: Viewer | null,
  partner: PartnerAccess | null,
): Prisma.ApplicationWhereInput {
  return { deletedAt: null, user: { sharedWith: { is: studentsVisibleTo(viewer, partner) } } }
}

/**
 * Programmes on the viewer's shortlist or with an application of the viewer's. They stay visible when the plan or the
 * catalogue changes; see `readProgramAccess`.
 */
export function keptBy(viewer: Viewer): Prisma.ProgramWhereInput {
  return {
    OR: [
      { shortlisted: { some: shortlistVisibleTo(viewer) } },
      { applications: { some: applicationsVisibleTo(viewer) } },
    ],
  }
}

/** The status before submission. */
export const STILL_TO_APPLY = ['CONSIDERING', 'PREPARING'] as const satisfies ApplicationStatus[]

export function isStillToApply(status: ApplicationStatus): boolean {
  return STILL_TO_APPLY.some(early => early === status)
}

/** The viewer's unsubmitted applications with a deadline today or later. */
export function deadlinesVisibleTo(viewer: Viewer | null, { today }: { today: Day }) {
  return visible(applicationsVisibleTo(viewer), {
    status: { in: [...STILL_TO_APPLY] },
    deadline: { gte: columnOf(today) },
  }) satisfies Prisma.ApplicationWhereInput
}
