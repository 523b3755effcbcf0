import { z } from 'zod'
import { isUniqueViolation } from '../../infra/database.ts'
import { findLink, linkToken, useLink } from '../accounts/accountLinks.ts'
import { emailKeyOf } from '../accounts/inputs.ts'
import { lockUser } from '../accounts/lockUser.ts'
import { writeChangedNotice } from '../accounts/writeAccountMail.ts'
import type { AppContext } from '../appContext.ts'
import { ConflictError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { unlockPromotionalDocuments } from './unlocking.ts'

const confirmInput = z.object({ token: linkToken })

/**
 * Confirms the address that a link was mailed to, and unlocks the promotional document. A link for a new address makes
 * it the account's, and the former address gets a notice.
 * @throws ValidationError, NotFoundError where the link does not work any more, ConflictError where another account has
 * the new address
 */
export async function confirmEmail({
  app,
  input,
}: {
  app: AppContext
  input: unknown
}): Promise<{ email: string }> {
  const { token } = parseInput(confirmInput, input)
  const { id, email, purpose, user } = await findLink({
    app,
    token,
    purposes: ['CONFIRM_EMAIL', 'CHANGE_EMAIL'],
  })
  const { id: userId, email: formerEmail, fullName, mailLanguage } = user
  const now = app.now()
  try {
    await app.database.prisma.$transaction(async tx => {
      await lockUser(tx, userId)
      await useLink({ within: tx, id })
      const columns =
        purpose === 'CHANGE_EMAIL' ? { email, emailKey: emailKeyOf(email), emailRefusedAt: null } : {}
      await tx.user.update({ where: { id: userId }, data: { ...columns, emailConfirmedAt: now } })
      await unlockPromotionalDocuments({ within: tx, userId, now })
      if (purpose !== 'CHANGE_EMAIL') return
      // Links that were mailed to the former address end with it.
      await tx.accountLink.deleteMany({ where: { userId } })
      await queueMail({
        app,
        within: tx,
        userId,
        toAddress: formerEmail,
        ...writeChangedNotice({ words: mailWords(mailLanguage), fullName }),
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ConflictError('Another account uses this address.')
    throw error
  }
  return { email }
}
