import { z } from 'zod'
import { lockAdmins, refuseLastAdmin } from '../accounts/lockAdmins.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ForbiddenError, NotFoundError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { requireAdmin } from './requireAdmin.ts'

const roleInput = z.object({
  role: z.enum(['STUDENT', 'REVIEWER', 'ANALYST', 'ADMIN'], 'Choose a student, reviewer, analyst or admin'),
})

/**
 * Gives another person a role. It holds from their next request. Nobody changes their own, so one admin always remains.
 * @throws NotSignedInError, ForbiddenError for everybody but admins and for one's own role, ValidationError, NotFoundError,
 * ConflictError where no admin would be left who stays
 */
export async function changeRole({
  app,
  viewer,
  personId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  personId: number
  input: unknown
}): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  const { role } = parseInput(roleInput, input)
  if (personId === adminId) throw new ForbiddenError('Your own role is changed by another admin.')
  await app.database.prisma.$transaction(async tx => {
    // All admins are locked: of two who take the role from each other at once, the second is no admin any more.
    const locked = await lockAdmins(tx, { and: personId })
    if (!locked.some(({ id, role: held }) => id === adminId && held === 'ADMIN')) throw new ForbiddenError()
    const person = locked.find(({ id }) => id === personId)
    if (!person) throw new NotFoundError()
    if (person.role === role) return
    // The admin who does it may be about to leave.
    refuseLastAdmin(locked, { leaves: personId })
    await tx.user.update({ where: { id: personId }, data: { role } })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: adminId,
      action: 'CHANGE_ROLE',
      subjectId: personId,
      details: { from: person.role, to: role },
    })
  })
}
