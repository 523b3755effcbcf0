import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** Payments that a viewer may see: their own; all for an admin, who returns them. */
export function paymentsVisibleTo(viewer: Viewer | null): Prisma.PaymentWhereInput {
  if (viewer?.role === 'ADMIN') return {}
  return viewer === null ? { id: { in: [] } } : { userId: viewer.userId }
}
