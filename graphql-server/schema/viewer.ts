import { usersVisibleTo } from '../domain/accounts/policy.ts'
import { NotSignedInError } from '../domain/errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { GraphContext } from './base/context.ts'

/** The columns and relations that an operation asked for, as Pothos planned them. */
type UserQuery = Pick<Prisma.UserFindUniqueArgs, 'select' | 'include'>

/** The viewer's own row for a payload, as it stands after the mutation. */
export async function findViewer(query: UserQuery, { prisma, viewer }: GraphContext) {
  if (!viewer) throw new NotSignedInError()
  return await prisma.user.findUniqueOrThrow({
    ...query,
    where: { id: viewer.userId, AND: [usersVisibleTo(viewer)] },
  })
}
