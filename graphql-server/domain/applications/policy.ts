import type { Prisma } from '../../generated/prisma/client.ts'
import type { ApplicationStatus } from '../../generated/prisma/enums.ts'
import type { Viewer } from '../appContext.ts'
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

/**
 * Programmes that a viewer put on the shortlist or applies to. They stay theirs to see when the plan or the catalogue
 * changes; see `readProgramAccess`.
 */
export function keptBy(viewer: Viewer): Prisma.ProgramWhereInput {
  return {
    OR: [
      { shortlisted: { some: shortlistVisibleTo(viewer) } },
      { applications: { some: applicationsVisibleTo(viewer) } },
    ],
  }
}

/** Where an application is still to be handed in. */
export const STILL_TO_APPLY = ['CONSIDERING', 'PREPARING'] as const satisfies ApplicationStatus[]

export function isStillToApply(status: ApplicationStatus): boolean {
  return STILL_TO_APPLY.some(early => early === status)
}

/** A viewer's applications that are still to be handed in, with a deadline that is today or later. */
export function deadlinesVisibleTo(viewer: Viewer | null, { today }: { today: Day }) {
  return visible(applicationsVisibleTo(viewer), {
    status: { in: [...STILL_TO_APPLY] },
    deadline: { gte: columnOf(today) },
  }) satisfies Prisma.ApplicationWhereInput
}
