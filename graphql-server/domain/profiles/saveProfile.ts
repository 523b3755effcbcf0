import { isDeepStrictEqual } from 'node:util'
import type { Profile } from '../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../infra/database.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, ForbiddenError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { profileChangesInput, profileInput } from './inputs.ts'

type Saving = { app: AppContext; viewer: Viewer | null; input: unknown }

/** Creates or replaces the viewer's profile. */
export async function saveProfile(saving: Saving): Promise<{ profile: Profile; created: boolean }> {
  const { app, viewer, input } = saving
  if (!viewer) throw new NotSignedInError()
  const fields = parseInput(profileInput, input)
  const changed = await changeOwn({ app, viewer, fields })
  if (changed) return { profile: changed, created: false }
  try {
    return { profile: await create({ app, viewer, fields }), created: true }
  } catch (error) {
    // Another tab created it at the same moment. This save wins.
    const profile = isUniqueViolation(error) ? await changeOwn({ app, viewer, fields }) : null
    if (!profile) throw error
    return { profile, created: false }
  }
}

/** Creates the viewer's profile. @throws ConflictError when there is one. */
export async function createProfile({ app, viewer, input }: Saving): Promise<Profile> {
  if (!viewer) throw new NotSignedInError()
  const fields = parseInput(profileInput, input)
  try {
    return await create({ app, viewer, fields })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ConflictError('You have a profile already: change that one.')
    throw error
  }
}

/** Changes parts of a profile. @throws ForbiddenError for an id that is not the viewer's. */
export async function changeProfile({
  app,
  viewer,
  profileId,
  input,
}: Saving & { profileId: number }): Promise<Profile> {
  if (!viewer) throw new NotSignedInError()
  const fields = parseInput(profileChangesInput, input)
  const { prisma } = app.database
  const own = await prisma.profile.findUnique({ where: { userId: viewer.userId }, select: { id: true } })
  if (own?.id !== profileId) throw new ForbiddenError('This is not your profile.')
  return await prisma.profile.update({
    where: { id: own.id },
    data: { ...fields, ...(await unchangedSince({ app, viewer, fields })) },
  })
}

type Fields = ReturnType<typeof profileInput.parse>

async function changeOwn({ app, viewer, fields }: { app: AppContext; viewer: Viewer; fields: Fields }) {
  const [profile] = await app.database.prisma.profile.updateManyAndReturn({
    where: { userId: viewer.userId },
    data: { ...fields, ...(await unchangedSince({ app, viewer, fields })) },
  })
  return profile ?? null
}

/**
 * The time of the last change, to be kept where nothing changes that matching reads: confirming a reading makes no match
 * outdated.
 */
async function unchangedSince({
  app,
  viewer,
  fields,
}: {
  app: AppContext
  viewer: Viewer
  fields: Partial<Fields>
}): Promise<{ updatedAt?: Date }> {
  const own = await app.database.prisma.profile.findUnique({ where: { userId: viewer.userId } })
  if (!own) return {}
  const stored = new Map<string, unknown>(Object.entries(own))
  const { confirmedReadings: _, ...words } = fields
  const isUnchanged = Object.entries(words).every(
    ([key, value]) => value === undefined || isDeepStrictEqual(value, stored.get(key)),
  )
  return isUnchanged ? { updatedAt: own.updatedAt } : {}
}

function create({ app, viewer, fields }: { app: AppContext; viewer: Viewer; fields: Fields }) {
  return app.database.prisma.profile.create({ data: { ...fields, userId: viewer.userId } })
}
