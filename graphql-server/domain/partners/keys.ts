import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { type ApiKeyMode, ApiKeyScope } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { lockOrganisation } from './lockOrganisation.ts'
import { overlapInput } from './overlapInput.ts'
import { KEY_STORE } from './points.ts'
import { apiKeysVisibleTo } from './policy.ts'
import { createSecret } from './secret.ts'

/** The most usable keys that an organisation has at a time. */
const MOST_KEYS = 20
const HOUR = 60 * 60 * 1000

/** Scopes that change something, for people who are real in either mode. */
const WRITES: ReadonlySet<ApiKeyScope> = new Set(['STUDENTS_WRITE', 'DOCUMENTS_GENERATE'])

const keyInput = z
  .object({
    name: typedText().min(1, 'Give the key a name').max(80, 'The name must be at most 80 characters'),
    mode: z.enum(['LIVE', 'TEST'], 'Choose live or test'),
    scopes: z
      .array(z.enum(ApiKeyScope, 'This scope is not known'))
      .min(1, 'Choose at least one scope')
      .transform(scopes => [...new Set(scopes)]),
    expiresInDays: z
      .int('Must be a whole number')
      .min(1, 'At least one day')
      .max(730, 'At most 730 days')
      .nullish(),
  })
  .refine(({ mode, scopes }) => mode === 'LIVE' || !scopes.some(scope => WRITES.has(scope)), {
    path: ['scopes'],
    message: 'A test key only reads: choose live for a scope that changes something',
  })

/** A key that was made. The secret is stored nowhere, so this is the only time that it can be shown. */
export type CreatedKey = { keyId: number; secret: string }

/**
 * Makes a key of the viewer's organisation. For owners and developers.
 * @throws NotSignedInError, ForbiddenError, ValidationError, ConflictError when there are as many as can be
 */
export async function createApiKey({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<CreatedKey> {
  if (!viewer) throw new NotSignedInError()
  const { expiresInDays, ...key } = parseInput(keyInput, input)
  const expiresAt = expiresInDays == null ? null : new Date(app.now().getTime() + expiresInDays * 24 * HOUR)
  return await app.database.prisma.$transaction(async tx => {
    const organisationId = await lockForKeys(tx, viewer)
    return await insertKey(app, tx, { ...key, organisationId, expiresAt })
  })
}

/**
 * Ends a key at once. One that is revoked already stays as it is. For owners and developers of its organisation.
 * @throws NotSignedInError, NotFoundError
 */
export async function revokeApiKey({
  app,
  viewer,
  keyId,
}: {
  app: AppContext
  viewer: Viewer | null
  keyId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { prisma } = app.database
  const where = visible(apiKeysVisibleTo(viewer), { id: keyId })
  if (!(await prisma.apiKey.findFirst({ where, select: { id: true } }))) throw new NotFoundError()
  await prisma.apiKey.updateMany({
    where: visible(apiKeysVisibleTo(viewer), { id: keyId, revokedAt: null }),
    data: { revokedAt: app.now() },
  })
}

/**
 * Makes a key like another one, which ends after an overlap, so that programs can be changed over meanwhile.
 * @throws NotSignedInError, ForbiddenError, NotFoundError, ValidationError, ConflictError for a key that has ended
 */
export async function rotateApiKey({
  app,
  viewer,
  keyId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  keyId: number
  input: unknown
}): Promise<CreatedKey> {
  if (!viewer) throw new NotSignedInError()
  const { overlapHours } = parseInput(overlapInput, input)
  const now = app.now()
  const ends = new Date(now.getTime() + overlapHours * HOUR)
  return await app.database.prisma.$transaction(async tx => {
    const organisationId = await lockForKeys(tx, viewer)
    const key = await tx.apiKey.findFirst({
      where: { id: keyId, organisationId },
      select: { name: true, mode: true, scopes: true, createdAt: true, expiresAt: true, revokedAt: true },
    })
    if (!key) throw new NotFoundError()
    const { name, mode, scopes, createdAt, expiresAt, revokedAt } = key
    if (revokedAt || (expiresAt && expiresAt <= now))
      throw new ConflictError('This key has ended. Create another one.')
    await tx.apiKey.update({
      where: { id: keyId },
      data: { expiresAt: expiresAt && expiresAt < ends ? expiresAt : ends },
    })
    // The new key lasts as long as the former one was made for.
    const lasts = expiresAt && new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime())
    return await insertKey(app, tx, { organisationId, name, mode, scopes, expiresAt: lasts })
  })
}

/** Locks the viewer's organisation, so that the number of its keys stays within the limit. @throws ForbiddenError */
async function lockForKeys(tx: Prisma.TransactionClient, viewer: Viewer): Promise<number> {
  const refusal = 'Keys are for owners and developers of an organisation.'
  return (await lockOrganisation(tx, { viewer, roles: ['OWNER', 'DEVELOPER'], refusal })).id
}

type NewKey = {
  organisationId: number
  name: string
  mode: ApiKeyMode
  scopes: ApiKeyScope[]
  expiresAt: Date | null
}

async function insertKey(app: AppContext, tx: Prisma.TransactionClient, key: NewKey): Promise<CreatedKey> {
  const now = app.now()
  const usable = await tx.apiKey.count({
    where: {
      organisationId: key.organisationId,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
  })
  if (usable >= MOST_KEYS)
    throw new ConflictError(`An organisation has at most ${MOST_KEYS} keys at a time. Revoke one first.`)
  const { secret, start, secretHash } = createSecret(app, key.mode)
  const { id } = await tx.apiKey.create({
    data: { ...key, start, secretHash, createdAt: now, points: KEY_STORE.most, pointsAt: now },
    select: { id: true },
  })
  return { keyId: id, secret }
}
