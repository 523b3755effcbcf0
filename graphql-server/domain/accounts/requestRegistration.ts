import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../infra/database.ts'
import { JobError } from '../../infra/jobs.ts'
import type { JobHandler } from '../../infra/jobWorker.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, RateLimitedError } from '../errors.ts'
import { enqueueJob } from '../jobKinds.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { createToken, hashOfToken } from '../secretToken.ts'
import { linkToken } from './accountLinks.ts'
import { emailKeyOf, registerInput, usernameKeyOf } from './inputs.ts'
import { type OpenedAccount, openAccount } from './openAccount.ts'
import { hashPassword } from './passwords.ts'
import { registerUser, TAKEN } from './registerUser.ts'
import { countRegistration, countRegistrationMail } from './throttle.ts'
import { writeRegistrationMail, writeRegistrationNotice } from './writeAccountMail.ts'

/** How long a registration waits for a press of its link, in milliseconds. */
export const REGISTRATION_LIFETIME = 24 * 60 * 60 * 1000

/** What is answered where mails are sent, whether the address has an account or not. */
export const REGISTRATION_ANSWER =
  'If this address is new here, we have sent a link that opens the account. It works once, within 24 hours.'

type Asking = { app: AppContext; origin: Origin; viewer?: Viewer | null; input: unknown }

/**
 * Registers. Where mails are sent, the registration waits for a press of the link that a job mails, and null is the
 * result; the work is the same whether the address has an account or not. Elsewhere the account is opened at once.
 * @throws ValidationError, ConflictError (username taken; without a mail server also the address, or the promotion),
 * RateLimitedError
 */
export async function requestRegistration({
  app,
  origin,
  viewer = null,
  input,
}: Asking): Promise<OpenedAccount | null> {
  if (!app.settings.sendsMail) return await registerUser({ app, origin, viewer, input })
  const { username, email, fullName, password, isPromotional } = parseInput(registerInput, input)
  const emailKey = emailKeyOf(email)
  const { prisma } = app.database
  await countRegistration({ app, origin })
  await countRegistrationMail({ app, emailKey })
  await refuseTakenName(prisma, username)
  const passwordHash = await hashPassword({ app, password })
  await prisma.$transaction(async tx => {
    const { id } = await tx.pendingRegistration.create({
      data: {
        username,
        email,
        emailKey,
        fullName,
        passwordHash,
        isPromotional: isPromotional ?? false,
        mailLanguage: origin.language ?? 'ENGLISH',
        createdAt: app.now(),
      },
      select: { id: true },
    })
    await enqueueJob({ app, within: tx, kind: 'mail-registration', subjectId: id })
  })
  return null
}

/**
 * The job that mails the link of a registration, or tells the owner of the address that it has an account. The subject
 * is the registration.
 */
export function registrationJob({ app }: { app: AppContext }): JobHandler {
  const { publicUrl } = app.settings
  return {
    async run({ job, complete }) {
      await app.database.prisma.$transaction(async within => {
        const waiting = await within.pendingRegistration.findUnique({ where: { id: job.subjectId } })
        if (waiting === null) throw new JobError('The registration is gone', { isFinal: true })
        const { id, email: toAddress, emailKey, username, fullName, mailLanguage } = waiting
        const owner = await within.user.findUnique({ where: { emailKey } })
        if (owner === null) {
          const { token, tokenHash } = createToken(app)
          await within.pendingRegistration.update({ where: { id }, data: { tokenHash } })
          const link = `${publicUrl}/auth/complete#${token}`
          const mail = writeRegistrationMail({ words: mailWords(mailLanguage), fullName, username, link })
          await queueMail({ app, within, userId: null, toAddress, ...mail })
        } else {
          await within.pendingRegistration.delete({ where: { id } })
          const mail = writeRegistrationNotice({
            words: mailWords(owner.mailLanguage),
            fullName: owner.fullName,
            publicUrl,
          })
          await queueMail({ app, within, userId: owner.id, toAddress: owner.email, ...mail })
        }
        await complete(within)
      })
    },
  }
}

const completeInput = z.object({
  token: linkToken,
  username: registerInput.shape.username.nullish(),
  withoutPromotion: z.boolean('Must be true or false').nullish(),
})

/**
 * Opens the account of a registration by its mailed link, which confirms the address, and signs it in. The link stays
 * where something is refused: `username` replaces a name that was taken meanwhile, `withoutPromotion` gives up a
 * promotion that cannot be claimed.
 * @throws ValidationError, NotFoundError where the link does not work any more, ConflictError where the username or the
 * address has an account by now or the promotion cannot be claimed
 */
export async function completeRegistration({
  app,
  origin,
  viewer = null,
  input,
}: Asking): Promise<OpenedAccount> {
  const { token, username: newName, withoutPromotion } = parseInput(completeInput, input)
  const { prisma } = app.database
  const tokenHash = hashOfToken(token)
  const waiting = tokenHash && (await prisma.pendingRegistration.findUnique({ where: { tokenHash } }))
  const now = app.now()
  if (!waiting || waiting.createdAt.getTime() + REGISTRATION_LIFETIME <= now.getTime()) throw spentLink()
  const { id, email, emailKey, fullName, passwordHash, isPromotional, mailLanguage } = waiting
  const username = newName ?? waiting.username
  const account = {
    username,
    usernameKey: usernameKeyOf(username),
    email,
    emailKey,
    fullName,
    passwordHash,
    isPromotional: isPromotional && !withoutPromotion,
    emailConfirmedAt: now,
    mailLanguage,
  }
  await refuseTakenName(prisma, username)
  try {
    return await prisma.$transaction(async within => {
      // Of two uses of a link at the same time one succeeds.
      const { count } = await within.pendingRegistration.deleteMany({ where: { id } })
      if (count === 0) throw spentLink()
      await within.pendingRegistration.deleteMany({ where: { emailKey } })
      const opened = await openAccount({ app, origin, viewer, account, within })
      await within.mail.updateMany({ where: mailedTo(email), data: { userId: opened.user.id } })
      return opened
    })
  } catch (error) {
    if (account.isPromotional && (error instanceof ConflictError || error instanceof RateLimitedError))
      throw new ConflictError(error.message, [{ path: 'withoutPromotion', message: error.message }])
    if (!isUniqueViolation(error)) throw error
    await refuseTakenName(prisma, username)
    throw new ConflictError('This address has an account by now. Log in with it.')
  }
}

/** Removes registrations whose link is too old, and its mail. @throws the signal's reason once it is aborted */
export async function removeOldRegistrations({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = new Date(app.now().getTime() - REGISTRATION_LIFETIME)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.pendingRegistration.deleteMany({ where: { createdAt: { lte: before } }, limit }),
  })
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.mail.deleteMany({ where: { ...mailedTo(), createdAt: { lte: before } }, limit }),
  })
}

/** The mails with the link of a registration that nobody completed. */
function mailedTo(toAddress?: string): Prisma.MailWhereInput {
  return { kind: 'registration-link', userId: null, ...(toAddress !== undefined && { toAddress }) }
}

async function refuseTakenName(
  rows: Pick<Prisma.TransactionClient, 'user'>,
  username: string,
): Promise<void> {
  const holder = await rows.user.findUnique({
    where: { usernameKey: usernameKeyOf(username) },
    select: { id: true },
  })
  if (holder !== null) throw new ConflictError(TAKEN.username.message, [TAKEN.username])
}

function spentLink(): NotFoundError {
  return new NotFoundError('This link does not work any more. Register again to get a new one.')
}
