import type { User } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** The viewer's own account. */
export async function readUser({ app, viewer }: { app: AppContext; viewer: Viewer | null }): Promise<User> {
  if (!viewer) throw new NotSignedInError()
  const user = await app.database.prisma.user.findUnique({ where: { id: viewer.userId } })
  if (!user) throw new NotSignedInError()
  return user
}
