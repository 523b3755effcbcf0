import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Viewer } from '../../appContext.ts'

/** Statements that a viewer may see: their own. Those of answers are read from the viewer's own drafts and documents. */
export function statementsVisibleTo(viewer: Viewer | null): Prisma.StatementWhereInput {
  return { userId: viewer?.userId ?? { in: [] } }
}
