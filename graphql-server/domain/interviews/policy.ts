import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Interviews that a viewer sees: their own. */
export function interviewsVisibleTo(viewer: Viewer | null) {
  return { userId: viewer?.userId ?? { in: [] } } satisfies Prisma.InterviewWhereInput
}
