import { z } from 'zod'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ForbiddenError, NotSignedInError } from '../errors.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { conflict, findOwner, ownerName } from './findOwner.ts'
import { ORGANISATION_STORE } from './points.ts'

const organisationInput = z.object({
  name: typedText()
    .min(2, 'The name must be at least 2 characters')
    .max(120, 'The name must be at most 120 characters'),
  ownerName,
})

/**
 * Creates an organisation with its first owner, who has an account already. For admins.
 * @throws NotSignedInError, ForbiddenError, ValidationError, ConflictError where the name is taken or the owner is in an
 * organisation already
 */
export async function createOrganisation({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<{ organisationId: number }> {
  if (!viewer) throw new NotSignedInError()
  if (viewer.role !== 'ADMIN') throw new ForbiddenError()
  const { name, ownerName: typed } = parseInput(organisationInput, input)
  const now = app.now()
  return await app.database.prisma.$transaction(async tx => {
    const owner = await findOwner(tx, typed)
    await lockUser(tx, owner.id)
    if (await tx.membership.findUnique({ where: { userId: owner.id }, select: { userId: true } }))
      throw conflict('ownerName', 'This person is in an organisation already.')
    // Of two that are created with one name at once, the second inserts nothing.
    const created = await tx.organisation.createManyAndReturn({
      data: [
        {
          name,
          nameKey: name.toLowerCase(),
          createdAt: now,
          points: ORGANISATION_STORE.most,
          pointsAt: now,
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    })
    const [organisation] = created
    if (!organisation) throw conflict('name', 'There is an organisation with this name.')
    await tx.membership.create({
      data: { userId: owner.id, organisationId: organisation.id, role: 'OWNER', createdAt: now },
    })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: viewer.userId,
      action: 'CREATE_ORGANISATION',
      subjectId: organisation.id,
      details: { person: owner.id },
    })
    return { organisationId: organisation.id }
  })
}
