import type { Document } from '../../generated/prisma/client.ts'
import { NotSignedInError } from '../errors.ts'
import type { Viewer, World } from '../world.ts'
import { documentsVisibleTo } from './policy.ts'

/** The viewer's documents, newest first, at most 100. */
export async function listDocuments({
  world,
  viewer,
}: {
  world: World
  viewer: Viewer | null
}): Promise<Document[]> {
  if (!viewer) throw new NotSignedInError()
  return await world.database.prisma.document.findMany({
    where: documentsVisibleTo(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
}
