import type { AppContext, Viewer } from '../appContext.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long counts are kept, in days. */
const VISIT_RETENTION = 400
/** The days that are summed, and the pages that are listed. */
const SHOWN_DAYS = 30
const SHOWN_PAGES = 50

/** Visits of pages that were counted and not stored yet: paths of our own pages alone. */
export type CountedVisits = ReadonlyMap<string, number>

/** Adds visits to those of the day. One statement; nothing of a visitor is in it. */
export async function addVisits({ app, visits }: { app: AppContext; visits: CountedVisits }): Promise<void> {
  if (visits.size === 0) return
  await app.database.prisma.$executeRaw`
    INSERT INTO "PageVisit" ("day", "path", "visits")
    SELECT ${app.now()}::timestamptz::date, given."path", given."visits"
    FROM unnest(${[...visits.keys()]}::text[], ${[...visits.values()]}::int[]) AS given ("path", "visits")
    ORDER BY 2
    ON CONFLICT ("day", "path") DO UPDATE SET "visits" = "PageVisit"."visits" + EXCLUDED."visits"`
}

/** The most visited pages of the last 30 days; null for everybody but admins. */
export async function readPageVisits({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<{ name: string; count: number }[] | null> {
  if (viewer?.role !== 'ADMIN') return null
  const rows = await app.database.prisma.pageVisit.groupBy({
    by: ['path'],
    where: { day: { gt: new Date(app.now().getTime() - SHOWN_DAYS * DAY) } },
    _sum: { visits: true },
    orderBy: [{ _sum: { visits: 'desc' } }, { path: 'asc' }],
    take: SHOWN_PAGES,
  })
  return rows.map(({ path, _sum }) => ({ name: path, count: _sum.visits ?? 0 }))
}

/** Removes counts that are older than 400 days. */
export async function removeOldVisits({ app }: { app: AppContext }): Promise<void> {
  await app.database.prisma.pageVisit.deleteMany({
    where: { day: { lt: new Date(app.now().getTime() - VISIT_RETENTION * DAY) } },
  })
}
