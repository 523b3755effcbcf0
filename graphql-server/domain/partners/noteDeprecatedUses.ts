import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'
import type { PartnerAccess } from './access.ts'
import { mailOwners } from './mailOwners.ts'
import { type DeprecatedUse, writeDeprecationMail } from './writeDeprecationMail.ts'

const DAY = 24 * 60 * 60 * 1000
/** For how many days the counts of deprecated uses are kept, and shown. */
export const DEPRECATED_USE_DAYS = 90
/** For how long it is known that the owners had a mail about a deprecation. It has left the schema by then. */
const NOTICE_DAYS = 730

/**
 * Counts for a key, by day, the operations that use something deprecated. The owners of its organisation get one mail
 * about each deprecation, when a key of theirs uses it for the first time.
 */
export async function noteDeprecatedUses({
  app,
  partner: { keyId, organisationId },
  uses,
}: {
  app: AppContext
  partner: PartnerAccess
  /** Each deprecation once. */
  uses: readonly DeprecatedUse[]
}): Promise<void> {
  if (uses.length === 0) return
  const { prisma } = app.database
  const now = app.now()
  // In one order, so that two operations at once never wait for each other.
  const coordinates = uses.map(({ coordinate }) => coordinate).toSorted()
  await prisma.$executeRaw`
    INSERT INTO "DeprecatedUse" AS use ("keyId", "coordinate", "day", "requests")
    SELECT ${keyId}::int, coordinate, (${now}::timestamptz AT TIME ZONE 'UTC')::date, 1
    FROM unnest(${coordinates}::text[]) AS coordinate
    ON CONFLICT ("keyId", "coordinate", "day") DO UPDATE SET "requests" = use."requests" + 1`
  const mailed = await prisma.deprecationNotice.count({
    where: { organisationId, coordinate: { in: coordinates } },
  })
  if (mailed < coordinates.length) await announceDeprecations({ app, keyId, organisationId, uses })
}

async function announceDeprecations({
  app,
  keyId,
  organisationId,
  uses,
}: {
  app: AppContext
  keyId: number
  organisationId: number
  uses: readonly DeprecatedUse[]
}): Promise<void> {
  await app.database.prisma.$transaction(async tx => {
    // Of two operations at once, one inserts the row and mails.
    const first = await tx.deprecationNotice.createManyAndReturn({
      data: uses
        .map(({ coordinate }) => ({ organisationId, coordinate, mailedAt: app.now() }))
        .toSorted((a, b) => (a.coordinate < b.coordinate ? -1 : 1)),
      skipDuplicates: true,
      select: { coordinate: true },
    })
    if (first.length === 0) return
    const news = new Set(first.map(({ coordinate }) => coordinate))
    const key = await tx.apiKey.findUniqueOrThrow({
      where: { id: keyId },
      select: { name: true, start: true },
    })
    await mailOwners({
      app,
      within: tx,
      organisationId,
      write: owner =>
        writeDeprecationMail({
          ...owner,
          ...key,
          uses: uses.filter(({ coordinate }) => news.has(coordinate)),
          publicUrl: app.settings.publicUrl,
        }),
    })
  })
}

/** Removes old counts of deprecated uses and old notices. @throws the signal's reason once it is aborted */
export async function removeOldDeprecatedUses({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const { prisma } = app.database
  const before = (days: number) => new Date(app.now().getTime() - days * DAY)
  await removeInBatches({
    signal,
    remove: limit =>
      prisma.deprecatedUse.deleteMany({ where: { day: { lt: before(DEPRECATED_USE_DAYS) } }, limit }),
  })
  await removeInBatches({
    signal,
    remove: limit =>
      prisma.deprecationNotice.deleteMany({ where: { mailedAt: { lt: before(NOTICE_DAYS) } }, limit }),
  })
}
