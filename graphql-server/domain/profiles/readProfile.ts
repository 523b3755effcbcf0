import type { Profile } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** The viewer's profile, or null before the first save. */
export async function readProfile({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<Profile | null> {
  if (!viewer) throw new NotSignedInError()
  return await app.database.prisma.profile.findUnique({ where: { userId: viewer.userId } })
}
