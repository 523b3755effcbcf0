import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'

type Request = { app: AppContext; viewer: Viewer | null }

/** Ends one other session of the viewer. @throws NotSignedInError, NotFoundError for this session and for a foreign one */
export async function endSession({ app, viewer, sessionId }: Request & { sessionId: number }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.session.deleteMany({
    where: { userId: viewer.userId, AND: [{ id: sessionId }, { id: { not: viewer.sessionId ?? 0 } }] },
  })
  if (count === 0) throw new NotFoundError('This device is signed out already.')
}

/** Ends all other sessions of the viewer. @throws NotSignedInError */
export async function endOtherSessions({
  app,
  viewer,
  within = app.database.prisma,
}: Request & { within?: Prisma.TransactionClient }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await within.session.deleteMany({
    where: { userId: viewer.userId, id: { not: viewer.sessionId ?? 0 } },
  })
}
