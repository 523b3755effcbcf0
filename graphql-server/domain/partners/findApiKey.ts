import type { AppContext } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import type { PartnerAccess } from './access.ts'
import { hashOfSecret } from './secret.ts'

/** The last use of a key is written once a minute at most. */
const NOTED_EVERY = 60_000

/**
 * What a key may do.
 * @throws NotSignedInError that says why, for a key that is unknown, expired or revoked
 */
export async function findApiKey({
  app,
  secret,
}: {
  app: AppContext
  secret: string
}): Promise<PartnerAccess> {
  const secretHash = hashOfSecret(secret)
  if (secretHash === null)
    throw new NotSignedInError('This is not a key of Gradwright. Check that all of it was copied.')
  const { prisma } = app.database
  const key = await prisma.apiKey.findUnique({
    where: { secretHash },
    select: {
      id: true,
      organisationId: true,
      mode: true,
      scopes: true,
      expiresAt: true,
      revokedAt: true,
      wasExposed: true,
      lastUsedAt: true,
    },
  })
  if (!key) throw new NotSignedInError('This key is not known.')
  const now = app.now()
  const { id, organisationId, mode, scopes, expiresAt, revokedAt, wasExposed, lastUsedAt } = key
  if (revokedAt)
    throw new NotSignedInError(
      wasExposed
        ? `This key was revoked on ${dayOf(revokedAt)}, because it was sent in an address.`
        : `This key was revoked on ${dayOf(revokedAt)}.`,
    )
  if (expiresAt && expiresAt <= now) throw new NotSignedInError(`This key expired on ${dayOf(expiresAt)}.`)
  const noted = new Date(now.getTime() - NOTED_EVERY)
  if (lastUsedAt === null || lastUsedAt <= noted)
    await prisma.apiKey.updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: noted } }] },
      data: { lastUsedAt: now },
    })
  return { keyId: id, organisationId, mode, scopes }
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
