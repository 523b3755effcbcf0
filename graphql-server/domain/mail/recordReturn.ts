import type { AppContext } from '../appContext.ts'
import { noteRefusal } from './noteRefusal.ts'
import { readReturn } from './readReturn.ts'

/**
 * Takes a mail that came back to the sender's address. Where it reports that the recipient of one of our mails does not
 * exist, the mail and the address of its account are marked. Everything else is left alone: most of what comes to such
 * an address is no report.
 * @returns whether a mail was marked
 */
export async function recordReturn({
  app,
  message,
}: {
  app: AppContext
  message: Uint8Array
}): Promise<boolean> {
  const returned = await readReturn(message)
  if (returned === null) return false
  const { mailId: id, messageKey } = returned
  return await app.database.prisma.$transaction(async tx => {
    const [mail] = await tx.mail.updateManyAndReturn({
      where: { id, messageKey, sentAt: { not: null }, returnedAt: null },
      data: { returnedAt: app.now() },
      select: { userId: true, toAddress: true },
    })
    if (!mail) return false
    await noteRefusal({ app, mail, refusedAt: app.now(), within: tx })
    return true
  })
}
