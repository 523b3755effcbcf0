import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { lockThread } from './lockThread.ts'

/**
 * Closes a conversation, by its owner or an admin. Nothing can be added to it afterwards.
 * @throws NotSignedInError, NotFoundError, ConflictError when it is closed already
 */
export async function closeThread({
  app,
  viewer,
  threadId,
}: {
  app: AppContext
  viewer: Viewer | null
  threadId: number
}): Promise<void> {
  await app.database.prisma.$transaction(async tx => {
    const { userId, state } = await lockThread({ within: tx, viewer, threadId })
    await tx.supportThread.update({ where: { id: threadId }, data: { state: 'CLOSED' } })
    if (!viewer || userId === viewer.userId) return
    await writeAuditEntry({
      app,
      within: tx,
      actorId: viewer.userId,
      action: 'CLOSE_SUPPORT',
      subjectId: threadId,
      details: { person: userId, from: state },
    })
  })
}
