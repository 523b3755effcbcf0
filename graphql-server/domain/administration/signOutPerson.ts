import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ForbiddenError, NotFoundError } from '../errors.ts'
import { requireAdmin } from './requireAdmin.ts'

/**
 * Ends every session of another person.
 * @throws NotSignedInError, ForbiddenError for everybody but admins and for one's own sessions, NotFoundError
 */
export async function signOutPerson({
  app,
  viewer,
  personId,
}: {
  app: AppContext
  viewer: Viewer | null
  personId: number
}): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  if (personId === adminId) throw new ForbiddenError('Your own devices are on your account page.')
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, personId)
    const person = await tx.user.findUnique({ where: { id: personId }, select: { id: true } })
    if (!person) throw new NotFoundError()
    const { count } = await tx.session.deleteMany({ where: { userId: personId } })
    if (count === 0) return
    await writeAuditEntry({
      app,
      within: tx,
      actorId: adminId,
      action: 'END_SESSIONS',
      subjectId: personId,
      details: { sessions: count },
    })
  })
}
