import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { within } from '../catalogue/policy.ts'
import { readCatalogueReach } from '../catalogue/readReach.ts'
import type { PartnerAccess } from '../partners/access.ts'
import { visible } from '../visible.ts'
import { applicationsVisibleTo, keptBy, shortlistVisibleTo } from './policy.ts'

type Request = { app: AppContext; viewer: Viewer | null; programIds: readonly number[] }
type WithKey = { partner?: PartnerAccess | null }

/**
 * Filters by row for a table of the catalogue: the rows within the plan's reach and those that the viewer keeps, which
 * stay visible when the plan or the catalogue changes. The filters compare plain columns only, because Prisma then
 * batches reads of single rows into one statement.
 */
type Access = (id: number) => Partial<ReturnType<typeof within>>

/** Which programmes a viewer may see. Two statements for any number of programmes. */
export async function readProgramAccess({
  app,
  viewer,
  partner,
  programIds,
}: Request & WithKey): Promise<Access> {
  const reached = within(await readCatalogueReach({ app, viewer, partner }))
  if (!viewer) return () => reached
  const kept = await app.database.prisma.program.findMany({
    where: visible(keptBy(viewer), { id: { in: [...programIds] } }),
    select: { id: true },
  })
  const keptIds = new Set(kept.map(({ id }) => id))
  return id => (keptIds.has(id) ? {} : reached)
}

/** Which universities a viewer may see, including those of the programmes that the viewer keeps. */
export async function readUniversityAccess({
  app,
  viewer,
  partner,
  universityIds,
}: WithKey & {
  app: AppContext
  viewer: Viewer | null
  universityIds: readonly number[]
}): Promise<Access> {
  const reached = within(await readCatalogueReach({ app, viewer, partner }))
  if (!viewer) return () => reached
  const kept = await app.database.prisma.program.findMany({
    where: visible(keptBy(viewer), { universityId: { in: [...universityIds] } }),
    select: { universityId: true },
  })
  const keptIds = new Set(kept.map(({ universityId }) => universityId))
  return id => (keptIds.has(id) ? {} : reached)
}

/** Those of the given programmes that are on the viewer's shortlist. */
export async function readShortlisted({ app, viewer, programIds }: Request): Promise<Set<number>> {
  if (!viewer) return new Set()
  const items = await app.database.prisma.shortlistItem.findMany({
    where: visible(shortlistVisibleTo(viewer), { programId: { in: [...programIds] } }),
    select: { programId: true },
  })
  return new Set(items.map(({ programId }) => programId))
}

/** The viewer's applications to the given programmes, by the programme's id. */
export async function readApplicationsTo({
  app,
  viewer,
  programIds,
}: Request): Promise<Map<number, { id: number }>> {
  if (!viewer) return new Map()
  const applications = await app.database.prisma.application.findMany({
    where: visible(applicationsVisibleTo(viewer), { programId: { in: [...programIds] } }),
    select: { id: true, programId: true },
  })
  return new Map(applications.map(({ id, programId }) => [programId, { id }]))
}

/** A programme that the viewer may add or apply to: within the plan's reach, or kept already. */
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
