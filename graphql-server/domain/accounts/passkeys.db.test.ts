import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../generated/prisma/client.ts'
import { createAppContext, createUser, createViewer, PASSWORD } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError, ValidationError } from '../errors.ts'
import { removeExpired } from '../removeExpired.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './changePasskeys.ts'
import { CHALLENGE_LIFETIME } from './passkeyChallenges.ts'
import { findSession } from './sessions.ts'
import { signInWithPasskey, startPasskeySignIn } from './signInWithPasskey.ts'

let database: TestDatabase
let app: AppContext
let clock: Date
let asha: User
let viewer: Viewer
const origin = { address: '192.0.2.1' }

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
  asha = await createUser({ app, columns: { username: 'asha' } })
  viewer = (await createViewer({ app, user: asha })).viewer
})
afterAll(() => database.close())

type Options = { challenge: string; user?: { id: string } }
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** CBOR of a byte string of 24 to 255 bytes. */
const cborBytes = (bytes: Uint8Array) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** An authenticator that has one key and counts its signatures. */
function createAuthenticator({ at = app.settings.publicUrl } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = Buffer.from('a credential of the tests')
  let handle = ''
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: new URL(at).origin, crossOrigin: false }))
  // 0x05: the person was there and was recognised.
  const head = (flags: number, counter: number) => {
    const bytes = Buffer.alloc(37)
    sha256(Buffer.from(new URL(at).hostname)).copy(bytes)
    bytes.writeUInt8(flags, 32)
    bytes.writeUInt32BE(counter, 33)
    return bytes
  }
  const answer = (response: Record<string, Buffer | string>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : value.toString('base64url'),
        ]),
      ),
    })
  return {
    create(text: string): string {
      const options: Options = JSON.parse(text)
      handle = options.user?.id ?? ''
      const key = Buffer.concat([
        // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ])
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([head(0x45, 0), Buffer.alloc(16), length, id, key])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ])
      return answer({ clientDataJSON: clientData('webauthn.create', options), attestationObject })
    },
    get(text: string, { counter = 1, isVerified = true } = {}): string {
      const client = clientData('webauthn.get', JSON.parse(text))
      const authenticatorData = head(isVerified ? 0x05 : 0x01, counter)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return answer({ clientDataJSON: client, authenticatorData, signature, userHandle: handle })
    },
  }
}

const start = () => startPasskey({ app, viewer, input: { password: PASSWORD } })
const add = (response: string) => addPasskey({ app, viewer, input: { name: 'My phone', response } })
const begin = () => startPasskeySignIn({ app, origin })
const enter = (response: string) => signInWithPasskey({ app, origin, input: { response } })

async function added() {
  const authenticator = createAuthenticator()
  await add(authenticator.create(await start()))
  return authenticator
}

describe('a passkey', () => {
  it('is added after the password, told to its owner, and signs in', async () => {
    const wrong = startPasskey({ app, viewer, input: { password: 'wrong-words' } })
    await expect(wrong).rejects.toThrow(ValidationError)
    const authenticator = await added()
    const handle: Options = JSON.parse(await start())
    expect(Buffer.from(handle.user?.id ?? '', 'base64url')).toHaveLength(32)
    const { user, session } = await enter(authenticator.get(await begin()))
    expect(user.id).toBe(asha.id)
    expect((await findSession({ app, token: session.token }))?.viewer.userId).toBe(asha.id)
    expect(await database.prisma.passkey.findMany()).toMatchObject([
      { name: 'My phone', counter: 1n, lastUsedAt: clock },
    ])
    expect(await database.prisma.mail.count({ where: { kind: 'passkey-added' } })).toBe(1)
  })

  it('signs each challenge once, in time, and only what it was made for', async () => {
    const authenticator = await added()
    const options = await begin()
    const uses = await Promise.allSettled([
      enter(authenticator.get(options)),
      enter(authenticator.get(options)),
    ])
    expect(uses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const forAdding = await start()
    await expect(enter(authenticator.get(forAdding, { counter: 2 }))).rejects.toThrow(ConflictError)
    const forSignIn = await begin()
    await expect(add(createAuthenticator().create(forSignIn))).rejects.toThrow(ConflictError)
    const late = await begin()
    clock = new Date(clock.getTime() + CHALLENGE_LIFETIME)
    await expect(enter(authenticator.get(late, { counter: 2 }))).rejects.toThrow(ConflictError)
    await removeExpired({ app })
    expect(await database.prisma.passkeyChallenge.count()).toBe(0)
  })

  it('is refused when it was copied, comes from another site, or recognised nobody', async () => {
    const authenticator = await added()
    await enter(authenticator.get(await begin(), { counter: 5 }))
    const refused = async (response: string) =>
      await expect(enter(response)).rejects.toThrow(NotSignedInError)
    await refused(authenticator.get(await begin(), { counter: 5 }))
    await refused(authenticator.get(await begin(), { counter: 6, isVerified: false }))
    const other = createAuthenticator({ at: 'https://evil.example' })
    await refused(other.get(await begin(), { counter: 7 }))
    await expect(add(other.create(await start()))).rejects.toThrow(ConflictError)
    for (const response of ['', '{}', 'null', '{"id":"x"}'])
      await expect(enter(response)).rejects.toThrow(ConflictError)
    await enter(authenticator.get(await begin(), { counter: 6 }))
  })

  it('is renamed and removed by its owner alone', async () => {
    const authenticator = await added()
    const { id: passkeyId } = await database.prisma.passkey.findFirstOrThrow()
    const stranger = (await createViewer({ app })).viewer
    const rename = (by: Viewer) => renamePasskey({ app, viewer: by, passkeyId, input: { name: 'Old phone' } })
    await expect(rename(stranger)).rejects.toThrow(NotFoundError)
    await expect(removePasskey({ app, viewer: stranger, passkeyId })).rejects.toThrow(NotFoundError)
    await rename(viewer)
    expect(await database.prisma.passkey.findFirst()).toMatchObject({ name: 'Old phone' })
    await removePasskey({ app, viewer, passkeyId })
    await expect(enter(authenticator.get(await begin()))).rejects.toThrow(NotSignedInError)
  })
})
