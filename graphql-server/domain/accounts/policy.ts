import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Accounts that a viewer may see: their own. A visitor sees none. */
export function usersVisibleTo(viewer: Viewer | null): Prisma.UserWhereInput {
  return { id: viewer?.userId ?? { in: [] } }
}

/** Passkeys that a viewer may see: their own. A visitor sees none. */
export function passkeysVisibleTo(viewer: Viewer | null): Prisma.PasskeyWhereInput {
  return { userId: viewer?.userId ?? { in: [] } }
}

/** Sessions that a viewer may see: their own. A visitor sees none. */
export function sessionsVisibleTo(viewer: Viewer | null): Prisma.SessionWhereInput {
  return { userId: viewer?.userId ?? { in: [] } }
}
