import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Profiles that a viewer may see: their own. */
export function profilesVisibleTo(viewer: Viewer | null): Prisma.ProfileWhereInput {
  return { userId: viewer?.userId ?? { in: [] } }
}
