import { z } from 'zod'
import { JobError } from '../../infra/jobs.ts'
import type { JobHandler } from '../../infra/jobWorker.ts'
import type { AppContext, Origin } from '../appContext.ts'
import { ValidationError } from '../errors.ts'
import { enqueueJob } from '../jobKinds.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { createLink, endLinksOfPassword, findLink, linkToken, useLink } from './accountLinks.ts'
import { emailAddress, emailKeyOf } from './inputs.ts'
import { lockUser } from './lockUser.ts'
import { isName, newPassword, PASSWORD_IS_NAME } from './newPassword.ts'
import { hashPassword } from './passwords.ts'
import { countAccountMail } from './throttle.ts'
import { writePasswordNotice, writeResetMail } from './writeAccountMail.ts'

const requestInput = z.object({ email: emailAddress })
const resetInput = z.object({ token: linkToken, password: newPassword })

/**
 * Takes a request for a link that resets a password. The answer and its time are the same whether there is an account
 * with this address: a job looks for it.
 * @throws ValidationError, RateLimitedError after too many requests for one address or from one network
 */
export async function requestPasswordReset({
  app,
  origin,
  input,
}: {
  app: AppContext
  origin: Origin
  input: unknown
}): Promise<void> {
  const { email } = parseInput(requestInput, input)
  const emailKey = emailKeyOf(email)
  await countAccountMail({ app, origin, emailKey })
  await app.database.prisma.$transaction(async tx => {
    const { id } = await tx.passwordResetRequest.create({
      data: { emailKey, createdAt: app.now() },
      select: { id: true },
    })
    await enqueueJob({ app, within: tx, kind: 'mail-password-reset', subjectId: id })
  })
}

/** The job that mails the link of a request, where there is an account with its address. The subject is the request. */
export function passwordResetJob({ app }: { app: AppContext }): JobHandler {
  return {
    async run({ job, complete }) {
      const { prisma } = app.database
      await prisma.$transaction(async tx => {
        const request = await tx.passwordResetRequest.findUnique({ where: { id: job.subjectId } })
        if (request === null) throw new JobError('The request is gone', { isFinal: true })
        const user = await tx.user.findUnique({ where: { emailKey: request.emailKey } })
        if (user !== null) {
          const { id: userId, email, fullName, mailLanguage } = user
          const link = await createLink({ app, within: tx, userId, purpose: 'RESET_PASSWORD', email })
          await queueMail({
            app,
            within: tx,
            userId,
            toAddress: email,
            ...writeResetMail({ words: mailWords(mailLanguage), fullName, link }),
          })
        }
        await tx.passwordResetRequest.delete({ where: { id: request.id } })
        await complete(tx)
      })
    },
  }
}

/**
 * Sets a new password by a mailed link, which works once. All sessions of the account end, and so does the change of
 * the address that was asked for with the former password. The owner is mailed.
 * @throws ValidationError, NotFoundError where the link does not work any more, RateLimitedError when the hashing queue
 * is full
 */
export async function resetPassword({ app, input }: { app: AppContext; input: unknown }): Promise<void> {
  const { token, password } = parseInput(resetInput, input)
  const { id, user } = await findLink({ app, token, purposes: ['RESET_PASSWORD'] })
  if (isName(password, [user.username, user.email]))
    throw new ValidationError([{ path: 'password', message: PASSWORD_IS_NAME }])
  const passwordHash = await hashPassword({ app, password })
  const { publicUrl } = app.settings
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, user.id)
    await useLink({ within: tx, id })
    const { email, fullName, mailLanguage } = await tx.user.update({
      where: { id: user.id },
      data: { passwordHash },
    })
    await tx.session.deleteMany({ where: { userId: user.id } })
    await endLinksOfPassword({ within: tx, userId: user.id })
    await queueMail({
      app,
      within: tx,
      userId: user.id,
      toAddress: email,
      ...writePasswordNotice({ words: mailWords(mailLanguage), fullName, publicUrl }),
    })
  })
}
