import { z } from 'zod'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { NotSignedInError, ValidationError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { createLink } from './accountLinks.ts'
import { confirmPassword } from './changePassword.ts'
import { emailAddress, emailKeyOf } from './inputs.ts'
import { lockWithPassword, passwordChanged } from './lockUser.ts'
import { typedPassword } from './newPassword.ts'
import { readUser } from './readUser.ts'
import { countAccountMail } from './throttle.ts'
import { writeChangeNotice, writeConfirmationMail, writeNewAddressMail } from './writeAccountMail.ts'

const changeInput = z.object({ email: emailAddress, password: typedPassword })

type Request = { app: AppContext; viewer: Viewer | null; origin: Origin }

/**
 * Asks for another email address. It replaces the present one when its owner follows the link mailed there. The present
 * address gets a notice. Whether another account has the address is said only to who follows the link.
 * @throws NotSignedInError, ValidationError also for a wrong password, RateLimitedError, ConflictError where the password
 * was changed meanwhile
 */
export async function changeEmail({
  app,
  viewer,
  origin,
  input,
}: Request & { input: unknown }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { email, password } = parseInput(changeInput, input)
  const user = await confirmPassword({ app, viewer, password, path: 'password' })
  const { id: userId, fullName, mailLanguage } = user
  const emailKey = emailKeyOf(email)
  if (emailKey === user.emailKey)
    throw new ValidationError([{ path: 'email', message: 'This is your address already' }])
  await countAccountMail({ app, origin, emailKey })
  const { publicUrl } = app.settings
  await app.database.prisma.$transaction(async tx => {
    if (!(await lockWithPassword(tx, user))) throw passwordChanged()
    const link = await createLink({ app, within: tx, userId, purpose: 'CHANGE_EMAIL', email })
    const mail = { app, within: tx, userId }
    const words = mailWords(mailLanguage)
    await queueMail({ ...mail, toAddress: email, ...writeNewAddressMail({ words, fullName, link }) })
    await queueMail({ ...mail, toAddress: user.email, ...writeChangeNotice({ words, fullName, publicUrl }) })
  })
}

/**
 * Mails a link that confirms the viewer's address. Does nothing when it is confirmed.
 * @throws NotSignedInError, RateLimitedError
 */
export async function sendConfirmation({ app, viewer, origin }: Request): Promise<void> {
  const {
    id: userId,
    email,
    emailKey,
    fullName,
    emailConfirmedAt,
    mailLanguage,
  } = await readUser({
    app,
    viewer,
  })
  if (emailConfirmedAt !== null) return
  await countAccountMail({ app, origin, emailKey })
  await app.database.prisma.$transaction(async tx => {
    const link = await createLink({ app, within: tx, userId, purpose: 'CONFIRM_EMAIL', email })
    await queueMail({
      app,
      within: tx,
      userId,
      toAddress: email,
      ...writeConfirmationMail({ words: mailWords(mailLanguage), fullName, link }),
    })
  })
}
