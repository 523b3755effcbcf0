import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'

/**
 * Marks the address of an account that a mail server refused for good, or takes the mark off. It stays where a mail to
 * the address came back: the mail server that takes mails to it is not the one that knows its mailbox.
 */
export async function noteRefusal({
  app,
  mail: { userId, toAddress },
  refusedAt,
  within = app.database.prisma,
}: {
  app: AppContext
  mail: { userId: number | null; toAddress: string }
  refusedAt: Date | null
  within?: Prisma.TransactionClient
}): Promise<void> {
  // A mail about somebody may go to another address, such as a recommender's.
  if (userId === null) return
  await within.user.updateMany({
    where: {
      id: userId,
      email: toAddress,
      ...(refusedAt === null
        ? { emailRefusedAt: { not: null }, mails: { none: { toAddress, returnedAt: { not: null } } } }
        : { emailRefusedAt: null }),
    },
    data: { emailRefusedAt: refusedAt },
  })
}
