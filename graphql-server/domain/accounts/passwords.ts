import { hash, verify } from '@node-rs/argon2'
import { QueueFullError } from '../../infra/boundedQueue.ts'
import type { AppContext } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'

/** The Retry-After of a full hashing queue, in seconds. */
const RETRY_AFTER = 5

/**
 * Hashes a password with argon2id. The settings carry the parameters; the product's are OWASP's (19 MiB, 2 iterations,
 * 1 lane). Passwords are normalised to NFKC, since keyboards compose accents differently.
 * @throws RateLimitedError when the hashing queue is full.
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
    // 2 is argon2id. The package's enum is a const enum, which isolated modules cannot read.
    hash(password.normalize('NFKC'), {
      algorithm: 2,
      memoryCost: memoryKib,
      timeCost: iterations,
      parallelism,
    }),
  )
}

/**
 * Whether the password matches the hash. `isOutdated` is true for a hash from before passwords were normalised to NFKC;
 * it should be replaced.
 * @throws RateLimitedError when the hashing queue is full.
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
 * Spends the time of a password check when the user does not exist. The response time does not reveal whether a name
 * exists.
 * @throws RateLimitedError when the hashing queue is full.
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
