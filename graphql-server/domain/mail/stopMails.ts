import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { createToken, hashOfToken } from '../secretToken.ts'
import { isOptional, OPTIONAL_KINDS, type OptionalKind } from './kinds.ts'

/** How long the link in a mail stops further mails, in milliseconds: a year. */
export const STOP_LIFETIME = 365 * 24 * 60 * 60 * 1000

/** Creates the address by which one mail stops all of its kind. It goes with the account. */
export async function createStop({
  app,
  userId,
  kind,
}: {
  app: AppContext
  userId: number
  kind: OptionalKind
}): Promise<string> {
  const { token, tokenHash } = createToken(app)
  await app.database.prisma.mailStop.create({ data: { userId, kind, tokenHash, createdAt: app.now() } })
  return `${app.settings.publicUrl}/unsubscribe/${token}`
}

/**
 * Stops or resumes mails of a kind by the address in one of them. Nobody has to be signed in.
 * @throws NotFoundError where the address is unknown, too old, or of an account that is gone
 */
export async function stopByLink({
  app,
  token,
  isWanted,
}: {
  app: AppContext
  token: string
  isWanted: boolean
}): Promise<{ kind: OptionalKind; isWanted: boolean }> {
  const tokenHash = hashOfToken(token)
  const { prisma } = app.database
  const stop = tokenHash === null ? null : await prisma.mailStop.findUnique({ where: { tokenHash } })
  const isOld = stop !== null && app.now().getTime() - stop.createdAt.getTime() >= STOP_LIFETIME
  if (stop === null || isOld || !isOptional(stop.kind))
    throw new NotFoundError('This link does not work any more. You can stop mails on your account page.')
  const { userId, kind } = stop
  await prisma.user.updateMany({ where: { id: userId }, data: { [OPTIONAL_KINDS[kind]]: isWanted } })
  return { kind, isWanted }
}

/** Stops or resumes mails of a kind for the viewer. @throws NotSignedInError */
export async function chooseMails({
  app,
  viewer,
  kind,
  isWanted,
}: {
  app: AppContext
  viewer: Viewer | null
  kind: OptionalKind
  isWanted: boolean
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await app.database.prisma.user.update({
    where: { id: viewer.userId },
    data: { [OPTIONAL_KINDS[kind]]: isWanted },
  })
}

/** Removes addresses that are too old. @throws the signal's reason once it is aborted */
export async function removeOldStops({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = new Date(app.now().getTime() - STOP_LIFETIME)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.mailStop.deleteMany({ where: { createdAt: { lte: before } }, limit }),
  })
}
