import { Prisma } from '../../../generated/prisma/client.ts'
import type { Funding } from '../../../generated/prisma/enums.ts'
import type { AppContext } from '../../appContext.ts'
import { publishProgress } from './publishProgress.ts'
import { removeUnfinished } from './removeUnfinished.ts'

/**
 * Ends a document without a text: its sections are removed, its credit is returned and the request may be repeated. The
 * caller ends its job in the same transaction with the owner locked, so this happens once.
 */
export async function endWithoutText({
  app,
  within: tx,
  documentId,
  status,
  why = null,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  documentId: number
  status: 'FAILED' | 'CANCELLED'
  /** The failure, in words for the person. */
  why?: string | null
}): Promise<void> {
  const { funding, userId } = await tx.document.findUniqueOrThrow({
    where: { id: documentId },
    select: { funding: true, userId: true },
  })
  await tx.document.update({
    where: { id: documentId },
    data: {
      status,
      preview: Prisma.DbNull,
      pauseReason: null,
      waitsUntil: null,
      // Removes everything that was written.
      modelName: null,
      failureMessage: why === null ? null : `${why} ${RETURNED[funding]}Please try again.`,
    },
  })
  await removeUnfinished(tx, documentId)
  if (funding === 'CREDIT')
    await tx.creditEntry.create({
      data: { userId, kind: 'RETURN', amount: 1, documentId, createdAt: app.now() },
    })
  await tx.idempotencyKey.deleteMany({ where: { documentId } })
  await publishProgress({ app, documentId, stage: status, within: tx })
}

const RETURNED = {
  CREDIT: 'Your credit was returned. ',
  ALLOWANCE: 'It does not count against your plan. ',
  UNLIMITED: '',
  REDRAFT: 'It does not count as a redraft. ',
  ORGANISATION: 'It does not count against the allowance of the organisation. ',
} as const satisfies Record<Funding, string>
