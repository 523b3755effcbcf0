import type { z } from 'zod'
import type { Application, Prisma } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { catalogueReachOf } from '../catalogue/policy.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { checklistFor } from './checklist.ts'
import { columnOf, dayOf } from './days.ts'
import { saveApplicationInput } from './inputs.ts'
import { applicationsVisibleTo } from './policy.ts'
import { readApplicant } from './readApplicant.ts'
import { findReachable } from './readKept.ts'
import { replaceTasks } from './replaceTasks.ts'
import { placeIn, readColumn, requireRoom, restorableSince } from './rows.ts'
import { tellOfApplication } from './tellOfApplication.ts'

type Request = z.output<typeof saveApplicationInput>
type Within = { app: AppContext; tx: Prisma.TransactionClient; viewer: Viewer; request: Request }

/**
 * Saves changes of an application. Without an id, the viewer's application to `programId` is changed or created: with
 * the programme's next known deadline and the usual tasks. A deleted one that can be restored is restored with its
 * notes and tasks. `alsoChangedIds` are the viewer's applications that share a step which was ticked or reopened.
 *
 * @throws NotSignedInError, NotFoundError (no such application of the viewer's, or no programme that the viewer may
 * see), PlanRequiredError (the plan's limit is reached), ValidationError
 */
export async function saveApplication({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<{ applicationId: number; alsoChangedIds: number[] }> {
  if (!viewer) throw new NotSignedInError()
  const request = parseInput(saveApplicationInput, input)
  const now = app.now()
  return await app.database.prisma.$transaction(async tx => {
    // The lock serialises saves: limits hold, and no two applications take the same place.
    await lockUser(tx, viewer.userId)
    const within = { app, tx, viewer, request }
    const { application: existing, isNew } = await findOrBegin(within)
    const saved = await tx.application.update({
      where: { id: existing.id },
      data: {
        ...(await movement(within, existing)),
        ...deadlineChange(request, existing),
        ...(request.notes != null && { notes: request.notes }),
        updatedAt: now,
      },
    })
    const applicationId = existing.id
    // What else changes is not shared with an organisation.
    const isShown =
      isNew || saved.status !== existing.status || saved.deadline?.getTime() !== existing.deadline?.getTime()
    if (isShown) await tellOfApplication({ app, within: tx, userId: viewer.userId, applicationId })
    if (request.tasks == null) return { applicationId, alsoChangedIds: [] }
    const { university } = await tx.program.findUniqueOrThrow({
      where: { id: existing.programId },
      select: { university: { select: { country: true } } },
    })
    const { country } = university
    const ticked = await replaceTasks({ tx, viewer, applicationId, country, tasks: request.tasks, now })
    if (ticked.length === 0) return { applicationId, alsoChangedIds: [] }
    const { sharing } = await readApplicant({ app, within: tx, userId: viewer.userId })
    const changed = new Set(ticked.flatMap(key => [...(sharing.get(key) ?? [])]))
    changed.delete(applicationId)
    return { applicationId, alsoChangedIds: [...changed] }
  })
}

/** The application that is meant. `isNew`: it was created or restored just now. */
async function findOrBegin(within: Within): Promise<{ application: Application; isNew: boolean }> {
  const { tx, viewer, request } = within
  if (request.id != null) {
    const existing = await tx.application.findFirst({
      where: visible(applicationsVisibleTo(viewer), { id: request.id }),
    })
    if (!existing) throw new NotFoundError()
    return { application: existing, isNew: false }
  }
  const programId = request.programId ?? 0
  const existing = await tx.application.findUnique({
    where: { userId_programId: { userId: viewer.userId, programId } },
  })
  if (existing?.deletedAt === null) return { application: existing, isNew: false }
  return { application: await begin(within, { programId, deleted: existing }), isNew: true }
}

/** Creates an application to a programme, or restores the deleted one. */
async function begin(
  { app, tx, viewer, request }: Within,
  { programId, deleted }: { programId: number; deleted: Application | null },
): Promise<Application> {
  const now = app.now()
  const { plan, role } = await tx.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { plan: true, role: true },
  })
  const program = await findReachable(tx, {
    viewer,
    programId,
    reach: catalogueReachOf({ plan, role }),
    select: {
      degreeType: true,
      typicalGre: true,
      typicalGmat: true,
      deadlines: {
        where: { date: { gte: columnOf(dayOf(now)) } },
        orderBy: [{ date: 'asc' }, { id: 'asc' }],
        take: 1,
      },
    },
  })
  if (!program) throw new NotFoundError()
  await requireRoom(tx, { viewer, plan })
  const [next] = program.deadlines
  const nextDeadline = {
    deadline: next?.date ?? null,
    deadlineFrom: next === undefined ? null : `${next.label}, ${next.cycle}`,
  }
  const status = request.status ?? 'CONSIDERING'
  const place = await placeIn(tx, { column: await readColumn(tx, { viewer, status, except: null }) })
  if (deleted?.deletedAt != null) {
    if (deleted.deletedAt > restorableSince(now))
      return await tx.application.update({
        where: { id: deleted.id },
        data: {
          ...(deleted.deadlineFrom !== null && nextDeadline),
          status,
          place,
          deletedAt: null,
          updatedAt: now,
        },
      })
    await tx.application.delete({ where: { id: deleted.id } })
  }
  const titles = checklistFor(program)
  return await tx.application.create({
    data: {
      userId: viewer.userId,
      programId,
      status,
      place,
      ...nextDeadline,
      createdAt: now,
      updatedAt: now,
      tasks: { createMany: { data: titles.map((title, index) => ({ title, place: index })) } },
    },
  })
}

/** The column and place that the application moves to; nothing where it stays. */
async function movement(
  { tx, viewer, request }: Within,
  existing: Application,
): Promise<{ status?: Application['status']; place?: number }> {
  const status = request.status ?? existing.status
  const after = request.after === existing.id ? undefined : request.after
  if (status === existing.status && after === undefined) return {}
  const column = await readColumn(tx, { viewer, status, except: existing.id })
  if (after != null && !column.some(({ id }) => id === after)) {
    // It was moved to another column meanwhile, or is not the viewer's.
    const known = await tx.application.count({
      where: visible(applicationsVisibleTo(viewer), { id: after }),
    })
    if (known === 0) throw new NotFoundError()
  }
  return { status, place: await placeIn(tx, { column, after }) }
}

/** An unchanged day keeps its origin; any other is the person's. */
function deadlineChange({ deadline }: Request, existing: Application) {
  if (deadline === undefined) return {}
  const current = existing.deadline === null ? null : dayOf(existing.deadline)
  if (deadline === current) return {}
  return { deadline: deadline === null ? null : columnOf(deadline), deadlineFrom: null }
}
