import type { User } from '../../generated/prisma/client.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { emailKeyOf, loginInput, usernameKeyOf } from './inputs.ts'
import { knownNetworksFrom, rememberNetwork } from './knownNetworks.ts'
import { checkPassword, hashPassword, spendPasswordCheck } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countSignIn } from './throttle.ts'

const REFUSAL = 'Invalid credentials'

/**
 * Signs a person in with username or email address and password, in a new session. Failures are counted under the name
 * as typed: a common count would reveal that an address belongs to a username.
 * @throws ValidationError, RateLimitedError, NotSignedInError('Invalid credentials') for a wrong name and for a wrong
 * password.
 */
export async function signIn({
  app,
  origin,
  input,
  viewer = null,
}: {
  app: AppContext
  origin: Origin
  input: unknown
  /** The browser's previous session, which ends. */
  viewer?: Viewer | null
}): Promise<{ user: User; session: OpenedSession }> {
  const { username, password } = parseInput(loginInput, input)
  const usernameKey = usernameKeyOf(username)
  const emailKey = emailKeyOf(username)
  const candidates = await app.database.prisma.user.findMany({
    where: { OR: [{ usernameKey }, { emailKey }] },
    include: { knownNetworks: { where: knownNetworksFrom({ app, origin }) } },
  })
  // A username of an early account may be the address of another one. The owner of the address comes first.
  const found = candidates.find(user => user.emailKey === emailKey) ?? candidates[0] ?? null
  const isKnownNetwork = found !== null && found.knownNetworks.length > 0
  const attempt = await countSignIn({ app, origin, usernameKey, isKnownNetwork })
  if (!found) {
    await spendPasswordCheck({ app, password })
    throw new NotSignedInError(REFUSAL)
  }
  const { knownNetworks, ...user } = found
  const { id, passwordHash } = user
  const { matches, isOutdated } = await checkPassword({ app, password, passwordHash })
  if (!matches) throw new NotSignedInError(REFUSAL)
  await attempt.undo()
  if (isOutdated) await replaceHash({ app, user, password })
  const session = await openSession({ app, userId: id, origin, replaces: viewer })
  await rememberNetwork({ app, origin, userId: id })
  return { user, session }
}

/** Replaces the password's hash, unless it changed meanwhile. */
async function replaceHash({
  app,
  user: { id, passwordHash },
  password,
}: {
  app: AppContext
  user: User
  password: string
}): Promise<void> {
  const renewed = await hashPassword({ app, password })
  await app.database.prisma.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed } })
}
