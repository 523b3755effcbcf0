import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { MOST_DRAFTS } from './limits.ts'

/**
 * Locks a draft of the viewer's until the transaction ends, which serialises saves to it. Inserts of rows that refer to
 * it, such as documents, do not wait.
 * @throws NotFoundError when it does not exist, is deleted or belongs to another person.
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
 * @throws ConflictError when the person has the most drafts already.
 */
export async function namesWithRoom(tx: Prisma.TransactionClient, viewer: Viewer): Promise<string[]> {
  const names = await namesOf(tx, viewer)
  if (names.length >= MOST_DRAFTS)
    throw new ConflictError(`You have ${MOST_DRAFTS} drafts already. Delete one that you no longer need.`)
  return names
}

/** The names of a person's drafts, without one of them. */
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

/** A creation key for a draft whose page sent none. */
export function newCreationKey({ randomBytes }: AppContext): string {
  return Buffer.from(randomBytes(12)).toString('hex')
}
