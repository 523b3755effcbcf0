import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** Takes a programme from the viewer's shortlist; the item's id, or null where it was not on it. */
export async function removeFromShortlist({
  app,
  viewer,
  programId,
}: {
  app: AppContext
  viewer: Viewer | null
  programId: number
}): Promise<number | null> {
  if (!viewer) throw new NotSignedInError()
  // Not `delete`, which fails where another page was quicker.
  const [removed] = await app.database.prisma.$queryRaw<{ id: number }[]>`
    DELETE FROM "ShortlistItem" WHERE "userId" = ${viewer.userId} AND "programId" = ${programId} RETURNING "id"`
  return removed?.id ?? null
}
