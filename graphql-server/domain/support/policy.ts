import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Conversations with support that a viewer may see: all for an admin, their own for others. */
export function supportThreadsVisibleTo(viewer: Viewer | null): Prisma.SupportThreadWhereInput {
  return viewer?.role === 'ADMIN' ? {} : { userId: viewer?.userId ?? 0 }
}
