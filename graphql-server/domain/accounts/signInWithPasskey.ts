import { z } from 'zod'
import type { User } from '../../generated/prisma/client.ts'
import type { AppContext, Origin, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { rememberNetwork } from './knownNetworks.ts'
import { lockUser } from './lockUser.ts'
import { createChallenge, spendChallenge } from './passkeyChallenges.ts'
import { challengeIn, knownTransports, passkeyResponse, readAssertion } from './passkeyInputs.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countPasskeySignIn } from './throttle.ts'

const signInInput = z.object({ response: passkeyResponse })

/**
 * What the browser asks an authenticator to sign, as JSON. It names no account: the authenticator offers those that it
 * has. @throws RateLimitedError
 */
export async function startPasskeySignIn({
  app,
  origin,
}: {
  app: AppContext
  origin: Origin
}): Promise<string> {
  await countPasskeySignIn({ app, origin })
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: new URL(app.settings.publicUrl).hostname,
    challenge: await createChallenge({ app, userId: null }),
    userVerification: 'required',
  })
  return JSON.stringify(options)
}

/**
 * Signs a person in with a passkey, in a new session. A passkey whose counter did not grow may have been copied, and is
 * refused; one that does not count says 0 each time.
 * @throws ValidationError, ConflictError for an answer that is late, used before or no answer, NotSignedInError for one that opens
 * nothing
 */
export async function signInWithPasskey({
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
  const { response: text } = parseInput(signInInput, input)
  const response = readAssertion(text)
  const expectedChallenge = challengeIn(response.response.clientDataJSON)
  await spendChallenge({ app, userId: null, challenge: expectedChallenge })
  const { prisma } = app.database
  const passkey = await prisma.passkey.findUnique({
    where: { credentialId: response.id },
    include: { user: true },
  })
  const handle = passkey?.user.passkeyHandle
  if (!passkey || !handle || response.response.userHandle !== Buffer.from(handle).toString('base64url'))
    throw refused()
  const { id, user, publicKey, counter, credentialId, transports } = passkey
  const { publicUrl } = app.settings
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(publicKey),
      counter: Number(counter),
      transports: knownTransports(transports),
    },
  }).catch((error: unknown) => {
    app.log.info({ err: error, userId: user.id }, 'a passkey was refused')
    throw refused()
  })
  if (!verified) throw refused()
  const session = await prisma.$transaction(async tx => {
    await lockUser(tx, user.id)
    // It may have been removed, or used by a copy, since it was read.
    const { count } = await tx.passkey.updateMany({
      where: { id, counter },
      data: { counter: authenticationInfo.newCounter, lastUsedAt: app.now() },
    })
    if (count === 0) throw refused()
    return await openSession({ app, userId: user.id, origin, replaces: viewer, within: tx })
  })
  await rememberNetwork({ app, origin, userId: user.id })
  return { user, session }
}

function refused(): NotSignedInError {
  return new NotSignedInError('This passkey does not open an account here. Log in with your password.')
}
