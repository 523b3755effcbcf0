import type { AppContext } from '../appContext.ts'
import type { MailWords } from '../mail/words.ts'
import { mailOwners } from './mailOwners.ts'
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
      const { name, start, organisationId } = await tx.apiKey.findUniqueOrThrow({
        where: { secretHash },
        select: { name: true, start: true, organisationId: true },
      })
      const { publicUrl } = app.settings
      const write = (owner: { words: MailWords; fullName: string }) =>
        writeExposedKeyMail({ ...owner, name, start, publicUrl })
      await mailOwners({ app, within: tx, organisationId, write })
    })
  }
  return secrets.length > 0
}
