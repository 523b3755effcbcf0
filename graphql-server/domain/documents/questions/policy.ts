import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Viewer } from '../../appContext.ts'

/** Follow-up questions that a viewer may see: those asked of them, about what they can still see. */
export function followUpsVisibleTo(viewer: Viewer | null): Prisma.FollowUpQuestionWhereInput {
  return {
    userId: viewer?.userId ?? { in: [] },
    OR: [{ draftId: null }, { draft: { deletedAt: null } }],
  }
}
