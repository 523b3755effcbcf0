import { createHmac } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext, Origin } from '../appContext.ts'
import { ConflictError, RateLimitedError } from '../errors.ts'
import { type RunningCampaign, runningCampaign } from './campaigns.ts'
import { emailKeyOf } from './inputs.ts'
import { networkOf } from './networks.ts'

/**
 * Whether the promotion can be claimed now, from the asking network: `ENDED` after its last day, `USED_UP` once all
 * claims are made, `FULL_TODAY` where the network has made its claims of 24 hours.
 */
export type PromotionState = 'OPEN' | 'USED_UP' | 'FULL_TODAY' | 'ENDED'

const DAY = 24 * 60 * 60 * 1000
/** The services that deliver a Gmail address however its dots are set. */
const IGNORING_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The form in which an address claims once: without capitals and without a `+` and what follows it, which most
 * services deliver to the same inbox. Gmail's addresses are also compared without dots.
 */
export function claimantOf(email: string): string {
  const address = emailKeyOf(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return IGNORING_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** What is open to who asks from this network. */
export async function readPromotion({
  app,
  origin,
}: {
  app: AppContext
  origin: Origin
}): Promise<PromotionState> {
  const { prisma } = app.database
  const running = await runningCampaign({ app, within: prisma })
  if (running === null) return 'ENDED'
  const key = await readKey(prisma, running)
  const { all, today } = await countClaims({ app, within: prisma, origin, key, running })
  if (all >= running.perCampaign) return 'USED_UP'
  return today >= running.perNetworkAndDay ? 'FULL_TODAY' : 'OPEN'
}

/**
 * Claims the promotion for a new account, in the caller's transaction. The claim outlives the account, as a keyed hash
 * of its address, so that erasing an account frees no claim.
 * @throws ConflictError when the promotion has ended, is used up, or was claimed with this address before;
 * RateLimitedError when the network has claimed it too often today
 */
export async function claimPromotion({
  app,
  origin,
  userId,
  email,
  within,
}: {
  app: AppContext
  origin: Origin
  userId: number
  email: string
  within: Prisma.TransactionClient
}): Promise<void> {
  const running = await runningCampaign({ app, within })
  if (running === null) throw new ConflictError('This promotion has ended. You can register without it.')
  const { campaign } = running
  // One claim at a time: simultaneous claims could exceed the caps.
  await within.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`promotion:${campaign}`}))`
  await within.promotionKey.createMany({
    data: { campaign, key: app.randomBytes(32), createdAt: app.now() },
    skipDuplicates: true,
  })
  const key = await readKey(within, running)
  const emailHash = hashOf(key, 'address', claimantOf(email))
  const { all, today } = await countClaims({ app, within, origin, key, running })
  if (all >= running.perCampaign)
    throw new ConflictError('This promotion is used up. You can register without it.')
  if ((await within.promotionClaim.count({ where: { campaign, emailHash } })) > 0) {
    const message = 'The promotion was claimed with this address before. You can register without it.'
    throw new ConflictError(message, [{ path: 'email', message }])
  }
  if (today >= running.perNetworkAndDay)
    throw new RateLimitedError(
      'Many people claimed this promotion from your network today. Try again tomorrow, or register without it.',
      DAY / 1000,
    )
  const networkHash = hashOf(key, 'network', networkOf(origin.address))
  await within.promotionClaim.create({
    data: { campaign, addressHash: networkHash, emailHash, userId, createdAt: app.now() },
  })
}

/** Takes from an account's claim what erasing the account must not leave: all but the hash of the address. */
export async function detachClaim({
  within,
  userId,
}: {
  within: Prisma.TransactionClient
  userId: number
}): Promise<void> {
  await within.promotionClaim.updateMany({ where: { userId }, data: { userId: null, addressHash: null } })
}

/**
 * Removes the claims of erased accounts once their campaign has ended: they are only kept to count it.
 * @throws the signal's reason once it is aborted
 */
export async function removeEndedClaims({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const running = await runningCampaign({ app, within: app.database.prisma })
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.promotionClaim.deleteMany({
        where: { userId: null, ...(running && { campaign: { not: running.campaign } }) },
        limit,
      }),
  })
}

type Key = Uint8Array<ArrayBuffer> | null

/** The campaign's key; null before the first claim. */
async function readKey(within: Prisma.TransactionClient, { campaign }: RunningCampaign): Promise<Key> {
  const row = await within.promotionKey.findUnique({ where: { campaign } })
  return row?.key ?? null
}

/** A keyed hash: without the key nobody can find out an address by hashing guesses. */
function hashOf(key: Key, kind: 'address' | 'network', text: string): Uint8Array<ArrayBuffer> {
  const hash = createHmac('sha256', key ?? new Uint8Array()).update(`${kind}:${text}`)
  return new Uint8Array(hash.digest())
}

async function countClaims({
  app,
  within,
  origin,
  key,
  running: { campaign },
}: {
  app: AppContext
  within: Prisma.TransactionClient
  origin: Origin
  key: Key
  running: RunningCampaign
}): Promise<{ all: number; today: number }> {
  const addressHash = hashOf(key, 'network', networkOf(origin.address))
  const since = new Date(app.now().getTime() - DAY)
  const [all, today] = await Promise.all([
    within.promotionClaim.count({ where: { campaign } }),
    within.promotionClaim.count({ where: { campaign, addressHash, createdAt: { gt: since } } }),
  ])
  return { all, today }
}
