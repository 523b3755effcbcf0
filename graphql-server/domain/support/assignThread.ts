import { requireAdmin } from '../administration/requireAdmin.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ValidationError } from '../errors.ts'
import { lockThread } from './lockThread.ts'

/**
 * Gives a conversation to an admin, or to nobody.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, ValidationError where the other is no admin,
 * NotFoundError, ConflictError when it is closed
 */
export async function assignThread({
  app,
  viewer,
  threadId,
  assigneeId,
}: {
  app: AppContext
  viewer: Viewer | null
  threadId: number
  assigneeId: number | null
}): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  await app.database.prisma.$transaction(async tx => {
    const thread = await lockThread({ within: tx, viewer, threadId })
    if (assigneeId !== null) {
      const admin = await tx.user.findFirst({
        where: { id: assigneeId, role: 'ADMIN' },
        select: { id: true },
      })
      if (!admin) throw new ValidationError([{ path: 'assignee', message: 'Choose an admin' }])
    }
    if (thread.assigneeId === assigneeId) return
    await tx.supportThread.update({ where: { id: threadId }, data: { assigneeId } })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: adminId,
      action: 'ASSIGN_SUPPORT',
      subjectId: threadId,
      details: { person: thread.userId, assignee: assigneeId ?? 'nobody' },
    })
  })
}
