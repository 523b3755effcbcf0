import type { Prisma, User } from '../../generated/prisma/client.ts'
import type { MailLanguage } from '../../generated/prisma/enums.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { rememberNetwork } from './knownNetworks.ts'
import { claimPromotion } from './promotion.ts'
import { type OpenedSession, openSession } from './sessions.ts'

/** What is stored of a new account. */
export type NewAccount = Pick<
  Prisma.UserUncheckedCreateInput,
  'username' | 'usernameKey' | 'email' | 'emailKey' | 'fullName' | 'passwordHash'
> & { email: string; isPromotional: boolean; emailConfirmedAt: Date | null; mailLanguage: MailLanguage }

/** An account that was just opened, and its first session. */
export type OpenedAccount = { user: User; session: OpenedSession }

/**
 * Creates an account with its first credit and signs it in, in the caller's transaction. The unique indexes refuse a
 * username or address of another account.
 * @throws ConflictError where the promotion is over or was claimed before, RateLimitedError where the network claimed it
 * too often
 */
export async function openAccount({
  app,
  origin,
  viewer,
  account,
  within,
}: {
  app: AppContext
  origin: Origin
  viewer: Viewer | null
  account: NewAccount
  within: Prisma.TransactionClient
}): Promise<OpenedAccount> {
  const now = app.now()
  const { isPromotional, email } = account
  const user = await within.user.create({
    data: {
      ...account,
      createdAt: now,
      creditEntries: {
        create: { kind: isPromotional ? 'PROMOTION' : 'SIGN_UP', amount: 1, createdAt: now },
      },
    },
  })
  if (isPromotional) await claimPromotion({ app, origin, userId: user.id, email, within })
  await rememberNetwork({ app, origin, userId: user.id, within })
  return { user, session: await openSession({ app, userId: user.id, origin, replaces: viewer, within }) }
}
