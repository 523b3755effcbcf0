import { z } from 'zod'
import type { AccountLink, Prisma, User } from '../../generated/prisma/client.ts'
import type { AccountLinkPurpose } from '../../generated/prisma/enums.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'
import { NotFoundError } from '../errors.ts'
import { createToken, hashOfToken } from '../secretToken.ts'

const HOUR = 60 * 60 * 1000

/** How long a mailed link works, in milliseconds. */
export const LINK_LIFETIME = {
  RESET_PASSWORD: HOUR,
  CONFIRM_EMAIL: 72 * HOUR,
  CHANGE_EMAIL: 24 * HOUR,
} as const satisfies Record<AccountLinkPurpose, number>

/** The page of each link. The token is in the fragment, which browsers send to no server. */
const PAGES = {
  RESET_PASSWORD: '/auth/reset',
  CONFIRM_EMAIL: '/auth/confirm',
  CHANGE_EMAIL: '/auth/confirm',
} as const satisfies Record<AccountLinkPurpose, string>

/** The token of a link, as its page sends it. */
export const linkToken = z.string().max(200)

/**
 * Creates a link in the caller's transaction and returns its address. Earlier links for the same purpose end. Only a
 * hash of its token is stored in its row.
 */
export async function createLink({
  app,
  within,
  userId,
  purpose,
  email,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  purpose: AccountLinkPurpose
  /** The address that it is mailed to. */
  email: string
}): Promise<string> {
  const { token, tokenHash } = createToken(app)
  const now = app.now()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME[purpose])
  await within.accountLink.deleteMany({ where: { userId, purpose } })
  await within.accountLink.create({
    data: { userId, purpose, email, tokenHash, createdAt: now, expiresAt },
  })
  return `${app.settings.publicUrl}${PAGES[purpose]}#${token}`
}

/**
 * The link with this token and its account.
 * @throws NotFoundError when the link never existed, was used, or is too old
 */
export async function findLink({
  app,
  token,
  purposes,
}: {
  app: AppContext
  token: string
  purposes: readonly AccountLinkPurpose[]
}): Promise<AccountLink & { user: User }> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) throw spentLink()
  const link = await app.database.prisma.accountLink.findUnique({
    where: { tokenHash },
    include: { user: true },
  })
  if (link === null || !purposes.includes(link.purpose) || link.expiresAt <= app.now()) throw spentLink()
  return link
}

/**
 * Uses a link up. Of two uses at the same time one succeeds.
 * @throws NotFoundError when it was used meanwhile
 */
export async function useLink({
  within,
  id,
}: {
  within: Prisma.TransactionClient
  id: number
}): Promise<void> {
  const { count } = await within.accountLink.deleteMany({ where: { id } })
  if (count === 0) throw spentLink()
}

/** Ends the links that a former password could have asked for, or that would replace the new one. */
export async function endLinksOfPassword({
  within,
  userId,
}: {
  within: Prisma.TransactionClient
  userId: number
}): Promise<void> {
  const purposes: AccountLinkPurpose[] = ['RESET_PASSWORD', 'CHANGE_EMAIL']
  await within.accountLink.deleteMany({ where: { userId, purpose: { in: purposes } } })
}

/** Removes links and requests for links that are too old. @throws the signal's reason once it is aborted */
export async function removeOldLinks({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const { prisma } = app.database
  const now = app.now()
  await removeInBatches({
    signal,
    remove: limit => prisma.accountLink.deleteMany({ where: { expiresAt: { lte: now } }, limit }),
  })
  const before = new Date(now.getTime() - LINK_LIFETIME.RESET_PASSWORD)
  await removeInBatches({
    signal,
    remove: limit => prisma.passwordResetRequest.deleteMany({ where: { createdAt: { lte: before } }, limit }),
  })
}

function spentLink(): NotFoundError {
  return new NotFoundError('This link does not work any more. Ask for a new one.')
}
