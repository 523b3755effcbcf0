import type { Profile } from '../../generated/prisma/client.ts'
import type { Viewer, World } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** The viewer's profile, or null before it was first saved. */
export async function readProfile({
  world,
  viewer,
}: {
  world: World
  viewer: Viewer | null
}): Promise<Profile | null> {
  if (!viewer) throw new NotSignedInError()
  return await world.database.prisma.profile.findUnique({ where: { userId: viewer.userId } })
}
