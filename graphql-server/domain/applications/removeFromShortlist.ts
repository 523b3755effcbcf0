import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** Removes a programme from the viewer's shortlist. Returns the item's id, or null if it was not on the list. */
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
  // Not `delete`, which fails if another request removed the row first.
  const [removed] = await app.database.prisma.$queryRaw<{ id: number }[]>`
    DELETE FROM "ShortlistItem" WHERE "userId" = ${viewer.userId} AND "programId" = ${programId} RETURNING "id"`
  return removed?.id ?? null
}
