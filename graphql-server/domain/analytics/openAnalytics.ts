import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ForbiddenError } from '../errors.ts'
import { mayAnalyse } from './policy.ts'
import type { Source } from './readFigures.ts'
import { noiseSecret } from './secrets.ts'

/** The figures by their names in the audit log. */
export type FigureName =
  | 'deadlines'
  | 'documents'
  | 'funnel'
  | 'matches'
  | 'modelCosts'
  | 'plans'
  | 'questions'
  | 'records'
  | 'retention'

/**
 * Writes to the audit log which figure about all people is asked for, and returns what it is read with.
 * @throws ForbiddenError for everybody but analysts and admins
 */
export async function openFigure({
  app,
  viewer,
  figure,
}: {
  app: AppContext
  viewer: Viewer | null
  figure: FigureName
}): Promise<Source> {
  if (!viewer || !mayAnalyse(viewer)) throw new ForbiddenError()
  await app.database.prisma.$transaction(within =>
    writeAuditEntry({
      app,
      within,
      actorId: viewer.userId,
      action: 'READ_ANALYTICS',
      subjectId: viewer.userId,
      details: { figure },
    }),
  )
  return { app, secret: await noiseSecret(app) }
}
