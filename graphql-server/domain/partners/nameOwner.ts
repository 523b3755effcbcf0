import { z } from 'zod'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ForbiddenError, NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { conflict, findOwner, ownerName } from './findOwner.ts'

const nameOwnerInput = z.object({ ownerName })

/**
 * Makes somebody an owner of an organisation: a member of it, or a person who is in none. Its other owners stay. For
 * admins; nothing changes for who is an owner already.
 * @throws NotSignedInError, ForbiddenError, NotFoundError, ValidationError, ConflictError where the person is in another
 * organisation
 */
export async function nameOwner({
  app,
  viewer,
  organisationId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  organisationId: number
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  if (viewer.role !== 'ADMIN') throw new ForbiddenError()
  const { ownerName: typed } = parseInput(nameOwnerInput, input)
  await app.database.prisma.$transaction(async tx => {
    const organisation = await tx.organisation.findUnique({
      where: { id: organisationId },
      select: { id: true },
    })
    if (!organisation) throw new NotFoundError()
    const { id: userId } = await findOwner(tx, typed)
    await lockUser(tx, userId)
    const held = await tx.membership.findUnique({ where: { userId } })
    if (held && held.organisationId !== organisationId)
      throw conflict('ownerName', 'This person is in another organisation.')
    if (held?.role === 'OWNER') return
    await tx.membership.upsert({
      where: { userId },
      create: { userId, organisationId, role: 'OWNER', createdAt: app.now() },
      update: { role: 'OWNER' },
    })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: viewer.userId,
      action: 'NAME_OWNER',
      subjectId: organisationId,
      details: { person: userId },
    })
  })
}
