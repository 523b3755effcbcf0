import { z } from 'zod'
import type { User } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError, ValidationError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { endLinksOfPassword } from './accountLinks.ts'
import { endOtherSessions } from './endSessions.ts'
import { lockWithPassword, passwordChanged } from './lockUser.ts'
import { isName, newPassword, PASSWORD_IS_NAME, typedPassword } from './newPassword.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { readUser } from './readUser.ts'
import { countPasswordCheck } from './throttle.ts'
import { writePasswordNotice } from './writeAccountMail.ts'

const changeInput = z.object({ currentPassword: typedPassword, newPassword })

/**
 * Changes the viewer's password. Other sessions, unused reset links and an unconfirmed change of the address end, and
 * the owner is mailed.
 * @throws NotSignedInError, ValidationError also for a wrong present password, RateLimitedError after too many wrong
 * ones, ConflictError where the password was changed meanwhile
 */
export async function changePassword({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { currentPassword, newPassword: password } = parseInput(changeInput, input)
  const user = await confirmPassword({ app, viewer, password: currentPassword, path: 'currentPassword' })
  if (isName(password, [user.username, user.email]))
    throw new ValidationError([{ path: 'newPassword', message: PASSWORD_IS_NAME }])
  const renewed = await hashPassword({ app, password })
  const { id: userId, email, fullName, mailLanguage } = user
  const { publicUrl } = app.settings
  await app.database.prisma.$transaction(async tx => {
    if (!(await lockWithPassword(tx, user))) throw passwordChanged()
    await tx.user.update({ where: { id: userId }, data: { passwordHash: renewed } })
    await endOtherSessions({ app, viewer, within: tx })
    await endLinksOfPassword({ within: tx, userId })
    await queueMail({
      app,
      within: tx,
      userId,
      toAddress: email,
      ...writePasswordNotice({ words: mailWords(mailLanguage), fullName, publicUrl }),
    })
  })
}

/**
 * Checks the viewer's own password before a change that only its owner may make. `path` is the input field of the fault.
 * @throws NotSignedInError, ValidationError for a wrong password, RateLimitedError after too many wrong ones
 */
export async function confirmPassword({
  app,
  viewer,
  password,
  path,
}: {
  app: AppContext
  viewer: Viewer
  password: string
  path: string
}): Promise<User> {
  const user = await readUser({ app, viewer })
  const attempt = await countPasswordCheck({ app, userId: user.id })
  const { matches } = await checkPassword({ app, password, passwordHash: user.passwordHash })
  if (!matches) throw new ValidationError([{ path, message: 'This is not your present password' }])
  await attempt.undo()
  return user
}
