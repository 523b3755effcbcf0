import { isUniqueViolation } from '../../infra/database.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { ConflictError, type FieldFault } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { createLink } from './accountLinks.ts'
import { emailKeyOf, registerInput, usernameKeyOf } from './inputs.ts'
import { type OpenedAccount, openAccount } from './openAccount.ts'
import { hashPassword } from './passwords.ts'
import { countRegistration } from './throttle.ts'
import { writeConfirmationMail } from './writeAccountMail.ts'

/** The faults of a username and an address that belong to an account. */
export const TAKEN = {
  username: { path: 'username', message: 'Username already exists' },
  email: { path: 'email', message: 'Email already exists' },
} satisfies Record<string, FieldFault>

/**
 * Opens an account with its first credit, signs it in, and mails a link that confirms its address. For an installation
 * without a mail server; see `requestRegistration`.
 * @throws ValidationError, ConflictError (username or email taken, or the promotion is over or was claimed before),
 * RateLimitedError (too many from one network, or a full hashing queue).
 */
export async function registerUser({
  app,
  origin,
  input,
  viewer = null,
}: {
  app: AppContext
  origin: Origin
  input: unknown
  viewer?: Viewer | null
}): Promise<OpenedAccount> {
  const { username, email, fullName, password, isPromotional } = parseInput(registerInput, input)
  const usernameKey = usernameKeyOf(username)
  const emailKey = emailKeyOf(email)
  await countRegistration({ app, origin })
  await refuseTaken(app, usernameKey, emailKey)
  const passwordHash = await hashPassword({ app, password })
  const account = {
    username,
    usernameKey,
    email,
    emailKey,
    fullName,
    passwordHash,
    isPromotional: isPromotional ?? false,
    emailConfirmedAt: null,
    mailLanguage: origin.language ?? 'ENGLISH',
  }
  try {
    return await app.database.prisma.$transaction(async tx => {
      const opened = await openAccount({ app, origin, viewer, account, within: tx })
      const { id: userId } = opened.user
      const link = await createLink({ app, within: tx, userId, purpose: 'CONFIRM_EMAIL', email })
      await queueMail({
        app,
        within: tx,
        userId,
        toAddress: email,
        ...writeConfirmationMail({ words: mailWords(account.mailLanguage), fullName, link }),
      })
      return opened
    })
  } catch (error) {
    // The unique index refuses one of two simultaneous registrations.
    if (isUniqueViolation(error)) {
      await refuseTaken(app, usernameKey, emailKey)
    }
    throw error
  }
}

async function refuseTaken(app: AppContext, usernameKey: string, emailKey: string): Promise<void> {
  const holders = await app.database.prisma.user.findMany({
    where: { OR: [{ usernameKey }, { emailKey }] },
    select: { usernameKey: true, emailKey: true },
  })
  const fields: FieldFault[] = []
  if (holders.some(holder => holder.usernameKey === usernameKey)) fields.push(TAKEN.username)
  if (holders.some(holder => holder.emailKey === emailKey)) fields.push(TAKEN.email)
  const first = fields[0]
  if (first) throw new ConflictError(first.message, fields)
}
