import { countUses } from '../../infra/rateLimits.ts'
import type { AppContext, Origin } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'
import { limitUse, waitInWords } from '../limitUse.ts'
import { fingerprintOf } from './fingerprint.ts'
import { networkOf } from './networks.ts'

/**
 * Counts a sign-in as failed before the password is checked, because simultaneous attempts could otherwise exceed the
 * limits. Call `undo` when the password is correct.
 *
 * There is a limit per name and network, and one per network. An account also counts its failures from unknown networks
 * (no recent sign-in). When these are many, each unknown network has only a few attempts a day left. Known networks
 * keep their full limit, and nobody else can lock the owner out.
 * @throws RateLimitedError when a limit is reached. The message is the same for names that do not exist.
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
  /** Whether the account signed in from this network recently. */
  isKnownNetwork: boolean
}): Promise<{ undo: () => Promise<void> }> {
  const { signIns } = app.settings.rateLimits
  const name = hashed('username', usernameKey)
  const network = hashed('address', networkOf(origin.address))
  const uses = [
    { key: `sign-in:${name}:${network}`, limit: signIns.perNameAndNetwork },
    { key: `sign-in:${network}`, limit: signIns.perNetwork },
  ]
  const fromUnknownNetworks = [
    { key: `sign-in-unknown:${name}`, limit: signIns.unknownPerName },
    { key: `sign-in-unknown:${name}:${network}`, limit: signIns.perUnknownNetwork },
  ]
  const { waits, giveBack } = await countUses({
    prisma: app.database.prisma,
    now: app.now(),
    uses: isKnownNetwork ? uses : [...uses, ...fromUnknownNetworks],
  })
  const [perNameAndNetwork = 0, perNetwork = 0, unknownPerName = 0, perUnknown = 0] = waits
  const seconds = Math.max(perNameAndNetwork, perNetwork, Math.min(unknownPerName, perUnknown))
  if (seconds === 0) return { undo: giveBack }
  await giveBack()
  throw new RateLimitedError(`Too many failed attempts. Try again in ${waitInWords(seconds)}.`, seconds)
}

/**
 * Counts a registration that is answered by a mail, for an address that may have an account. Both kinds of address are
 * counted alike, and apart from the links that reset a password.
 * @throws RateLimitedError
 */
export async function countRegistrationMail({
  app,
  emailKey,
}: {
  app: AppContext
  emailKey: string
}): Promise<void> {
  await limitUse({
    app,
    uses: [
      {
        key: `registration-mail:${hashed('username', emailKey)}`,
        limit: app.settings.rateLimits.accountMails.perAddress,
      },
    ],
    refusal: wait =>
      `Several mails were sent to this address. Look into your inbox, or try again in ${wait}.`,
  })
}

/** Counts the start of a sign-in by passkey: each stores a challenge. @throws RateLimitedError */
export async function countPasskeySignIn({
  app,
  origin,
}: {
  app: AppContext
  origin: Origin
}): Promise<void> {
  const network = hashed('address', networkOf(origin.address))
  await limitUse({
    app,
    uses: [{ key: `passkey:${network}`, limit: app.settings.rateLimits.signIns.perNetwork }],
    refusal: wait => `Many sign-ins came from your network. Try again in ${wait}.`,
  })
}

/**
 * Counts an attempt to register, successful or not: the answer that a name is taken counts too.
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

/**
 * Counts a request for a mail with a link, for an address that may have no account.
 * @throws RateLimitedError
 */
export async function countAccountMail({
  app,
  origin,
  emailKey,
}: {
  app: AppContext
  origin: Origin
  emailKey: string
}): Promise<void> {
  const { perAddress, perNetwork } = app.settings.rateLimits.accountMails
  await limitUse({
    app,
    uses: [
      { key: `account-mail:${hashed('username', emailKey)}`, limit: perAddress },
      { key: `account-mail-network:${hashed('address', networkOf(origin.address))}`, limit: perNetwork },
    ],
    refusal: wait => `Several mails were asked for. Look into your inbox, or try again in ${wait}.`,
  })
}

/**
 * Counts a check of a signed-in person's own password as failed. Call `undo` when the password is correct.
 * @throws RateLimitedError
 */
export async function countPasswordCheck({
  app,
  userId,
}: {
  app: AppContext
  userId: number
}): Promise<{ undo: () => Promise<void> }> {
  const { waits, giveBack } = await countUses({
    prisma: app.database.prisma,
    now: app.now(),
    uses: [{ key: `password-check:${userId}`, limit: app.settings.rateLimits.passwordChecks }],
  })
  const seconds = Math.max(...waits)
  if (seconds === 0) return { undo: giveBack }
  await giveBack()
  throw new RateLimitedError(`Too many failed attempts. Try again in ${waitInWords(seconds)}.`, seconds)
}

function hashed(kind: 'username' | 'address', text: string): string {
  return Buffer.from(fingerprintOf(kind, text)).toString('base64url')
}
