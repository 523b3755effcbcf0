import type { AppContext, Origin } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'
import { fingerprintOf } from './fingerprint.ts'

/** How far back refused sign-ins count, in milliseconds: 15 minutes. */
export const THROTTLE_WINDOW = 15 * 60 * 1000
const FAILURES_PER_NAME_AND_ADDRESS = 10
const FAILURES_PER_ADDRESS = 50

/**
 * Counts a sign-in as refused before the password is looked at, so that many at once can't slip past the limit
 * together. Call `forgive` when the password was right.
 * @throws RateLimitedError when the name and address, or the address, had their share of failures.
 */
export async function countSignIn({
  app,
  origin,
  usernameKey,
}: {
  app: AppContext
  origin: Origin
  usernameKey: string
}): Promise<{ forgive: () => Promise<void> }> {
  const { prisma } = app.database
  const now = app.now()
  const usernameHash = fingerprintOf('username', usernameKey)
  const addressHash = fingerprintOf('address', origin.address)
  const attempt = await prisma.signInFailure.create({
    data: { usernameHash, addressHash, createdAt: now },
    select: { id: true },
  })
  const earlier = await prisma.signInFailure.findMany({
    where: {
      addressHash,
      id: { lt: attempt.id },
      createdAt: { gt: new Date(now.getTime() - THROTTLE_WINDOW) },
    },
    orderBy: { id: 'desc' },
    take: FAILURES_PER_ADDRESS,
    select: { usernameHash: true, createdAt: true },
  })
  const sameName = earlier.filter(failure => Buffer.from(failure.usernameHash).equals(usernameHash))
  const blocking = sameName[FAILURES_PER_NAME_AND_ADDRESS - 1] ?? earlier[FAILURES_PER_ADDRESS - 1]
  if (blocking) {
    await prisma.signInFailure.deleteMany({ where: { id: attempt.id } })
    const seconds = Math.max(
      1,
      Math.ceil((blocking.createdAt.getTime() + THROTTLE_WINDOW - now.getTime()) / 1000),
    )
    const minutes = Math.ceil(seconds / 60)
    throw new RateLimitedError(
      `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      seconds,
    )
  }
  return {
    forgive: async () => {
      await prisma.signInFailure.deleteMany({ where: { id: attempt.id } })
    },
  }
}
