import type { AppContext } from '../appContext.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
/** The first Monday after 1970 began, in milliseconds. */
const FIRST_MONDAY = 4 * 24 * 60 * 60 * 1000
const NOISE = 'noise'

/** The Monday (UTC) of the week of a moment. */
export function mondayOf(moment: Date): Date {
  const sinceMonday = (((moment.getTime() - FIRST_MONDAY) % WEEK) + WEEK) % WEEK
  return new Date(moment.getTime() - sinceMonday)
}

/** The secret from which the noise of a figure is made. It never changes: asking twice tells nothing more. */
export async function noiseSecret(app: AppContext): Promise<Uint8Array> {
  return await secretOf(app, NOISE)
}

/** The secret of this week's pseudonyms: those of another week name nobody alike. */
export async function pseudonymSecret(app: AppContext): Promise<Uint8Array> {
  return await secretOf(app, `pseudonyms ${mondayOf(app.now()).toISOString().slice(0, 10)}`)
}

/** Removes the secrets of past weeks: nobody can make their pseudonyms again. */
export async function removeOldSecrets({ app }: { app: AppContext }): Promise<void> {
  await app.database.prisma.analyticsSecret.deleteMany({
    where: { name: { not: NOISE }, createdAt: { lt: mondayOf(app.now()) } },
  })
}

async function secretOf(app: AppContext, name: string): Promise<Uint8Array> {
  const { prisma } = app.database
  const known = await prisma.analyticsSecret.findUnique({ where: { name } })
  if (known) return known.key
  // Two processes may be the first at once: the one that stored it decides.
  await prisma.analyticsSecret.createMany({
    data: [{ name, key: app.randomBytes(32), createdAt: app.now() }],
    skipDuplicates: true,
  })
  const { key } = await prisma.analyticsSecret.findUniqueOrThrow({ where: { name } })
  return key
}
