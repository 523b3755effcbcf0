import { countUses } from '../../infra/rateLimits.ts'
import type { AppContext, Origin } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'
import { limitUse, waitInWords } from '../limitUse.ts'
import { fingerprintOf } from './fingerprint.ts'
import { networkOf } from './networks.ts'

/**
 * Counts a sign-in as failed before the password is checked, so that many at once can't pass the limits together. Call
 * `forgive` when the password was right.
 *
 * Each name from one network and each network has a limit. An account also counts its failures from networks that it
 * did not sign in from lately; when these are many, somebody is guessing from many networks, and each such network has
 * a few tries a day left. Its owner has them too, and from a known network all tries: nobody can be locked out by others.
 * @throws RateLimitedError when a limit is reached. It is worded alike whether the account exists or not.
 */
export async function countSignIn({
  app,
  origin,
  usernameKey,
  isKnownNetwork,
}: {
  app: AppContext
  origin: Origin
  usernameKey: string
  /** Whether the account signed in from this network lately. */
  isKnownNetwork: boolean
}): Promise<{ forgive: () => Promise<void> }> {
  const { signIns } = app.settings.rateLimits
  const name = hashed('username', usernameKey)
  const network = hashed('address', networkOf(origin.address))
  const uses = [
    { key: `sign-in:${name}:${network}`, limit: signIns.perNameAndNetwork },
    { key: `sign-in:${network}`, limit: signIns.perNetwork },
  ]
  const strangers = [
    { key: `sign-in-strangers:${name}`, limit: signIns.strangersPerName },
    { key: `sign-in-strangers:${name}:${network}`, limit: signIns.perStrangerWhenMany },
  ]
  const { waits, giveBack } = await countUses({
    prisma: app.database.prisma,
    now: app.now(),
    uses: isKnownNetwork ? uses : [...uses, ...strangers],
  })
  const [perNameAndNetwork = 0, perNetwork = 0, strangersPerName = 0, perStranger = 0] = waits
  const seconds = Math.max(perNameAndNetwork, perNetwork, Math.min(strangersPerName, perStranger))
  if (seconds === 0) return { forgive: giveBack }
  await giveBack()
  throw new RateLimitedError(`Too many failed attempts. Try again in ${waitInWords(seconds)}.`, seconds)
}

/**
 * Counts an attempt to open an account, whatever comes of it: an answer that a name is taken costs as much.
 * @throws RateLimitedError
 */
export async function countRegistration({ app, origin }: { app: AppContext; origin: Origin }): Promise<void> {
  const network = hashed('address', networkOf(origin.address))
  const { perNetwork, perNetworkAndDay } = app.settings.rateLimits.registrations
  await limitUse({
    app,
    uses: [
      { key: `register:${network}`, limit: perNetwork },
      { key: `register-day:${network}`, limit: perNetworkAndDay },
    ],
    refusal: wait => `Many accounts were opened from your network. Try again in ${wait}.`,
  })
}

function hashed(kind: 'username' | 'address', text: string): string {
  return Buffer.from(fingerprintOf(kind, text)).toString('base64url')
}
