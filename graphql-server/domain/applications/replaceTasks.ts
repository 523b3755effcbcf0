import type { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Country } from '../../generated/prisma/enums.ts'
import type { Viewer } from '../appContext.ts'
import { documentsVisibleTo } from '../documents/policy.ts'
import { type FieldFault, ValidationError } from '../errors.ts'
import { visible } from '../visible.ts'
import { columnOf } from './days.ts'
import type { saveApplicationInput } from './inputs.ts'
import { sharedKeyOf, stepOf } from './steps.ts'
import { tickSharedSteps } from './tickStep.ts'

type WantedTask = NonNullable<z.output<typeof saveApplicationInput>['tasks']>[number]

/**
 * Replaces all tasks of an application, with a constant number of statements. A task that is named by id keeps the
 * fields that the input leaves out. A task that was deleted meanwhile is created again, so no input is lost. A tick of
 * a shared step is stored for all applications that share it.
 * @returns the keys of the shared steps that were ticked or reopened.
 * @throws ValidationError naming documents that are not the viewer's.
 */
export async function replaceTasks({
  tx,
  viewer,
  applicationId,
  country,
  tasks,
  now,
}: {
  tx: Prisma.TransactionClient
  viewer: Viewer
  applicationId: number
  /** The country of the application's university. */
  country: Country
  tasks: readonly WantedTask[]
  now: Date
}): Promise<string[]> {
  await requireOwnDocuments(tx, { viewer, tasks })
  const existing = await tx.applicationTask.findMany({ where: { applicationId } })
  const left = new Map(existing.map(task => [task.id, task]))
  const sharedBefore = new Map(
    (await tx.sharedStep.findMany({ where: { userId: viewer.userId } })).map(({ key, doneAt }) => [
      key,
      doneAt,
    ]),
  )
  const ticks = new Map<string, Date | null>()
  const wanted = tasks.map(({ id, title, dueOn, isDone, documentId }, place) => {
    const before = id == null ? undefined : left.get(id)
    // An id that is named twice counts once; the second is a new task.
    if (before) left.delete(before.id)
    const doneBefore = before?.doneAt ?? null
    const key = sharedKeyOf(stepOf(title), country)
    if (key !== null && isDone != null) ticks.set(key, isDone ? now : null)
    // A shared step that was renamed to a task of its own keeps its tick.
    const keyBefore = before === undefined ? null : sharedKeyOf(stepOf(before.title), country)
    const wasShared = keyBefore !== null && keyBefore !== key ? (sharedBefore.get(keyBefore) ?? null) : null
    return {
      id: before?.id ?? null,
      place,
      title,
      dueOn: dueOn === undefined ? (before?.dueOn ?? null) : dueOn === null ? null : columnOf(dueOn),
      doneAt: isDone == null ? (wasShared ?? doneBefore) : isDone ? (doneBefore ?? now) : null,
      isReopened: isDone == null ? (before?.isReopened ?? false) : !isDone,
      documentId: documentId === undefined ? (before?.documentId ?? null) : documentId,
    }
  })
  if (left.size > 0) await tx.applicationTask.deleteMany({ where: { id: { in: [...left.keys()] } } })
  const kept = wanted.filter(({ id }) => id !== null)
  if (kept.length > 0)
    await tx.$executeRaw`
      UPDATE "ApplicationTask" AS task SET
        "place" = kept."place", "title" = kept."title", "dueOn" = kept."dueOn", "doneAt" = kept."doneAt",
        "isReopened" = kept."isReopened", "documentId" = kept."documentId"
      FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS kept(
        "id" int, "place" int, "title" text, "dueOn" date, "doneAt" timestamptz, "isReopened" boolean,
        "documentId" int
      )
      WHERE task."id" = kept."id" AND task."applicationId" = ${applicationId}`
  const added = wanted.filter(({ id }) => id === null)
  if (added.length > 0)
    await tx.applicationTask.createMany({
      data: added.map(({ id: _, ...task }) => ({ ...task, applicationId })),
    })
  await tickSharedSteps({ tx, userId: viewer.userId, ticks })
  return [...ticks.keys()]
}

async function requireOwnDocuments(
  tx: Prisma.TransactionClient,
  { viewer, tasks }: { viewer: Viewer; tasks: readonly WantedTask[] },
): Promise<void> {
  const requested = tasks.flatMap(({ documentId }) => (documentId == null ? [] : [documentId]))
  if (requested.length === 0) return
  const own = await tx.document.findMany({
    where: visible(documentsVisibleTo(viewer), { id: { in: requested } }),
    select: { id: true },
  })
  const ownIds = new Set(own.map(({ id }) => id))
  const faults = tasks.flatMap(({ documentId }, index): FieldFault[] =>
    documentId == null || ownIds.has(documentId)
      ? []
      : [{ path: `tasks.${index}.documentId`, message: 'There is no such document' }],
  )
  if (faults.length > 0) throw new ValidationError(faults)
}
