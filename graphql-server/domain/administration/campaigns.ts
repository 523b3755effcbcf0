import { z } from 'zod'
import { PROMOTION, runningCampaign } from '../accounts/campaigns.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { requireAdmin } from './requireAdmin.ts'

/** The state of a campaign. */
export type CampaignState = 'PLANNED' | 'RUNNING' | 'USED_UP' | 'ENDED'

/** A campaign of the promotion as an admin sees it. */
export type ListedCampaign = {
  key: string
  name: string
  /** Null for the built-in campaign. */
  startsAt: Date | null
  endsAt: Date | null
  perCampaign: number
  perNetworkAndDay: number
  /** Claims so far. Those of erased accounts count until the campaign has ended. */
  claims: number
  state: CampaignState
}

const AMOUNT = 'Give a whole number from 1 to 1,000,000'
const count = z.int(AMOUNT).min(1, AMOUNT).max(1_000_000, AMOUNT)

const campaignInput = z
  .object({
    key: z.string().max(60).nullish(),
    name: typedText().min(3, 'The name must be at least 3 characters').max(80, 'At most 80 characters'),
    startsAt: z.date('Choose the first day'),
    endsAt: z.date().nullish(),
    perCampaign: count,
    perNetworkAndDay: count,
  })
  .refine(({ startsAt, endsAt }) => !endsAt || endsAt > startsAt, {
    path: ['endsAt'],
    message: 'The last day must not be before the first',
  })

/** All campaigns, the one that starts last first, for an admin; null for others. The built-in one is the last. */
export async function readCampaigns({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<ListedCampaign[] | null> {
  if (viewer?.role !== 'ADMIN') return null
  const { prisma } = app.database
  const now = app.now()
  const rows = await prisma.campaign.findMany({ orderBy: [{ startsAt: 'desc' }, { id: 'desc' }], take: 100 })
  const counts = await prisma.promotionClaim.groupBy({ by: ['campaign'], _count: true })
  const running = await runningCampaign({ app, within: prisma })
  const builtIn = rows.some(({ key }) => key === PROMOTION.campaign)
    ? []
    : [{ ...PROMOTION, key: PROMOTION.campaign, name: 'Built-in campaign', startsAt: null, endsAt: null }]
  return [...rows, ...builtIn].map(({ key, name, startsAt, endsAt, perCampaign, perNetworkAndDay }) => {
    const claims = counts.find(({ campaign }) => campaign === key)?._count ?? 0
    const isRunning = running?.campaign === key
    const isPlanned = startsAt !== null && startsAt > now
    const state = isRunning
      ? claims >= perCampaign
        ? 'USED_UP'
        : 'RUNNING'
      : isPlanned
        ? 'PLANNED'
        : 'ENDED'
    return { key, name, startsAt, endsAt, perCampaign, perNetworkAndDay, claims, state }
  })
}

/**
 * Creates a campaign, or changes the one with the key. Two never run at the same time.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, ValidationError also where it would run beside
 * another, NotFoundError for a key that no campaign has
 */
export async function saveCampaign({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  const { key, endsAt = null, ...values } = parseInput(campaignInput, input)
  const { startsAt } = values
  await app.database.prisma.$transaction(async tx => {
    // One change at a time: two campaigns that are saved at once could overlap.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('campaigns'))`
    const beside = await tx.campaign.findFirst({
      where: {
        ...(key && { key: { not: key } }),
        ...(endsAt && { startsAt: { lt: endsAt } }),
        OR: [{ endsAt: null }, { endsAt: { gt: startsAt } }],
      },
      select: { name: true },
    })
    if (beside)
      throw new ValidationError([{ path: 'startsAt', message: `It would run beside '${beside.name}'` }])
    const known = key ? await tx.campaign.findUnique({ where: { key } }) : null
    if (key && !known && key !== PROMOTION.campaign) throw new NotFoundError()
    const data = { ...values, endsAt }
    const { id } = known
      ? await tx.campaign.update({ where: { id: known.id }, data })
      : await tx.campaign.create({ data: { ...data, key: key || newKey(app), createdAt: app.now() } })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: adminId,
      action: 'SAVE_CAMPAIGN',
      subjectId: id,
      details: { perCampaign: values.perCampaign, perNetworkAndDay: values.perNetworkAndDay },
    })
  })
}

/**
 * Ends a campaign now. A planned one is removed.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, NotFoundError, ConflictError when it has ended
 */
export async function endCampaign({
  app,
  viewer,
  key,
}: {
  app: AppContext
  viewer: Viewer | null
  key: string
}): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  await app.database.prisma.$transaction(async tx => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('campaigns'))`
    const now = app.now()
    const running = await runningCampaign({ app, within: tx })
    const known = await tx.campaign.findUnique({ where: { key } })
    if (!known && key !== PROMOTION.campaign) throw new NotFoundError()
    if (known && known.startsAt > now) await tx.campaign.delete({ where: { id: known.id } })
    else if (running?.campaign !== key) throw new ConflictError('This campaign has ended already.')
    const { perNetworkAndDay, perCampaign } = PROMOTION
    const { id } =
      known ??
      (await tx.campaign.create({
        data: {
          key,
          name: 'Built-in campaign',
          startsAt: now,
          perCampaign,
          perNetworkAndDay,
          createdAt: now,
        },
      }))
    await tx.campaign.updateMany({ where: { id }, data: { endsAt: now } })
    await writeAuditEntry({ app, within: tx, actorId: adminId, action: 'END_CAMPAIGN', subjectId: id })
  })
}

function newKey(app: AppContext): string {
  return `campaign-${Buffer.from(app.randomBytes(8)).toString('hex')}`
}
