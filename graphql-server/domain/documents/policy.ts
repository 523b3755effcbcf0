import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Documents that a viewer may see: their own. */
export function documentsVisibleTo(viewer: Viewer | null): Prisma.DocumentWhereInput {
  return { userId: viewer?.userId ?? { in: [] } }
}
