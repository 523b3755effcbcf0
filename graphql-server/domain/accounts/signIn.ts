import type { User } from '../../generated/prisma/client.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { emailKeyOf, loginInput, usernameKeyOf } from './inputs.ts'
import { knownNetworksFrom, rememberNetwork } from './knownNetworks.ts'
import { lockWithPassword } from './lockUser.ts'
import { checkPassword, hashPassword, spendPasswordCheck } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countSignIn } from './throttle.ts'

const REFUSAL = 'Invalid credentials'

/**
 * Signs a person in with username or email address and password, in a new session. Failures are counted under the name
 * as typed: a common count would reveal that an address belongs to a username. A password that is changed while it is
 * checked opens no session.
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
  const opened = await openWithPassword({ app, user, password, origin, replaces: viewer })
  if (opened === null) throw new NotSignedInError(REFUSAL)
  await attempt.undo()
  await rememberNetwork({ app, origin, userId: user.id })
  return opened
}

/** How often a password is checked that changes meanwhile. A hash that another sign-in renewed changes it once. */
const CHECKS = 3

/**
 * Opens a session if the password is the account's, both when it is checked and when the session is stored: setting
 * another password ends all sessions, and one that was stored after that would stay. Null for a wrong password.
 */
async function openWithPassword({
  app,
  user,
  password,
  origin,
  replaces,
}: {
  app: AppContext
  user: User
  password: string
  origin: Origin
  replaces: Viewer | null
}): Promise<{ user: User; session: OpenedSession } | null> {
  const { prisma } = app.database
  let present: User | null = user
  for (let check = 0; check < CHECKS && present !== null; check += 1) {
    const { id, passwordHash }: User = present
    const { matches, isOutdated } = await checkPassword({ app, password, passwordHash })
    if (!matches) return null
    const renewed = isOutdated ? await hashPassword({ app, password }) : null
    const session = await prisma.$transaction(async tx => {
      if (!(await lockWithPassword(tx, { id, passwordHash }))) return null
      if (renewed !== null) await tx.user.update({ where: { id }, data: { passwordHash: renewed } })
      return await openSession({ app, userId: id, origin, replaces, within: tx })
    })
    if (session !== null) return { user: present, session }
    present = await prisma.user.findUnique({ where: { id } })
  }
  return null
}
