import { z } from 'zod'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { confirmPassword } from './changePassword.ts'
import { lockUser, lockWithPassword, passwordChanged } from './lockUser.ts'
import { typedPassword } from './newPassword.ts'
import { createChallenge, notAccepted, spendChallenge } from './passkeyChallenges.ts'
import {
  challengeIn,
  knownTransports,
  passkeyName,
  passkeyResponse,
  readAttestation,
} from './passkeyInputs.ts'
import { passkeysVisibleTo } from './policy.ts'
import { writePasskeyNotice } from './writeAccountMail.ts'

/** The most passkeys of one person. */
export const MOST_PASSKEYS = 20
const HANDLE_LENGTH = 32

const startInput = z.object({ password: typedPassword })
const addInput = z.object({ name: passkeyName, response: passkeyResponse })
const nameInput = z.object({ name: passkeyName })

type Request = { app: AppContext; viewer: Viewer | null }

/**
 * What the browser asks an authenticator to make a passkey of, as JSON. The password is asked for, so that an open
 * session alone does not become a lasting way in. The account is named by random bytes, which say nothing about it.
 * @throws NotSignedInError, ValidationError for a wrong password, RateLimitedError, ConflictError where there are too
 * many passkeys or the password was changed meanwhile
 */
export async function startPasskey({ app, viewer, input }: Request & { input: unknown }): Promise<string> {
  if (!viewer) throw new NotSignedInError()
  const { password } = parseInput(startInput, input)
  const user = await confirmPassword({ app, viewer, password, path: 'password' })
  const { prisma } = app.database
  const { handle, passkeys } = await prisma.$transaction(async tx => {
    if (!(await lockWithPassword(tx, user))) throw passwordChanged()
    const passkeys = await tx.passkey.findMany({ where: { userId: user.id } })
    if (passkeys.length >= MOST_PASSKEYS)
      throw new ConflictError(`An account has at most ${MOST_PASSKEYS} passkeys. Remove one first.`)
    if (user.passkeyHandle !== null) return { handle: user.passkeyHandle, passkeys }
    const handle = app.randomBytes(HANDLE_LENGTH)
    // Another request may have set it since the account was read.
    await tx.user.updateMany({ where: { id: user.id, passkeyHandle: null }, data: { passkeyHandle: handle } })
    const { passkeyHandle } = await tx.user.findUniqueOrThrow({ where: { id: user.id } })
    return { handle: passkeyHandle ?? handle, passkeys }
  })
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Gradwright',
    rpID: new URL(app.settings.publicUrl).hostname,
    userName: user.username,
    userDisplayName: user.fullName,
    userID: new Uint8Array(handle),
    challenge: await createChallenge({ app, userId: user.id }),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: knownTransports(transports),
    })),
  })
  return JSON.stringify(options)
}

/**
 * Adds a passkey that an authenticator made for `startPasskey`, and mails its owner.
 * @throws NotSignedInError, ValidationError, ConflictError for an answer that is forged, late or used before and for a
 * passkey that is there already
 */
export async function addPasskey({ app, viewer, input }: Request & { input: unknown }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  const { name, response: text } = parseInput(addInput, input)
  const response = readAttestation(text)
  const expectedChallenge = challengeIn(response.response.clientDataJSON)
  await spendChallenge({ app, userId, challenge: expectedChallenge })
  const { publicUrl } = app.settings
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    app.log.info({ err: error }, 'a passkey was not accepted')
    throw notAccepted()
  })
  if (registrationInfo === undefined) throw notAccepted()
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    if ((await tx.passkey.count({ where: { credentialId } })) > 0)
      throw new ConflictError('This passkey is there already.')
    if ((await tx.passkey.count({ where: { userId } })) >= MOST_PASSKEYS)
      throw new ConflictError(`An account has at most ${MOST_PASSKEYS} passkeys. Remove one first.`)
    await tx.passkey.create({
      data: {
        userId,
        name,
        credentialId,
        publicKey: new Uint8Array(publicKey),
        counter,
        transports: response.response.transports,
        createdAt: app.now(),
      },
    })
    const { email, fullName, mailLanguage } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    await queueMail({
      app,
      within: tx,
      userId,
      toAddress: email,
      ...writePasskeyNotice({ words: mailWords(mailLanguage), fullName, publicUrl }),
    })
  })
}

/** Gives a passkey of the viewer another name. @throws NotSignedInError, ValidationError, NotFoundError */
export async function renamePasskey({
  app,
  viewer,
  passkeyId,
  input,
}: Request & { passkeyId: number; input: unknown }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { name } = parseInput(nameInput, input)
  const { count } = await app.database.prisma.passkey.updateMany({
    where: { AND: [passkeysVisibleTo(viewer), { id: passkeyId }] },
    data: { name },
  })
  if (count === 0) throw new NotFoundError('This passkey was removed already.')
}

/** Removes a passkey of the viewer: it opens nothing any more. @throws NotSignedInError, NotFoundError */
export async function removePasskey({
  app,
  viewer,
  passkeyId,
}: Request & { passkeyId: number }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.passkey.deleteMany({
    where: { AND: [passkeysVisibleTo(viewer), { id: passkeyId }] },
  })
  if (count === 0) throw new NotFoundError('This passkey was removed already.')
}
