import type { AppContext } from '../appContext.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { hashOfSecret, secretsIn } from './secret.ts'
import { writeExposedKeyMail } from './writeExposedKeyMail.ts'

/**
 * Revokes the keys that stand in an address, and mails the owners of their organisations once. Addresses are kept in
 * logs and histories, so that such a key is no secret any more. Tells whether there was a key.
 */
export async function revokeExposedKeys({
  app,
  address,
}: {
  app: AppContext
  address: string
}): Promise<boolean> {
  const secrets = secretsIn(address)
  for (const secret of secrets) {
    const secretHash = hashOfSecret(secret)
    if (secretHash === null) continue
    await app.database.prisma.$transaction(async tx => {
      const { count } = await tx.apiKey.updateMany({
        where: { secretHash, revokedAt: null },
        data: { revokedAt: app.now(), wasExposed: true },
      })
      if (count === 0) return
      const { name, start, organisation } = await tx.apiKey.findUniqueOrThrow({
        where: { secretHash },
        select: {
          name: true,
          start: true,
          organisation: {
            select: {
              members: {
                where: { role: 'OWNER' },
                orderBy: { userId: 'asc' },
                select: { user: { select: { id: true, email: true, fullName: true, mailLanguage: true } } },
              },
            },
          },
        },
      })
      for (const { user } of organisation.members)
        await queueMail({
          app,
          within: tx,
          userId: user.id,
          toAddress: user.email,
          ...writeExposedKeyMail({
            words: mailWords(user.mailLanguage),
            fullName: user.fullName,
            name,
            start,
            publicUrl: app.settings.publicUrl,
          }),
        })
    })
  }
  return secrets.length > 0
}
