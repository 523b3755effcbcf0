import type { User } from '../../generated/prisma/client.ts'
import type { Viewer, World } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** The viewer's own account. */
export async function readUser({ world, viewer }: { world: World; viewer: Viewer | null }): Promise<User> {
  if (!viewer) throw new NotSignedInError()
  const user = await world.database.prisma.user.findUnique({ where: { id: viewer.userId } })
  if (!user) throw new NotSignedInError()
  return user
}
