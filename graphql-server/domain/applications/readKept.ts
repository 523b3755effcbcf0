import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { within } from '../catalogue/policy.ts'
import { readCatalogueReach } from '../catalogue/readReach.ts'
import { visible } from '../visible.ts'
import { applicationsVisibleTo, keptBy, shortlistVisibleTo } from './policy.ts'

type Asked = { app: AppContext; viewer: Viewer | null; programIds: readonly number[] }

/**
 * Which rows of a table of the catalogue a viewer may see, as a filter by row: what the plan reaches, and beyond it what
 * the viewer keeps, whatever became of the plan or the catalogue. The filters are plain columns: Prisma gathers reads
 * of single rows into one statement only then.
 */
type Access = (id: number) => Partial<ReturnType<typeof within>>

/** Which programmes a viewer may see. Two statements for any number of them. */
export async function readProgramAccess({ app, viewer, programIds }: Asked): Promise<Access> {
  const reached = within(await readCatalogueReach({ app, viewer }))
  if (!viewer) return () => reached
  const kept = await app.database.prisma.program.findMany({
    where: visible(keptBy(viewer), { id: { in: [...programIds] } }),
    select: { id: true },
  })
  const keptIds = new Set(kept.map(({ id }) => id))
  return id => (keptIds.has(id) ? {} : reached)
}

/** Which universities a viewer may see: those of programmes that the viewer keeps, too. */
export async function readUniversityAccess({
  app,
  viewer,
  universityIds,
}: {
  app: AppContext
  viewer: Viewer | null
  universityIds: readonly number[]
}): Promise<Access> {
  const reached = within(await readCatalogueReach({ app, viewer }))
  if (!viewer) return () => reached
  const kept = await app.database.prisma.program.findMany({
    where: visible(keptBy(viewer), { universityId: { in: [...universityIds] } }),
    select: { universityId: true },
  })
  const keptIds = new Set(kept.map(({ universityId }) => universityId))
  return id => (keptIds.has(id) ? {} : reached)
}

/** Those of some programmes that the viewer has on the shortlist. */
export async function readShortlisted({ app, viewer, programIds }: Asked): Promise<Set<number>> {
  if (!viewer) return new Set()
  const items = await app.database.prisma.shortlistItem.findMany({
    where: visible(shortlistVisibleTo(viewer), { programId: { in: [...programIds] } }),
    select: { programId: true },
  })
  return new Set(items.map(({ programId }) => programId))
}

/** The viewer's applications to some programmes, by the programme's id. */
export async function readApplicationsTo({
  app,
  viewer,
  programIds,
}: Asked): Promise<Map<number, { id: number }>> {
  if (!viewer) return new Map()
  const applications = await app.database.prisma.application.findMany({
    where: visible(applicationsVisibleTo(viewer), { programId: { in: [...programIds] } }),
    select: { id: true, programId: true },
  })
  return new Map(applications.map(({ id, programId }) => [programId, { id }]))
}

/** A programme that the viewer may begin something with: it is within the plan's reach, or kept already. */
export async function findReachable<Select extends Prisma.ProgramSelect>(
  tx: Prisma.TransactionClient,
  {
    viewer,
    programId,
    reach,
    select,
  }: {
    viewer: Viewer
    programId: number
    reach: Parameters<typeof within>[0]
    select: Select
  },
) {
  return await tx.program.findFirst({
    where: { id: programId, OR: [within(reach), keptBy(viewer)] },
    select,
  })
}
