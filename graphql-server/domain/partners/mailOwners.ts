import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import type { MailKind } from '../mail/kinds.ts'
import { queueMail } from '../mail/queueMail.ts'
import { type MailWords, mailWords, type WrittenMail } from '../mail/words.ts'

/** Mails each owner of an organisation, in their language, in the caller's transaction. */
export async function mailOwners({
  app,
  within,
  organisationId,
  write,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  organisationId: number
  write: (owner: { words: MailWords; fullName: string }) => WrittenMail & { kind: MailKind }
}): Promise<void> {
  const owners = await within.membership.findMany({
    where: { organisationId, role: 'OWNER' },
    orderBy: { userId: 'asc' },
    select: { user: { select: { id: true, email: true, fullName: true, mailLanguage: true } } },
  })
  for (const { user } of owners)
    await queueMail({
      app,
      within,
      userId: user.id,
      toAddress: user.email,
      ...write({ words: mailWords(user.mailLanguage), fullName: user.fullName }),
    })
}
