import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext, Origin } from '../appContext.ts'
import { fingerprintOf } from './fingerprint.ts'
import { networkOf } from './networks.ts'

/** How long a network stays known to an account after a sign-in from it, in milliseconds: 90 days. */
export const NETWORK_KNOWN_FOR = 90 * 24 * 60 * 60 * 1000

/** The select for the row that marks this network as known to an account. */
export function knownNetworksFrom({
  app,
  origin,
}: {
  app: AppContext
  origin: Origin
}): Prisma.KnownNetworkWhereInput {
  return { networkHash: hashOf(origin), lastSignInAt: { gt: forgottenAt(app) } }
}

/** Records that an account signed in from this network. */
export async function rememberNetwork({
  app,
  origin,
  userId,
  within,
}: {
  app: AppContext
  origin: Origin
  userId: number
  within?: Prisma.TransactionClient
}): Promise<void> {
  const rows: Pick<PrismaClient, 'knownNetwork'> = within ?? app.database.prisma
  const networkHash = hashOf(origin)
  const lastSignInAt = app.now()
  await rows.knownNetwork.upsert({
    where: { userId_networkHash: { userId, networkHash } },
    create: { userId, networkHash, lastSignInAt },
    update: { lastSignInAt },
  })
}

/** Removes networks whose last sign-in is too long ago to count as known. */
export async function forgetNetworks({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const where = { lastSignInAt: { lte: forgottenAt(app) } }
  await removeInBatches({
    signal,
    remove: limit => app.database.prisma.knownNetwork.deleteMany({ where, limit }),
  })
}

function hashOf({ address }: Origin): Uint8Array<ArrayBuffer> {
  return fingerprintOf('address', networkOf(address))
}

function forgottenAt(app: AppContext): Date {
  return new Date(app.now().getTime() - NETWORK_KNOWN_FOR)
}
