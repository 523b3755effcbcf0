import type { User } from '../../generated/prisma/client.ts'
import { NotSignedInError } from '../errors.ts'
import type { Viewer, World } from '../world.ts'

/** The viewer's own account. */
export async function readUser({ world, viewer }: { world: World; viewer: Viewer | null }): Promise<User> {
  if (!viewer) throw new NotSignedInError()
  const user = await world.database.prisma.user.findUnique({ where: { id: viewer.userId } })
  if (!user) throw new NotSignedInError()
  return user
}
