import type { LetterRequest } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import { type LetterState, letterStateOf } from './letterState.ts'

/** A request for a letter as the student sees it. */
export type ListedRequest = Pick<
  LetterRequest,
  | 'id'
  | 'documentId'
  | 'name'
  | 'email'
  | 'isConfidential'
  | 'isQuestionsOnly'
  | 'approvedName'
  | 'approvedRole'
  | 'endsAt'
> & { state: LetterState; since: Date }

/** The newest request for each of these letters, by the document's id. One statement. */
export async function readLetterRequests({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, ListedRequest>> {
  const requests = await app.database.prisma.letterRequest.findMany({
    where: { documentId: { in: [...documentIds] }, document: visible(documentsVisibleTo(viewer), {}) },
    orderBy: { id: 'asc' },
    omit: { tokenHash: true, reminderTokenHash: true },
    include: { document: { select: { textRevision: true } } },
  })
  return new Map(
    requests.map(({ document: { textRevision }, ...request }) => [
      request.documentId,
      { ...request, ...letterStateOf({ request, textRevision, now: app.now() }) },
    ]),
  )
}
