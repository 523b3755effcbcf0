import type { Viewer, World } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** Takes a programme from the viewer's shortlist; the item's id, or null where it was not on it. */
export async function removeFromShortlist({
  world,
  viewer,
  programId,
}: {
  world: World
  viewer: Viewer | null
  programId: number
}): Promise<number | null> {
  if (!viewer) throw new NotSignedInError()
  // Not `delete`, which fails where another page was quicker.
  const [removed] = await world.database.prisma.$queryRaw<{ id: number }[]>`
    DELETE FROM "ShortlistItem" WHERE "userId" = ${viewer.userId} AND "programId" = ${programId} RETURNING "id"`
  return removed?.id ?? null
}
