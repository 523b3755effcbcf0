import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { MOST_DRAFTS } from './limits.ts'

/**
 * Locks a draft of the viewer's until the transaction ends: saves to it come one after the other. Rows that refer to
 * it (a document that is made from it) need not wait.
 * @throws NotFoundError when there is none, or it is deleted, or somebody else's.
 */
export async function lockDraft(
  tx: Prisma.TransactionClient,
  { viewer, draftId }: { viewer: Viewer; draftId: number },
): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT "id" FROM "Draft"
    WHERE "id" = ${draftId} AND "userId" = ${viewer.userId} AND "deletedAt" IS NULL
    FOR NO KEY UPDATE`
  if (locked.length === 0) throw new NotFoundError()
}

/**
 * The names of a person's drafts. The caller holds the person's row lock.
 * @throws ConflictError when there is no room for another draft.
 */
export async function namesWithRoom(tx: Prisma.TransactionClient, viewer: Viewer): Promise<string[]> {
  const names = await namesOf(tx, viewer)
  if (names.length >= MOST_DRAFTS)
    throw new ConflictError(`You have ${MOST_DRAFTS} drafts already. Delete one that you no longer need.`)
  return names
}

/** The names of a person's drafts, but for one of them. */
export async function namesOf(
  tx: Prisma.TransactionClient,
  { userId }: Viewer,
  except?: number,
): Promise<string[]> {
  const drafts = await tx.draft.findMany({
    where: { userId, deletedAt: null, ...(except !== undefined && { id: { not: except } }) },
    select: { name: true },
  })
  return drafts.map(({ name }) => name)
}

/** A creation key for a draft that no page chose one for. */
export function newCreationKey({ randomBytes }: AppContext): string {
  return Buffer.from(randomBytes(12)).toString('hex')
}
