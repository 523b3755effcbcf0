import type { Document } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'

/** The viewer's documents, newest first, at most 100. */
export async function listDocuments({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<Document[]> {
  if (!viewer) throw new NotSignedInError()
  return await app.database.prisma.document.findMany({
    where: documentsVisibleTo(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
}

/** The newest document of each of these drafts, by the draft's id. One statement for all. */
export async function readLastDocuments({
  app,
  viewer,
  draftIds,
}: {
  app: AppContext
  viewer: Viewer | null
  draftIds: readonly number[]
}): Promise<Map<number, { id: number }>> {
  const newest = await app.database.prisma.document.groupBy({
    by: ['draftId'],
    where: visible(documentsVisibleTo(viewer), { draftId: { in: [...draftIds] } }),
    _max: { id: true },
  })
  return new Map(
    newest.flatMap(({ draftId, _max: { id } }) =>
      draftId === null || id === null ? [] : [[draftId, { id }] as const],
    ),
  )
}
