import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'

/** The built-in campaign of the promotion at `/promotional-signup`: one free statement of purpose. */
export const PROMOTION = {
  campaign: 'free-sop',
  /** Claims per network and day. A hostel shares one network. */
  perNetworkAndDay: 20,
  /** Claims in all, with those of accounts that were erased. */
  perCampaign: 10_000,
} as const

/** A campaign that runs: its key and its caps. */
export type RunningCampaign = { campaign: string; perNetworkAndDay: number; perCampaign: number }

/**
 * The campaign that can be claimed now: the one that an administrator set for this moment, or the built-in one before
 * the first of those starts. Null where none runs, and after the operator's last day (`PROMOTION_ENDS`).
 */
export async function runningCampaign({
  app,
  within,
}: {
  app: AppContext
  within: Prisma.TransactionClient
}): Promise<RunningCampaign | null> {
  const now = app.now()
  const { promotionEndsAt } = app.settings
  if (promotionEndsAt !== null && now >= promotionEndsAt) return null
  const last = await within.campaign.findFirst({
    where: { startsAt: { lte: now } },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
  })
  if (last === null) return PROMOTION
  const { key: campaign, perNetworkAndDay, perCampaign, endsAt } = last
  return endsAt !== null && endsAt <= now ? null : { campaign, perNetworkAndDay, perCampaign }
}
