import { retryFailedJob } from '../../infra/jobs.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ConflictError } from '../errors.ts'
import { requireAdmin } from './requireAdmin.ts'

/**
 * Has a failed job taken again, from its first attempt.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, ConflictError when it has not failed, or its subject
 * has another unfinished job
 */
export async function retryJob({
  app,
  viewer,
  jobId,
}: {
  app: AppContext
  viewer: Viewer | null
  jobId: number
}): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  const { database } = app
  await database.prisma.$transaction(async tx => {
    const kind = await retryFailedJob({ database, within: tx, jobId })
    if (kind === null)
      throw new ConflictError('This job has not failed, or another one for the same row is not finished.')
    await writeAuditEntry({
      app,
      within: tx,
      actorId: adminId,
      action: 'RETRY_JOB',
      subjectId: jobId,
      details: { kind },
    })
  })
}
