import { createHash } from 'node:crypto'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'
import { ConflictError } from '../errors.ts'

/** How long an authenticator has to sign, in milliseconds: five minutes. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000

/** Creates a challenge and stores its hash. `userId` is who adds a passkey; null for a sign-in. */
export async function createChallenge({
  app,
  userId,
}: {
  app: AppContext
  userId: number | null
}): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = app.randomBytes(32)
  const expiresAt = new Date(app.now().getTime() + CHALLENGE_LIFETIME)
  await app.database.prisma.passkeyChallenge.create({ data: { hash: hashOf(challenge), userId, expiresAt } })
  return challenge
}

/**
 * Uses a challenge up. Of two uses at the same time one succeeds.
 * @param challenge as the browser signed it, in base64url
 * @throws ConflictError where it is unknown, used, too old, or was made for something else
 */
export async function spendChallenge({
  app,
  userId,
  challenge,
}: {
  app: AppContext
  userId: number | null
  challenge: string
}): Promise<void> {
  const { count } = await app.database.prisma.passkeyChallenge.deleteMany({
    where: { hash: hashOf(Buffer.from(challenge, 'base64url')), userId, expiresAt: { gt: app.now() } },
  })
  if (count === 0) throw notAccepted()
}

/** The refusal of what an authenticator signed. */
export function notAccepted(): ConflictError {
  return new ConflictError('The passkey was not accepted. Please try again.')
}

/** Removes challenges that nobody signed in time. @throws the signal's reason once it is aborted */
export async function removeOldChallenges({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const now = app.now()
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.passkeyChallenge.deleteMany({ where: { expiresAt: { lte: now } }, limit }),
  })
}

function hashOf(challenge: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(challenge).digest())
}
