import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { createToken, hashOfToken } from '../secretToken.ts'
import { deviceOf } from './deviceOf.ts'

/** How long a session lasts after its last use, in milliseconds: 30 days. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000
/** A session is extended at most once a day. Most reads write no row. */
const EXTEND_AFTER = 24 * 60 * 60 * 1000

/** A new session. The token is sent in the cookie and stored nowhere. */
export type OpenedSession = { token: string; expiresAt: Date; sessionId: number; userId: number }

/** Opens a session after a password check. `replaces` is the browser's previous session, which ends. */
export async function openSession({
  app,
  userId,
  origin,
  replaces,
  within,
}: {
  app: AppContext
  userId: number
  origin?: Origin
  replaces?: Viewer | null
  within?: Prisma.TransactionClient
}): Promise<OpenedSession> {
  const rows = within ?? app.database.prisma
  const { token, tokenHash } = createToken(app)
  const now = app.now()
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
  if (replaces?.sessionId) await rows.session.deleteMany({ where: { id: replaces.sessionId } })
  const session = await rows.session.create({
    data: {
      userId,
      tokenHash,
      device: deviceOf(origin?.userAgent ?? null),
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    },
    select: { id: true },
  })
  return { token, expiresAt, sessionId: session.id, userId }
}

/** The viewer that a token belongs to. `extended`: the expiry changed, and the cookie has to be set again. */
export async function findSession({
  app,
  token,
}: {
  app: AppContext
  token: string
}): Promise<{ viewer: Viewer; expiresAt: Date; extended: boolean } | null> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) return null
  const { prisma } = app.database
  const session = await prisma.session.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      expiresAt: true,
      lastUsedAt: true,
      user: { select: { id: true, role: true } },
    },
  })
  const now = app.now()
  if (!session || session.expiresAt <= now) return null
  const viewer: Viewer = { userId: session.user.id, role: session.user.role, sessionId: session.id }
  if (now.getTime() - session.lastUsedAt.getTime() < EXTEND_AFTER)
    return { viewer, expiresAt: session.expiresAt, extended: false }
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
  // updateMany: a simultaneous sign-out may have removed the row.
  const moved = await prisma.session.updateMany({
    where: { id: session.id },
    data: { lastUsedAt: now, expiresAt },
  })
  return moved.count === 1 ? { viewer, expiresAt, extended: true } : null
}
