import type { Prisma, User } from '../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../infra/database.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { ConflictError, type FieldFault, RateLimitedError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { parseInput } from '../parseInput.ts'
import { createLink } from './accountLinks.ts'
import { fingerprintOf } from './fingerprint.ts'
import { emailKeyOf, registerInput, usernameKeyOf } from './inputs.ts'
import { rememberNetwork } from './knownNetworks.ts'
import { networkOf } from './networks.ts'
import { hashPassword } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countRegistration } from './throttle.ts'
import { writeConfirmationMail } from './writeAccountMail.ts'

/** The promotion at `/promotional-signup`: one free statement of purpose. */
export const PROMOTION = {
  campaign: 'free-sop',
  /** Registrations per network and day. A hostel shares one network. */
  perAddressAndDay: 20,
  perCampaign: 10_000,
} as const

const DAY = 24 * 60 * 60 * 1000
const TAKEN = {
  username: { path: 'username', message: 'Username already exists' },
  email: { path: 'email', message: 'Email already exists' },
} satisfies Record<string, FieldFault>

/**
 * Opens an account with its first credit, signs it in, and mails a link that confirms its address.
 * @throws ValidationError, ConflictError (username or email taken), RateLimitedError (too many from one network, the
 * promotion's caps, or a full hashing queue).
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
      if (isPromotional) await claimPromotion({ app, origin, userId: user.id, within: tx })
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
    select: { usernameKey: true, emailKey: true },
  })
  const fields: FieldFault[] = []
  if (holders.some(holder => holder.usernameKey === usernameKey)) fields.push(TAKEN.username)
  if (holders.some(holder => holder.emailKey === emailKey)) fields.push(TAKEN.email)
  const first = fields[0]
  if (first) throw new ConflictError(first.message, fields)
}

async function claimPromotion({
  app,
  origin,
  userId,
  within,
}: {
  app: AppContext
  origin: Origin
  userId: number
  within: Prisma.TransactionClient
}): Promise<void> {
  const now = app.now()
  const { campaign, perAddressAndDay, perCampaign } = PROMOTION
  const addressHash = fingerprintOf('address', networkOf(origin.address))
  // One claim at a time: simultaneous claims could exceed the caps.
  await within.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`promotion:${campaign}`}))`
  const [today, all] = await Promise.all([
    within.promotionClaim.count({
      where: { campaign, addressHash, createdAt: { gt: new Date(now.getTime() - DAY) } },
    }),
    within.promotionClaim.count({ where: { campaign } }),
  ])
  if (all >= perCampaign)
    throw new ConflictError(
      'This promotion is used up. Register without it: the first document is free as well.',
    )
  if (today >= perAddressAndDay)
    throw new RateLimitedError(
      'Many people claimed this promotion from your network today. Try again tomorrow, or register without it.',
      DAY / 1000,
    )
  await within.promotionClaim.create({ data: { campaign, addressHash, userId, createdAt: now } })
}
