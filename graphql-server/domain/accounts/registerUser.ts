import type { User } from '../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../infra/database.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { ConflictError, type FieldFault } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { parseInput } from '../parseInput.ts'
import { createLink } from './accountLinks.ts'
import { emailKeyOf, registerInput, usernameKeyOf } from './inputs.ts'
import { rememberNetwork } from './knownNetworks.ts'
import { hashPassword } from './passwords.ts'
import { claimPromotion } from './promotion.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countRegistration, countRegistrationNotice } from './throttle.ts'
import { writeConfirmationMail, writeRegistrationNotice } from './writeAccountMail.ts'

const TAKEN = {
  username: { path: 'username', message: 'Username already exists' },
  email: { path: 'email', message: 'Email already exists' },
} satisfies Record<string, FieldFault>

/**
 * Opens an account with its first credit, signs it in, and mails a link that confirms its address. Where the address
 * has an account already, its owner is mailed.
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
}): Promise<{ user: User; session: OpenedSession }> {
  const { username, email, fullName, password, isPromotional } = parseInput(registerInput, input)
  const usernameKey = usernameKeyOf(username)
  const emailKey = emailKeyOf(email)
  await countRegistration({ app, origin })
  await refuseTaken(app, usernameKey, emailKey)
  const passwordHash = await hashPassword({ app, password })
  const now = app.now()
  try {
    return await app.database.prisma.$transaction(async tx => {
      const user = await tx.user.create({
        data: {
          username,
          usernameKey,
          email,
          emailKey,
          fullName,
          passwordHash,
          isPromotional: isPromotional ?? false,
          createdAt: now,
          creditEntries: {
            create: { kind: isPromotional ? 'PROMOTION' : 'SIGN_UP', amount: 1, createdAt: now },
          },
        },
      })
      if (isPromotional) await claimPromotion({ app, origin, userId: user.id, email, within: tx })
      await rememberNetwork({ app, origin, userId: user.id, within: tx })
      const link = await createLink({
        app,
        within: tx,
        userId: user.id,
        purpose: 'CONFIRM_EMAIL',
        email,
      })
      await queueMail({
        app,
        within: tx,
        userId: user.id,
        toAddress: email,
        ...writeConfirmationMail({ fullName, link }),
      })
      return {
        user,
        session: await openSession({ app, userId: user.id, origin, replaces: viewer, within: tx }),
      }
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
    select: { id: true, usernameKey: true, emailKey: true, email: true, fullName: true },
  })
  const fields: FieldFault[] = []
  if (holders.some(holder => holder.usernameKey === usernameKey)) fields.push(TAKEN.username)
  const owner = holders.find(holder => holder.emailKey === emailKey)
  if (owner !== undefined) {
    fields.push(TAKEN.email)
    await mailOwner({ app, owner })
  }
  const first = fields[0]
  if (first) throw new ConflictError(first.message, fields)
}

/** Tells the owner of an address that somebody tried to register with it, a few times at most. */
async function mailOwner({
  app,
  owner: { id: userId, email, emailKey, fullName },
}: {
  app: AppContext
  owner: { id: number; email: string; emailKey: string; fullName: string }
}): Promise<void> {
  const { sendsMail, publicUrl } = app.settings
  if (!sendsMail || !(await countRegistrationNotice({ app, emailKey }))) return
  await app.database.prisma.$transaction(within =>
    queueMail({ app, within, userId, toAddress: email, ...writeRegistrationNotice({ fullName, publicUrl }) }),
  )
}
