import { hash, verify } from '@node-rs/argon2'
import { QueueFullError } from '../../infra/boundedQueue.ts'
import type { AppContext } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'

/** When somebody who found the queue of password hashing full may come back, in seconds. */
const RETRY_AFTER = 5

/**
 * Hashes a password with argon2id. The product's parameters are OWASP's (19 MiB, 2 iterations, 1 lane); they come in
 * through the settings. Passwords are hashed in NFKC: some keyboards compose accents otherwise.
 * @throws RateLimitedError when too many passwords wait to be hashed.
 */
export async function hashPassword({
  app,
  password,
}: {
  app: AppContext
  password: string
}): Promise<string> {
  const { memoryKib, iterations, parallelism } = app.settings.passwordHashing
  return await inTurn(app, () =>
    // 2 is argon2id; the package's enum is a const enum, which isolated modules can't read.
    hash(password.normalize('NFKC'), {
      algorithm: 2,
      memoryCost: memoryKib,
      timeCost: iterations,
      parallelism,
    }),
  )
}

/**
 * Whether the password belongs to the hash. `isOutdated`: only as it was typed, not in NFKC; the hash is older than
 * that rule and should be replaced.
 * @throws RateLimitedError when too many passwords wait to be checked.
 */
export async function checkPassword({
  app,
  password,
  passwordHash,
}: {
  app: AppContext
  password: string
  passwordHash: string
}): Promise<{ matches: boolean; isOutdated: boolean }> {
  const normalized = password.normalize('NFKC')
  if (await inTurn(app, () => verify(passwordHash, normalized))) return { matches: true, isOutdated: false }
  if (normalized === password) return { matches: false, isOutdated: false }
  const matches = await inTurn(app, () => verify(passwordHash, password))
  return { matches, isOutdated: matches }
}

const decoys = new Map<string, Promise<string>>()

/**
 * Spends the time that checking a password takes when there is no such user, so that a stopwatch can't tell a wrong
 * name from a wrong password.
 * @throws RateLimitedError when too many passwords wait to be checked.
 */
export async function spendPasswordCheck({
  app,
  password,
}: {
  app: AppContext
  password: string
}): Promise<void> {
  const key = JSON.stringify(app.settings.passwordHashing)
  const decoy = decoys.get(key) ?? hashPassword({ app, password: 'nobody has this password' })
  decoys.set(key, decoy)
  const passwordHash = await decoy.catch((error: unknown) => {
    decoys.delete(key)
    throw error
  })
  await checkPassword({ app, password, passwordHash })
}

async function inTurn<Result>(app: AppContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await app.passwordQueue.run(work)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new RateLimitedError(
      'Many people are signing in at this moment. Try again in a few seconds.',
      RETRY_AFTER,
    )
  }
}
