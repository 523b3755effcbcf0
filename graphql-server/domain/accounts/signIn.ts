import type { User } from '../../generated/prisma/client.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { loginInput, usernameKeyOf } from './inputs.ts'
import { matchesPassword, spendPasswordCheck } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countSignIn } from './throttle.ts'

/**
 * Signs somebody in with username and password, in a session of its own.
 * @throws ValidationError, RateLimitedError, NotSignedInError('Invalid credentials') for a wrong name and a wrong
 * password alike.
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
  /** Whoever this browser was signed in as until now; that session ends. */
  viewer?: Viewer | null
}): Promise<{ user: User; session: OpenedSession }> {
  const { username, password } = parseInput(loginInput, input)
  const usernameKey = usernameKeyOf(username)
  const attempt = await countSignIn({ app, origin, usernameKey })
  const user = await app.database.prisma.user.findUnique({ where: { usernameKey } })
  if (!user) await spendPasswordCheck(password, app.settings.passwordHashing)
  if (!user || !(await matchesPassword(password, user.passwordHash)))
    throw new NotSignedInError('Invalid credentials')
  await attempt.forgive()
  const session = await openSession({ app, userId: user.id, replaces: viewer })
  return { user, session }
}
