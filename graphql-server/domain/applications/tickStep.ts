import type { Prisma } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { visible } from '../visible.ts'
import { countryStepKeysOf } from './countrySteps.ts'
import { applicationsVisibleTo } from './policy.ts'
import { countryKeyOf } from './steps.ts'

/**
 * Ticks a step of a country, or takes the tick away, for all of the viewer's applications there.
 * @throws NotSignedInError, NotFoundError (no such application of the viewer's, or no such step).
 */
export async function tickCountryStep({
  app,
  viewer,
  applicationId,
  key,
  isDone,
}: {
  app: AppContext
  viewer: Viewer | null
  applicationId: number
  key: string
  isDone: boolean
}): Promise<{ applicationId: number; alsoChangedIds: number[] }> {
  if (!viewer) throw new NotSignedInError()
  return await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    const application = await tx.application.findFirst({
      where: visible(applicationsVisibleTo(viewer), { id: applicationId }),
      select: { program: { select: { university: { select: { country: true } } } } },
    })
    const country = application?.program.university.country
    if (country === undefined || !countryStepKeysOf(country).includes(key)) throw new NotFoundError()
    const ticks = new Map([[countryKeyOf(country, key), isDone ? app.now() : null]])
    await tickSharedSteps({ tx, userId: viewer.userId, ticks })
    const others = await tx.application.findMany({
      where: visible(applicationsVisibleTo(viewer), {
        id: { not: applicationId },
        program: { university: { country } },
      }),
      select: { id: true },
    })
    return { applicationId, alsoChangedIds: others.map(({ id }) => id) }
  })
}

/** Stores a person's ticks of shared steps by key; null takes a tick away. A step that is done keeps its moment. */
export async function tickSharedSteps({
  tx,
  userId,
  ticks,
}: {
  tx: Prisma.TransactionClient
  userId: number
  ticks: ReadonlyMap<string, Date | null>
}): Promise<void> {
  for (const [key, doneAt] of ticks)
    await tx.sharedStep.upsert({
      where: { userId_key: { userId, key } },
      create: { userId, key, doneAt },
      update: { doneAt },
    })
}
