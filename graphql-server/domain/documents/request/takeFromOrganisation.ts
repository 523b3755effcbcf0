import type { Prisma } from '../../../generated/prisma/client.ts'
import { NotFoundError, OutOfCreditsError } from '../../errors.ts'

/** The organisation that asks for a document, and its row of the student. */
export type AskedBy = { organisationId: number; studentId: number }

/**
 * Makes sure that the student still shares with the organisation, and that its allowance of the month, by UTC, has one
 * more document. Locks the organisation, so that simultaneous requests are counted one after the other. Documents that
 * failed or were cancelled do not count.
 * @throws NotFoundError, OutOfCreditsError
 */
export async function takeFromOrganisation({
  within,
  askedBy: { organisationId, studentId },
  userId,
  now,
}: {
  within: Prisma.TransactionClient
  askedBy: AskedBy
  userId: number
  now: Date
}): Promise<void> {
  const [organisation] = await within.$queryRaw<{ monthlyDocuments: number }[]>`
    SELECT o."monthlyDocuments" FROM "Organisation" o
    JOIN "OrganisationStudent" s ON s."organisationId" = o."id"
    WHERE o."id" = ${organisationId}::int AND s."id" = ${studentId}::int AND s."userId" = ${userId}::int
      AND s."allowsWriting"
    FOR UPDATE`
  if (!organisation) throw new NotFoundError('This student is not on your list.')
  const used = await countDocuments({ within, organisationId, now })
  if (used >= organisation.monthlyDocuments)
    throw new OutOfCreditsError(
      `Your organisation has used ${used} of its ${organisation.monthlyDocuments} documents of this month.`,
    )
}

/** The documents of the present month, by UTC, that an organisation asked for. */
export async function countDocuments({
  within,
  organisationId,
  now,
}: {
  within: Prisma.TransactionClient
  organisationId: number
  now: Date
}): Promise<number> {
  return await within.document.count({
    where: {
      organisationId,
      status: { notIn: ['FAILED', 'CANCELLED'] },
      createdAt: { gte: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)) },
    },
  })
}
