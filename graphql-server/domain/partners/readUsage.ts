import type { AppContext, Viewer } from '../appContext.ts'
import { apiKeysVisibleTo } from './policy.ts'

/** How often an organisation's keys used something deprecated, of what is kept: the last 90 days. */
export type CountedDeprecation = {
  coordinate: string
  keyName: string
  keyStart: string
  requests: number
  lastUsedOn: Date
}

/** What the keys of the viewer's organisation use of deprecated parts, the latest first. For owners and developers. */
export async function readDeprecatedUses({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<CountedDeprecation[]> {
  const { prisma } = app.database
  const sums = await prisma.deprecatedUse.groupBy({
    by: ['keyId', 'coordinate'],
    where: { key: apiKeysVisibleTo(viewer) },
    _sum: { requests: true },
    _max: { day: true },
    orderBy: [{ _max: { day: 'desc' } }, { coordinate: 'asc' }, { keyId: 'asc' }],
    take: MOST_SHOWN,
  })
  const keys = await prisma.apiKey.findMany({
    where: { AND: [apiKeysVisibleTo(viewer), { id: { in: sums.map(({ keyId }) => keyId) } }] },
    select: { id: true, name: true, start: true },
  })
  const keyOf = new Map(keys.map(key => [key.id, key]))
  return sums.flatMap(({ keyId, coordinate, _sum, _max }) => {
    const key = keyOf.get(keyId)
    if (!key || _max.day === null) return []
    const { name: keyName, start: keyStart } = key
    return [{ coordinate, keyName, keyStart, requests: _sum.requests ?? 0, lastUsedOn: _max.day }]
  })
}

/** The most deprecated parts that are listed, each with a key. */
export const MOST_SHOWN = 100
