import { z } from 'zod'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ForbiddenError, NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'

const seatsInput = z.object({
  seats: z.int('Must be a whole number').min(1, 'At least 1 seat').max(500, 'At most 500 seats'),
  monthlyDocuments: z
    .int('Must be a whole number')
    .min(0, 'At least 0 documents')
    .max(100_000, 'At most 100,000 documents')
    .nullish(),
})

/**
 * Says how many members an organisation may have, and how many documents it may have written for students in a month.
 * Members beyond that stay; nobody can be invited then. For admins.
 * @throws NotSignedInError, ForbiddenError, NotFoundError, ValidationError
 */
export async function changeSeats({
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
  const { seats, monthlyDocuments } = parseInput(seatsInput, input)
  const data = { seats, ...(monthlyDocuments != null && { monthlyDocuments }) }
  await app.database.prisma.$transaction(async tx => {
    const { count } = await tx.organisation.updateMany({ where: { id: organisationId }, data })
    if (count === 0) throw new NotFoundError()
    await writeAuditEntry({
      app,
      within: tx,
      actorId: viewer.userId,
      action: 'CHANGE_SEATS',
      subjectId: organisationId,
      details: data,
    })
  })
}
