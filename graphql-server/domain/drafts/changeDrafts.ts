import type { Draft } from '../../generated/prisma/client.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { duplicateDraftInput, renameDraftInput } from './inputs.ts'
import { RESTORABLE_FOR } from './limits.ts'
import { freeName } from './nameDraft.ts'
import { draftsVisibleTo } from './policy.ts'
import { lockDraft, namesWithRoom, newCreationKey } from './rows.ts'

type Change = { app: AppContext; viewer: Viewer | null; draftId: number }

/** Renames a draft. @throws NotSignedInError, NotFoundError, ValidationError. */
export async function renameDraft({
  app,
  viewer,
  draftId,
  input,
}: Change & { input: unknown }): Promise<Draft> {
  if (!viewer) throw new NotSignedInError()
  const { name } = parseInput(renameDraftInput, input)
  const [draft] = await app.database.prisma.draft.updateManyAndReturn({
    where: visible(draftsVisibleTo(viewer), { id: draftId }),
    data: { name },
  })
  if (!draft) throw new NotFoundError()
  return draft
}

/**
 * Copies a draft with its answers. Conflicting values stay with the original.
 * @throws NotSignedInError, NotFoundError, ValidationError (the name), ConflictError (too many drafts).
 */
export async function duplicateDraft({
  app,
  viewer,
  draftId,
  input,
}: Change & { input: unknown }): Promise<Draft> {
  if (!viewer) throw new NotSignedInError()
  const { name } = parseInput(duplicateDraftInput, input)
  const now = app.now()
  return await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    await lockDraft(tx, { viewer, draftId })
    const original = await tx.draft.findUniqueOrThrow({ where: { id: draftId } })
    const names = await namesWithRoom(tx, viewer)
    const copy = await tx.draft.create({
      data: {
        userId: viewer.userId,
        documentType: original.documentType,
        form: original.form,
        name: name ?? freeName(`Copy of ${original.name}`, names),
        creationKey: newCreationKey(app),
        definitionVersion: original.definitionVersion,
        chosenStatements: original.chosenStatements,
        createdAt: now,
        updatedAt: now,
      },
    })
    await tx.$executeRaw`
      INSERT INTO "DraftAnswer" ("draftId", "key", "value", "revision", "savedAt")
      SELECT ${copy.id}::int, "key", "value", 1, ${now.toISOString()}::timestamptz
      FROM "DraftAnswer" WHERE "draftId" = ${draftId} AND "value" IS NOT NULL`
    return copy
  })
}

/** Deletes a draft. It can be restored for 30 days. @throws NotSignedInError, NotFoundError. */
export async function deleteDraft({ app, viewer, draftId }: Change): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.draft.updateMany({
    where: visible(draftsVisibleTo(viewer), { id: draftId }),
    data: { deletedAt: app.now() },
  })
  if (count === 0) throw new NotFoundError()
}

/**
 * Restores a deleted draft with all its answers. Does nothing if it is not deleted.
 * @throws NotSignedInError, NotFoundError (no such draft of the viewer's, or removed), ConflictError (too many drafts).
 */
export async function restoreDraft({ app, viewer, draftId }: Change): Promise<Draft> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  return await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const draft = await tx.draft.findFirst({
      where: {
        id: draftId,
        userId,
        OR: [{ deletedAt: null }, { deletedAt: { gt: restorableSince(app.now()) } }],
      },
    })
    if (!draft) throw new NotFoundError()
    if (draft.deletedAt === null) return draft
    await namesWithRoom(tx, viewer)
    return await tx.draft.update({ where: { id: draftId }, data: { deletedAt: null } })
  })
}

/** Removes deleted drafts that can no longer be restored. */
export async function removeDeletedDrafts({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const where = { deletedAt: { lte: restorableSince(app.now()) } }
  await removeInBatches({
    signal,
    remove: limit => app.database.prisma.draft.deleteMany({ where, limit }),
  })
}

function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_FOR)
}
